import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// A layer that draws text, starting at its top, in the size of the font, in a single line unless it wraps.
///
/// As for all layers without a view, `contentsScale` is 1 until set: set it to the screen's scale for sharp text.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catextlayer>.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// Creates a layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Creates a copy of a layer's properties; for a text layer, including the properties of its text.
    public override init(layer: Any) {
        super.init(layer: layer)
        needsDisplayOnBoundsChange = true
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
        (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
        (alignmentMode, truncationMode) = (layer.alignmentMode, layer.truncationMode)
    }

    /// Creates a layer without text; archives of layers do not exist on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    nonisolated deinit {}

    // MARK: Getting and setting the text

    /// The text: a `String`, drawn with the layer's font and color, or an `NSAttributedString` with its attributes.
    open var string: Any? { didSet { setNeedsDisplay() } }

    // MARK: Text visual properties

    /// A `UIFont`, or the name of a font with the size `fontSize`. `nil`, the default, is Helvetica, or the system
    /// font if that is not installed. Attributed text uses it for the parts without a font.
    open var font: Any? { didSet { setNeedsDisplay() } }

    /// The font's size in points. The default is 36. Sizes that are not above 0 draw no text.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { setNeedsDisplay() } } }

    /// The color of plain text. The default is white.
    open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }

    // MARK: Text alignment and truncation

    /// Whether lines wrap at the width of the bounds. The default is `false`.
    open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }

    /// The alignment of lines in the width of the bounds.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
    }

    /// The position of an ellipsis in text that is too long. The default is `none`: the text is clipped at the bounds.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { setNeedsDisplay() } }
    }

    // MARK: Drawing

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        let (bounds, blocks) = (bounds, blocks)
        guard !blocks.isEmpty, fontSize > 0, fontSize.isFinite else { return }
        let truncates = truncationMode != .none
        let stack = TextStack(
            blocks, width: bounds.width, lineLimit: isWrapped ? nil : 1,
            heightLimit: isWrapped && truncates ? bounds.height : nil)
        ctx.saveGState()
        ctx.clip(to: bounds)
        stack.draw(in: ctx, at: bounds.origin, color: (foregroundColor ?? .clear).rgba)
        ctx.restoreGState()
    }

    private var blocks: [TextBlock] {
        var defaults = TextDefaults(font: drawnFont, traits: .current)
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        style.lineBreakMode = lineBreakMode
        if let text = string as? NSAttributedString {
            defaults.lineBreakMode = lineBreakMode
            var styled = TextDocument(text)
            styled.changeAttributes { $0[.paragraphStyle] = style }
            return styled.textBlocks(defaults)
        }
        let text = string as? String ?? (string as? NSString).map { "\($0)" } ?? ""
        return TextDocument(text, attributes: [.paragraphStyle: style]).textBlocks(defaults)
    }

    private var lineBreakMode: NSLineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }

    private var drawnFont: UIFont {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
        default:
            UIFont.isInstalled(family: "Helvetica")
                ? UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
                : .systemFont(ofSize: fontSize)
        }
    }
}

/// Alignments of a text layer's lines. The raw values are the same as in Core Animation.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// According to the writing direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// Positions of the ellipsis in a text layer. The raw values are the same as in Core Animation.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No ellipsis.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the start of the line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end of the line.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle of the line.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
