import CoreGraphics
import Foundation
import TextLayout

/// Creates pictures of the visible lines of a range for a drag. The pictures do not change if the text changes.
@MainActor
enum TextLinesPicture {
    /// Returns a preview of a range at its position; `nil` if the range is not visible.
    static func preview(
        of range: Range<Int>, in host: any TextTransferHost, _ options: UITextDragOptions
    ) -> UITargetedDragPreview? {
        let (lines, visible) = (host.editor.lines, host.content.visible)
        let first = lines.place(at: visible.origin).offset
        let last = lines.place(at: CGPoint(x: visible.maxX, y: visible.maxY)).offset
        let part = range.clamped(to: min(first, last)..<max(first, last))
        let rects = lines.rects(for: part).map { $0.intersection(visible) }.filter { !$0.isEmpty }
        guard !rects.isEmpty else { return nil }
        let padding = UIPreviewParameters.textPadding
        let area = rects.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -padding.width, dy: -padding.height)
        let local = rects.map { $0.offsetBy(dx: -area.minX, dy: -area.minY) }
        let image = draw(part, local, of: host, area: area, options)
        let origin = host.textOrigin
        let parameters = UIDragPreviewParameters(textLineRects: local.map { NSValue(cgRect: $0) })
        // In the dark user interface style, the preview has a different background than the text below it.
        parameters.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
        }
        return UITargetedDragPreview(
            view: UIImageView(image: image), parameters: parameters,
            target: UIDragPreviewTarget(
                container: host, center: CGPoint(x: area.midX + origin.x, y: area.midY + origin.y)))
    }

    /// - Parameters:
    ///   - rects: The parts of the area to draw, in the coordinate space of the picture.
    ///   - area: The area of the text that the picture shows, in the text's coordinate space.
    private static func draw(
        _ range: Range<Int>, _ rects: [CGRect], of host: any TextTransferHost, area: CGRect,
        _ options: UITextDragOptions
    ) -> UIImage {
        let strips = options.contains(.stripTextColorFromPreviews)
        let (lines, top) = strips ? withoutColors(range, of: host.editor) : (host.editor.lines, 0)
        let traits = host.traitCollection
        let color = (strips ? .label : host.editor.color ?? .label).renderColor(in: traits)
        let renderer = UIGraphicsImageRenderer(size: area.size, format: UIGraphicsImageRendererFormat(for: traits))
        return renderer.image { renderer in
            let context = renderer.cgContext
            let path = CGMutablePath()
            for rect in rects { path.addRect(rect) }
            context.addPath(path)
            context.clip()
            lines.draw(
                in: area.offsetBy(dx: 0, dy: -top), of: context, at: CGPoint(x: -area.minX, y: top - area.minY),
                color: CGColor.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
        }
    }

    /// Returns the paragraphs of a range without color attributes, and the distance of the first paragraph from the
    /// top of the text.
    private static func withoutColors(_ range: Range<Int>, of editor: TextEditor) -> (TextLines, CGFloat) {
        let text = editor.text.text
        let (start, end) = (text.paragraphStart(at: range.lowerBound), text.paragraphEnd(at: range.upperBound))
        var part = editor.text.document[start..<end]
        part.changeAttributes {
            for key: NSAttributedString.Key in [.foregroundColor, .backgroundColor, .link] { $0[key] = nil }
        }
        let copy = LaidOutDocument(
            part, defaults: editor.defaults, width: editor.lines.width.map { CGFloat($0) })
        copy.lines.layOutAll()
        let top = editor.lines.caretRect(at: TextPlace(start)).minY - copy.lines.caretRect(at: TextPlace(0)).minY
        return (copy.lines, top)
    }
}
