import CoreGraphics
import Foundation

extension TextLines {
    /// Draws the lines in a rectangle of the text's space.
    ///
    /// - Parameters:
    ///   - origin: The top left corner of the text in the context's user space, whose y axis must point down.
    ///   - color: The color of text without a color.
    package func draw(
        in rect: CGRect, of context: CGContext, at origin: CGPoint, color: CGColor.RGBA = .black,
        parts: DrawnText = .all
    ) {
        guard rect.minY <= rect.maxY else { return }
        let first = index(atHeight: rect.minY)
        var index = first.index
        while index < shownCount {
            let frame = frame(of: index)
            let top = pieces.sum(before: index).height
            guard top < rect.maxY || index == first.index else { return }
            let y = top + spaceBefore(index, pieces[index], frame)
            frame.draw(in: context, at: CGPoint(x: origin.x, y: origin.y + y), color: color, parts: parts)
            index += 1
        }
    }
}
