import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// A layer that draws text, from its top, as large as the font says, in one line unless it wraps.
///
/// As with all layers that no view made, `contentsScale` is 1 until it is set: set it to the screen's scale for sharp text.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catextlayer>.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// Makes a layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Makes a copy of a layer's own properties; with a text layer, also of its text's.
    public override init(layer: Any) {
        super.init(layer: layer)
        needsDisplayOnBoundsChange = true
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
        (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
        (alignmentMode, truncationMode) = (layer.alignmentMode, layer.truncationMode)
    }

    /// Makes a layer without text; archives of layers do not exist on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    nonisolated deinit {}

    // MARK: Getting and setting the text

    /// A `String`, which is drawn with the layer's font and colour, or an `NSAttributedString`, which has its own.
    open var string: Any? { didSet { setNeedsDisplay() } }

    // MARK: Text visual properties

    /// A `UIFont`, or the name of a font; `fontSize` is its size. `nil`, the default, is Helvetica, or the system font
    /// if that is not installed. In attributed text it is the font of the parts without a font.
    open var font: Any? { didSet { setNeedsDisplay() } }

    /// The font's size in points, 36 unless set. Sizes that are not above 0 draw nothing.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { setNeedsDisplay() } } }

    /// The colour of plain text; white unless set.
    open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }

    // MARK: Text alignment and truncation

    /// Whether lines are broken at the width of the bounds. `false` unless set.
    open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }

    /// How lines lie in the bounds' width.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
    }

    /// Where text that is too long ends in an ellipsis; nowhere unless set, then it is cut off at the bounds.
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

/// How the lines of a text layer lie in its width. Raw values are Core Animation's.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the text's direction has it.
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

/// Where a text layer's text ends in an ellipsis. Raw values are Core Animation's.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nowhere.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the beginning of the line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
