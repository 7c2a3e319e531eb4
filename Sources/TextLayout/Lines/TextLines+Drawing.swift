import CoreGraphics
import Foundation

extension TextLines {
    /// Draws the lines that are in a rectangle of the text's space.
    ///
    /// - Parameters:
    ///   - origin: Where the text's top left corner is in the context's user space, whose y must go down.
    ///   - color: For text without a colour.
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
