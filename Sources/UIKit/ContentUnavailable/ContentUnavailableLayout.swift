import Foundation

/// Where the parts of a view for missing content are: below each other, as a column in the middle.
///
/// All figures but the distances, which the configuration has, are chosen. Where there is too little height, the
/// margins above and below give way, then the image; what still does not fit is cut off at the bottom, so that the
/// title can be read.
struct ContentUnavailableLayout {
    /// The sizes of the parts in `columnWidth(in:)`; `nil` for those that are not there.
    struct Parts {
        var image: CGSize?
        var text: CGSize?
        var secondaryText: CGSize?
        var button: CGSize?
        var secondaryButton: CGSize?
    }

    /// Where the parts are; `nil` for those that are not there, or have given way.
    struct Frames: Equatable {
        var image: CGRect?
        var text: CGRect?
        var secondaryText: CGRect?
        var button: CGRect?
        var secondaryButton: CGRect?
    }

    /// The widest column, in points, so that lines stay readable in wide windows.
    static let greatestColumnWidth: CGFloat = 480
    /// The width that margins leave to the column, where the view has it.
    static let leastColumnWidth: CGFloat = 120

    var margins = UIEdgeInsets.zero
    var isCentered = true
    var isRightToLeft = false
    var imageToText: CGFloat = 0
    var textToSecondaryText: CGFloat = 0
    var textToButton: CGFloat = 0
    var buttonToSecondaryButton: CGFloat = 0
    /// Whether what is too high is scrolled, so that nothing gives way.
    var isScrolled = false
    /// Pixels a point.
    var scale: CGFloat = 1

    // MARK: Measuring

    /// The width of the column in a view of a width.
    func columnWidth(in width: CGFloat) -> CGFloat {
        let (left, right) = sideMargins(in: width)
        return min(max(0, width - left - right), Self.greatestColumnWidth)
    }

    /// The margins at the sides: narrower ones where they would leave too little.
    private func sideMargins(in width: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let (left, right) = (max(0, margins.left), max(0, margins.right))
        let room = max(0, width - Self.leastColumnWidth)
        guard left + right > room else { return (left, right) }
        let factor = room / (left + right)
        return (left * factor, right * factor)
    }

    /// The height of the parts with the space between them, without margins.
    func contentHeight(of parts: Parts) -> CGFloat { rows(of: parts).last?.end ?? 0 }

    /// The height of everything with its margins.
    func height(of parts: Parts) -> CGFloat { max(0, margins.top) + contentHeight(of: parts) + max(0, margins.bottom) }

    // MARK: Placing

    /// Where the parts are in a view of a size.
    func frames(of all: Parts, in size: CGSize) -> Frames {
        var parts = all
        if !isScrolled, parts.text != nil || parts.secondaryText != nil || parts.button != nil,
            contentHeight(of: parts) > size.height
        {
            parts.image = nil
        }
        let rows = rows(of: parts)
        let top = top(of: rows.last?.end ?? 0, in: size.height)
        let (left, right) = sideMargins(in: size.width)
        let column = columnWidth(in: size.width)
        // In the middle of the margins, or where reading begins.
        let start =
            isCentered
            ? left + (size.width - left - right - column) / 2 : isRightToLeft ? size.width - right - column : left
        var frames = Frames()
        for row in rows {
            let width = min(row.size.width, column)
            let x =
                isCentered ? start + (column - width) / 2 : isRightToLeft ? start + column - width : start
            frames[keyPath: row.part.frame] = CGRect(
                x: pixel(x), y: pixel(top + row.start), width: width, height: row.size.height)
        }
        return frames
    }

    private func pixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

    /// Where parts of a height begin: in the middle between the margins, or of the whole height, or at the top.
    private func top(of content: CGFloat, in height: CGFloat) -> CGFloat {
        let (above, below) = (max(0, margins.top), max(0, margins.bottom))
        if content + above + below <= height { return above + (height - above - below - content) / 2 }
        if isScrolled { return above }
        guard content < height else { return 0 }
        return (height - content) * (above / (above + below))
    }

    // MARK: Rows

    private enum Part {
        case image, text, secondaryText, button, secondaryButton

        var isText: Bool { self == .text || self == .secondaryText }

        var frame: WritableKeyPath<Frames, CGRect?> {
            switch self {
            case .image: \.image
            case .text: \.text
            case .secondaryText: \.secondaryText
            case .button: \.button
            case .secondaryButton: \.secondaryButton
            }
        }
    }

    private struct Row {
        let part: Part
        let size: CGSize
        let start: CGFloat
        var end: CGFloat { start + size.height }
    }

    /// The parts that are there, from the first one's top.
    private func rows(of parts: Parts) -> [Row] {
        let all: [(Part, CGSize?)] = [
            (.image, parts.image), (.text, parts.text), (.secondaryText, parts.secondaryText),
            (.button, parts.button), (.secondaryButton, parts.secondaryButton),
        ]
        var rows: [Row] = []
        for case (let part, let size?) in all {
            let distance = rows.last.map { space(between: $0.part, and: part) } ?? 0
            rows.append(Row(part: part, size: size, start: (rows.last?.end ?? 0) + distance))
        }
        return rows
    }

    /// Buttons right under the image are as far from it as from a text (chosen).
    private func space(between upper: Part, and lower: Part) -> CGFloat {
        let space =
            if lower.isText {
                upper == .image ? imageToText : textToSecondaryText
            } else {
                upper == .button ? buttonToSecondaryButton : textToButton
            }
        return space.isFinite ? max(0, space) : 0
    }
}
