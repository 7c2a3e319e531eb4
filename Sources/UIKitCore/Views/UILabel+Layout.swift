import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

extension UILabel {
    /// Laid-out text and its position.
    struct PlacedText {
        var stack: TextStack
        /// Position of the stack's top left corner.
        var origin: CGPoint
    }

    /// The text for layout. Plain text has no color attribute, so that a color change needs no layout.
    var blocks: [TextBlock] {
        if let cachedBlocks { return cachedBlocks }
        var defaults = TextDefaults(font: content.font, traits: traitCollection)
        defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let blocks: [TextBlock]
        if let attributed = content.attributed {
            defaults.font = content.plainFont
            defaults.color = content.uniformColor
            defaults.traits = traitsWithTint
            defaults.lineBreakMode = content.lineBreakMode
            defaults.paragraph.alignment = content.alignment
            blocks = shownColors(attributed.document).textBlocks(defaults)
        } else if let text = content.text, !text.isEmpty {
            var style = ParagraphValues()
            style.alignment = content.alignment
            style.lineBreakMode = content.lineBreakMode
            let run = TextBlock.Run(text: text, attributes: defaults.attributes([:]))
            blocks = [TextBlock(runs: [run], style: defaults.style(style))]
        } else {
            blocks = []
        }
        cachedBlocks = blocks
        return blocks
    }

    private func shownColors(_ text: TextDocument) -> TextDocument {
        guard isHighlighted, let highlightedTextColor else { return text }
        var changed = text
        changed.changeAttributes { $0[.foregroundColor] = highlightedTextColor }
        return changed
    }

    private var lineLimit: Int? { numberOfLines > 0 ? numberOfLines : nil }

    // MARK: - Measuring

    func measuredSize(width: CGFloat?, lines: Int) -> CGSize {
        // Empty text has no height; a label of several lines has the width of its widest line.
        guard !blocks.isEmpty else { return .zero }
        let stack = TextStack(blocks, width: width, lineLimit: lines > 0 ? lines : nil)
        return roundedUp(CGSize(width: min(stack.size.width, width ?? .infinity), height: stack.size.height))
    }

    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard !blocks.isEmpty, bounds.width > 0, bounds.height > 0 else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let (width, height) = (bounds.width < 1e6 ? bounds.width : nil, bounds.height < 1e6 ? bounds.height : nil)
        let stack = TextStack(blocks, width: width, lineLimit: lines > 0 ? lines : nil, heightLimit: height)
        let size = roundedUp(stack.size)
        let shown = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        let free = width == nil ? 0 : bounds.width - shown.width
        let x: CGFloat =
            switch resolvedAlignment(of: stack) {
            case .right: free
            case .center: free / 2
            default: 0
            }
        return CGRect(origin: CGPoint(x: bounds.minX + x, y: bounds.minY), size: shown)
    }

    /// Returns the alignment, with `.natural` converted to the side where the text begins.
    private func resolvedAlignment(of text: TextStack) -> NSTextAlignment {
        switch content.alignment {
        case .natural, .justified:
            effectiveUserInterfaceLayoutDirection == .rightToLeft || text.isRightToLeft ? .right : .left
        case let alignment: alignment
        }
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        let scale = max(traitCollection.displayScale, 1)
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    // MARK: - Placing

    func placedText(in rect: CGRect) -> PlacedText {
        // A tolerance of half a point, so that rounding drops no line.
        let height = rect.height + 0.5
        var scale: CGFloat = 1
        var tightening: CGFloat = 0
        if allowsDefaultTighteningForTruncation {
            tightening = TextFitting.tightening(
                blocks, width: rect.width, lineLimit: lineLimit, heightLimit: height)
        }
        if tightening == 0, adjustsFontSizeToFitWidth {
            let minimum = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.5
            scale = TextFitting.scale(
                blocks, width: rect.width, lineLimit: lineLimit, heightLimit: height, minimum: minimum)
        }
        let stack = TextStack(
            blocks, width: rect.width, lineLimit: lineLimit, heightLimit: height, scale: scale, tightening: tightening)
        var y = rect.minY + (rect.height - stack.size.height) / 2
        if scale < 1, baselineAdjustment != .alignCenters, let font = content.font as UIFont? {
            let usualTop = rect.minY + (rect.height - font.lineHeight * CGFloat(stack.lineCount)) / 2
            y = baselineAdjustment == .none ? usualTop : usualTop + font.ascender - stack.firstBaseline
        }
        // The origin is aligned to pixels, so that the letters of all labels are rendered alike.
        let pixels = displayPixelScale
        return PlacedText(stack: stack, origin: CGPoint(x: rect.minX, y: (y * pixels).rounded() / pixels))
    }

    // Chosen (Layout): If a label is lower than its lines, its baselines are those of all lines, including hidden
    // lines. The lines are centered in the label.
    /// The lines are centered, so that the baselines move with half of the height. In a label that is lower than its
    /// lines, the baselines are those of all lines, including hidden ones. Without text, they are those of one line
    /// that fills the label.
    package func textBaselines(forWidth width: CGFloat) -> TextBaselines? {
        guard !blocks.isEmpty else {
            return TextBaselines(
                first: .init(share: 0, offset: font.ascender), last: .init(share: 1, offset: font.descender))
        }
        let height = measuredSize(width: width > 0 && width < 1e6 ? width : nil, lines: numberOfLines).height
        let text = placedText(in: CGRect(x: 0, y: 0, width: width > 0 ? width : 1e6, height: height))
        return TextBaselines(
            firstFromTop: text.origin.y + text.stack.firstBaseline,
            lastFromTop: text.origin.y + text.stack.lastBaseline, height: height, share: 0.5)
    }

    // MARK: - Drawing

    func draw(_ text: PlacedText, in context: CGContext) {
        context.saveGState()
        if let shadowColor {
            let color = CGColor(components: shadowColor.renderColor(in: traits(for: shadowColor)))
            context.setShadow(offset: shadowOffset, blur: 0, color: color)
        }
        // A disabled label is dimmed as a whole, including the text's color attributes.
        if !isEnabled {
            context.setAlpha(0.4)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        let textColor = isHighlighted ? highlightedTextColor ?? content.textColor : content.textColor
        let color = textColor.renderColor(in: traits(for: textColor))
        text.stack.draw(
            in: context, at: text.origin,
            color: CGColor.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
        if !isEnabled { context.endTransparencyLayer() }
        context.restoreGState()
    }

    /// Draws the text into a bitmap of minimal size, positioned by the layer's gravity.
    func displayText(_ layer: CALayer) {
        let bounds = bounds
        guard bounds.isDrawable, !blocks.isEmpty else { return showNothing() }
        let text = placedText(in: bounds)
        let scale = layer.contentsScale
        let (area, gravity) = LabelBitmap.area(for: inkArea(of: text), in: bounds, scale: scale)
        guard area.isDrawable, let context = CGContext.makeBitmap(size: area.size, scale: scale, isOpaque: false)
        else { return showNothing() }
        context.translateBy(x: -area.minX, y: -area.minY)
        draw(text, in: context)
        layer.contentsGravity = gravity
        layer.contents = context.takeBitmap()
        flags.hasDrawnContents = true
    }

    private func showNothing() {
        layer.contents = nil
        flags.hasDrawnContents = false
    }

    private func inkArea(of text: PlacedText) -> CGRect {
        // Letters, underlines and backgrounds may overflow their line's box by a fraction of its height.
        let margin = (content.font.lineHeight / 4).rounded(.up)
        let area = text.stack.areaWithShadows(
            text.stack.linesRect.offsetBy(dx: text.origin.x, dy: text.origin.y).insetBy(dx: -margin, dy: -margin))
        guard shadowColor != nil else { return area }
        return area.union(area.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
    }
}

extension UILabel: TextDisplaying {
    package var textInMessages: String { text ?? "" }

    package var textInDescription: String? { text }

    package var lineHeight: CGFloat? { font.lineHeight }
}
