import CoreGraphics
import Foundation
import TextLayout

/// Measures and draws `String` and `NSAttributedString`. A string with attributes is converted to a document instead
/// of an attributed string, since Foundation on Linux never frees the attributes of attributed strings.
extension TextDocument {
    func size() -> CGSize { TextStack(textBlocks(TextDefaults()), width: nil).size }

    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let drawing = TextDrawing(self, rect: CGRect(origin: .zero, size: size), options, context?.minimumScaleFactor)
        let measured = drawing.measured()
        context?.actualScaleFactor = measured.scale
        context?.totalBounds = measured.bounds
        return measured.bounds
    }

    func draw(at point: CGPoint) {
        draw(
            with: CGRect(origin: point, size: .zero), options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: nil)
    }

    func draw(in rect: CGRect) {
        guard rect.isDrawable else { return }
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext(), rect.origin.x.isFinite, rect.origin.y.isFinite else { return }
        let drawing = TextDrawing(self, rect: rect, options, context?.minimumScaleFactor)
        let measured = drawing.draw(in: target)
        context?.actualScaleFactor = measured.scale
        context?.totalBounds = measured.bounds
    }
}

/// The text, rectangle and options of a call of a drawing function.
private struct TextDrawing: Sendable {
    struct Measured: Sendable {
        var bounds: CGRect
        var scale: CGFloat
    }

    private let blocks: [TextBlock]
    private let rect: CGRect
    private let isMultiline: Bool
    private let truncates: Bool
    private let minimumScale: CGFloat

    init(_ text: TextDocument, rect: CGRect, _ options: NSStringDrawingOptions, _ minimumScale: CGFloat?) {
        isMultiline = options.contains(.usesLineFragmentOrigin)
        truncates = options.contains(.truncatesLastVisibleLine)
        var defaults = TextDefaults()
        if truncates { defaults.lineBreakMode = .byTruncatingTail }
        blocks = text.textBlocks(defaults)
        self.rect = rect
        self.minimumScale = minimumScale ?? 0
    }

    private static func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }

    private func layout() -> (stack: TextStack, origin: CGPoint, scale: CGFloat) {
        guard isMultiline else {
            let stack = TextStack(blocks, width: nil, lineLimit: 1)
            return (stack, CGPoint(x: rect.minX, y: rect.minY - stack.firstBaseline), 1)
        }
        let (width, height) = (Self.limit(rect.width), Self.limit(rect.height))
        var scale: CGFloat = 1
        if let width, minimumScale > 0 {
            scale = TextFitting.scale(
                blocks, width: width, lineLimit: nil, heightLimit: height, minimum: minimumScale)
        }
        // A style that truncates text limits it to a single line. The option `truncatesLastVisibleLine` truncates only
        // the last line.
        let isOneLine = !truncates && blocks.first?.cutsLines == true
        let stack = TextStack(
            blocks, width: width, lineLimit: isOneLine ? 1 : nil, heightLimit: height, scale: scale)
        return (stack, rect.origin, scale)
    }

    private func measure(_ layout: (stack: TextStack, origin: CGPoint, scale: CGFloat)) -> Measured {
        // As on Apple's systems, a single line's rectangle is relative to the baseline, with y up.
        let descent = layout.stack.size.height - layout.stack.firstBaseline
        let origin = isMultiline ? layout.origin : CGPoint(x: rect.minX, y: rect.minY - descent)
        return Measured(bounds: CGRect(origin: origin, size: layout.stack.size), scale: layout.scale)
    }

    func measured() -> Measured { measure(layout()) }

    func draw(in context: CGContext) -> Measured {
        let layout = layout()
        layout.stack.draw(in: context, at: layout.origin)
        return measure(layout)
    }
}
