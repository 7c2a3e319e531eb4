extension TextLines {
    /// A description of an invariant that does not hold, or `nil`. It is checked in builds with `IREKO_INVARIANTS`.
    package var violatedInvariant: String? {
        #if IREKO_INVARIANTS
            if let violated = text.violatedInvariant ?? pieces.violatedInvariant { return violated }
            let pieces = pieces.elements
            var offset = max(0, min(start, text.length))
            var breaks: [Int: Int] = [:]
            text.forEachBreak(in: offset..<text.length) { breaks[$0] = $1 }
            guard let last = pieces.last, last.endsParagraph else { return "the last piece does not end a paragraph" }
            for (index, piece) in pieces.enumerated() {
                let name = "piece \(index) at \(offset)"
                offset += piece.length
                let isLast = index == pieces.count - 1
                if piece.length == 0, !isLast { return "\(name) is empty" }
                if piece.breakLength != breaks.removeValue(forKey: offset) ?? 0 { return "\(name) has a wrong break" }
                if !isLast, piece.endsParagraph != (piece.breakLength > 0) { return "\(name) has a wrong end" }
                if index > 0, piece.startsParagraph != pieces[index - 1].endsParagraph {
                    return "\(name) has a wrong beginning"
                }
                if piece.contentLength > TextPiece.longest { return "\(name) is too long" }
                if !piece.height.isFinite || piece.height < 0 { return "\(name) has the height \(piece.height)" }
                if piece.frame != 0, !piece.isExact { return "\(name) has lines, but no exact height" }
            }
            if offset != text.length { return "the pieces end at \(offset) in a text of \(text.length) units" }
            if let range = breaks.keys.min() { return "the break before \(range) is inside a piece" }
            if settledCount > pieces.count { return "\(settledCount) of \(pieces.count) pieces are in rows" }
            if let shown = self.last, shown.index >= pieces.count { return "the last visible piece does not exist" }
        #endif
        return nil
    }
}
