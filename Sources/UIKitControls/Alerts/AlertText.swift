import CoreGraphics
import Foundation

/// A text in the upper part of an alert: one label, or, for a very long text, a column of labels that exist only near
/// the visible area. A single label would require a bitmap of the whole text.
@MainActor
final class AlertText {
    /// The maximum numbers of characters and lines in a label.
    private static let mostCharacters = 800
    private static let mostLines = 50

    private var text: String?
    private var pieces: [String] = []
    /// The heights of the pieces for a width.
    private var measured: (width: CGFloat, heights: [CGFloat])?
    private var labels: [Int: UILabel] = [:]
    private var (font, color) = (UIFont.systemFont(ofSize: UIFont.labelFontSize), UIColor.label)

    nonisolated deinit {}

    /// Changes the shown text. `nil` and empty texts are not shown.
    func show(_ text: String?, _ font: UIFont, _ color: UIColor) {
        if text != self.text {
            self.text = text
            pieces = Self.pieces(of: text ?? "")
            for index in labels.keys.filter({ $0 >= pieces.count }) { removeLabel(index) }
            for (index, label) in labels { label.text = pieces[index] }
            measured = nil
        }
        if font != self.font || color != self.color {
            (self.font, self.color) = (font, color)
            for label in labels.values { setUp(label) }
            measured = nil
        }
    }

    /// Discards the measured height, so that the text is measured again. Called, for example, when the display scale
    /// has changed.
    func forgetHeight() { measured = nil }

    /// Returns the height of the whole text for a width.
    ///
    /// - Parameter label: The label for measuring, in the window of the text.
    func height(inWidth width: CGFloat, measuringWith label: UILabel) -> CGFloat {
        heights(inWidth: width, measuringWith: label).reduce(0, +)
    }

    private func heights(inWidth width: CGFloat, measuringWith label: UILabel) -> [CGFloat] {
        if let measured, measured.width == width { return measured.heights }
        setUp(label)
        let heights = pieces.map { piece in
            label.text = piece
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        label.text = nil
        measured = (width, heights)
        return heights
    }

    /// Places labels for the pieces of text near the visible area, and removes the remaining labels.
    func place(in frame: CGRect, of view: UIView, seen: CGRect, measuringWith label: UILabel) {
        var y = frame.minY
        for (index, height) in heights(inWidth: frame.width, measuringWith: label).enumerated() {
            let place = CGRect(x: frame.minX, y: y, width: frame.width, height: height)
            y += height
            guard pieces.count == 1 || place.intersects(seen) else {
                removeLabel(index)
                continue
            }
            let label = labels[index] ?? addLabel(index, to: view)
            label.frame = place
        }
    }

    private func addLabel(_ index: Int, to view: UIView) -> UILabel {
        let label = UILabel()
        setUp(label)
        label.text = pieces[index]
        labels[index] = label
        view.addSubview(label)
        return label
    }

    private func removeLabel(_ index: Int) { labels.removeValue(forKey: index)?.removeFromSuperview() }

    private func setUp(_ label: UILabel) {
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
    }

    // MARK: Splitting

    /// Splits a long text into pieces, at the ends of lines or between words if possible. The line break or space
    /// between two pieces is dropped.
    static func pieces(of text: String) -> [String] {
        guard text.utf8.count > mostLines else { return text.isEmpty ? [] : [text] }
        var pieces: [String] = []
        var (start, lineEnd, wordEnd) = (text.startIndex, String.Index?.none, String.Index?.none)
        var (characters, lines) = (0, 0)
        var index = start
        while index < text.endIndex {
            if text[index].isNewline {
                lineEnd = index
                lines += 1
            } else if text[index].isWhitespace {
                wordEnd = index
            }
            characters += 1
            guard characters >= mostCharacters || lines >= mostLines else {
                index = text.index(after: index)
                continue
            }
            let end = lineEnd ?? wordEnd
            let piece = text[start..<(end ?? text.index(after: index))]
            // An empty piece needs a space to have the height of a line.
            pieces.append(piece.isEmpty ? " " : String(piece))
            start = text.index(after: end ?? index)
            index = start
            (lineEnd, wordEnd, characters, lines) = (nil, nil, 0, 0)
        }
        if start < text.endIndex { pieces.append(String(text[start...])) }
        return pieces
    }
}
