import Foundation

// Chosen (Controllers): The measures of an empty state are chosen, except the defaults that were read on Mac Catalyst.
// The order of shrinking in small windows is chosen, too. `natural` alignment aligns to the leading side, and buttons
// are stacked.
/// The layout of a content-unavailable view: a centered column.
///
/// The configuration specifies the distances. If the height is too small, the margins above and below are reduced
/// first. Then the image is hidden. Content that still does not fit is clipped at the bottom, so that the title remains
/// readable.
struct ContentUnavailableLayout {
    /// The sizes of the parts for `columnWidth(in:)`; `nil` for missing parts.
    struct Parts {
        var image: CGSize?
        var text: CGSize?
        var secondaryText: CGSize?
        var button: CGSize?
        var secondaryButton: CGSize?
    }

    /// The frames of the parts; `nil` for missing and hidden parts.
    struct Frames: Equatable {
        var image: CGRect?
        var text: CGRect?
        var secondaryText: CGRect?
        var button: CGRect?
        var secondaryButton: CGRect?
    }

    /// The maximum width of the column, in points, so that lines are readable in wide windows.
    static let greatestColumnWidth: CGFloat = 480
    /// The minimum width of the column. The side margins are reduced to reach it, if the view is wide enough.
    static let leastColumnWidth: CGFloat = 120

    var margins = UIEdgeInsets.zero
    var isCentered = true
    var isRightToLeft = false
    var imageToText: CGFloat = 0
    var textToSecondaryText: CGFloat = 0
    var textToButton: CGFloat = 0
    var buttonToSecondaryButton: CGFloat = 0
    /// Whether content that does not fit is scrolled, so that all parts keep their sizes.
    var isScrolled = false
    /// Pixels per point.
    var scale: CGFloat = 1

    // MARK: Measuring

    /// Returns the width of the column in a view of a width.
    func columnWidth(in width: CGFloat) -> CGFloat {
        let (left, right) = sideMargins(in: width)
        return min(max(0, width - left - right), Self.greatestColumnWidth)
    }

    /// Returns the margins at the sides, which are reduced if the column would be too narrow.
    private func sideMargins(in width: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let (left, right) = (max(0, margins.left), max(0, margins.right))
        let room = max(0, width - Self.leastColumnWidth)
        guard left + right > room else { return (left, right) }
        let factor = room / (left + right)
        return (left * factor, right * factor)
    }

    /// Returns the height of the parts with the space between them, without margins.
    func contentHeight(of parts: Parts) -> CGFloat { rows(of: parts).last?.end ?? 0 }

    /// Returns the height of the content with its margins.
    func height(of parts: Parts) -> CGFloat { max(0, margins.top) + contentHeight(of: parts) + max(0, margins.bottom) }

    // MARK: Placing

    /// Returns the frames of the parts in a view of a size.
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
        // The content is centered between the margins, or aligned to the leading side.
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

    /// Returns the top of content with a height. The content is centered between the margins. If it does not fit, the
    /// margins are reduced in proportion; if it does not fit without margins, it is at the top.
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

    /// Returns the parts that have a size, with their positions relative to the top of the first part.
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

    // Chosen (Controllers): In an empty state the distance between the image and the buttons is the same as between a
    // text and the buttons.
    /// Returns the space between two parts. The distance between buttons and the image is the same as between buttons
    /// and a text.
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
