import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// A view that displays text, in one or several lines.
///
/// The text is centered vertically; `textAlignment` determines the horizontal alignment. Text that does not fit is
/// truncated according to `lineBreakMode`, after it was reduced if `adjustsFontSizeToFitWidth` is set. A label that is
/// not subclassed has pixels only for the area of its text. It receives no touches unless `isUserInteractionEnabled`
/// is set.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilabel>.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var content = LabelContent()
    /// The cached layout input for `content`.
    var cachedBlocks: [TextBlock]?

    /// Creates a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.needsDisplayOnBoundsChange = true
    }

    /// Creates a label from a storyboard or nib. Other coders create a label without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.needsDisplayOnBoundsChange = true
        if let coder = coder.ofDocument {
            decodeLabel(from: coder)
        } else {
            isUserInteractionEnabled = false
        }
    }

    // MARK: - Accessing the text

    /// The text. Setting it removes the attributes of `attributedText`.
    open var text: String? {
        get { content.attributed?.document.string ?? content.text }
        set {
            guard content.attributed != nil || content.text != newValue else { return }
            changeContent { $0.text = newValue }
        }
    }

    /// The text with its attributes. For plain text the attributes are the label's properties.
    open var attributedText: NSAttributedString? {
        get {
            content.attributed?.attributedString
                ?? content.text.map { NSAttributedString(string: $0, attributes: content.attributes) }
        }
        set { setText(newValue.map(AttributedText.init)) }
    }

    /// The font of the whole text. The default, also for `nil`, is the system font of 17 points.
    open var font: UIFont! {
        get { content.font }
        set {
            appearanceDidChange(\.font, to: newValue)
            let font = newValue ?? LabelContent.standardFont
            guard font != content.font || content.attributed != nil else { return }
            changeContent {
                $0.font = font
                $0.apply(.font, font)
            }
        }
    }

    /// The color of the whole text. The default, also for `nil`, is `UIColor.label`.
    open var textColor: UIColor! {
        get { content.textColor }
        set {
            appearanceDidChange(\.textColor, to: newValue)
            let color = newValue ?? .label
            guard color != content.textColor || content.attributed != nil else { return }
            content.textColor = color
            // The color does not affect the layout.
            if content.attributed == nil { return setNeedsDisplay() }
            changeContent { $0.apply(.foregroundColor, color) }
        }
    }

    /// The horizontal alignment of lines; natural by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            guard newValue != content.alignment || content.attributed != nil else { return }
            changeContent {
                $0.alignment = newValue
                $0.applyToParagraphs { $0.alignment = newValue }
            }
        }
    }

    /// The truncation or wrapping of text that does not fit. The default truncates the end.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            guard newValue != content.lineBreakMode || content.attributed != nil else { return }
            changeContent {
                $0.lineBreakMode = newValue
                $0.applyToParagraphs { $0.lineBreakMode = newValue }
            }
        }
    }

    /// Whether the label is drawn enabled. The default is `true`; the text of a disabled label is dimmed.
    open var isEnabled: Bool = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the font is updated when the preferred content size category changes. The default is `false`.
    open var adjustsFontForContentSizeCategory: Bool = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    // MARK: - Sizing the text

    /// The maximum number of lines; 0 for any number. The default is 1.
    open var numberOfLines: Int = 1 {
        didSet {
            if numberOfLines < 0 { numberOfLines = 0 }
            if numberOfLines != oldValue { contentDidChange() }
        }
    }

    /// Whether text that is too long is reduced instead of truncated, down to `minimumScaleFactor`. The default is
    /// `false`.
    open var adjustsFontSizeToFitWidth: Bool = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// Whether letter spacing is tightened before text is reduced or truncated, by at most 5 hundredths of the font's
    /// size. The default is `false`.
    open var allowsDefaultTighteningForTruncation: Bool = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
    }

    /// The smallest scale factor of reduced text. The default, 0, uses a half, which is still legible.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// The vertical alignment of reduced text. The default is the baseline of the original size.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// The width in points at which `intrinsicContentSize` breaks lines; 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: - Managing highlight values

    /// The color of the whole text in the highlighted state. `nil`, the default, leaves the color unchanged.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { highlightDidChange() } }
    }

    /// Whether the label is drawn in its highlighted color.
    open var isHighlighted: Bool = false {
        didSet { if isHighlighted != oldValue { highlightDidChange() } }
    }

    private func highlightDidChange() {
        if content.attributed != nil { cachedBlocks = nil }
        setNeedsDisplay()
    }

    // MARK: - Drawing a shadow

    /// The color of a sharp shadow; `nil`, the default, draws no shadow.
    open var shadowColor: UIColor? {
        didSet {
            appearanceDidChange(\.shadowColor, to: shadowColor)
            if shadowColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The offset of the shadow in points; positive height is downward. The default is one point upward.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            appearanceDidChange(\.shadowOffset, to: shadowOffset)
            if shadowOffset != oldValue { setNeedsDisplay() }
        }
    }

    /// Has no effect on the text, which is redrawn when the bounds change.
    open override var contentMode: ContentMode {
        didSet { setNeedsDisplay() }
    }

    // MARK: - Drawing and positioning overrides

    /// Returns the area of text with a maximum number of lines (0 for any number) in a rectangle: at its top, with the
    /// width and height of the lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// Draws the text into the current context, vertically centered in a rectangle. To draw with insets, call it with
    /// a smaller rectangle.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isDrawable, !blocks.isEmpty else { return }
        draw(placedText(in: rect), in: context)
    }

    /// Draws the text in the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func display(_ layer: CALayer) {
        // A subclass may draw anywhere; only the default drawing is limited to the text.
        if type(of: self) == UILabel.self { displayText(layer) } else { super.display(layer) }
    }

    // MARK: - Measuring

    /// Returns the size of the text wrapped at a width, in whole pixels. Single-line text and widths of 0 or less do
    /// not wrap.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines != 1 && size.width > 0 && size.width < 1e6 ? size.width : nil
        return measuredSize(width: width, lines: numberOfLines)
    }

    override var contentHeightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    override var canBreakLines: Bool { true }

    /// Returns the natural width of the text, and its height at a width from constraints.
    override func contentSize(forWidth width: CGFloat) -> CGSize {
        let natural = intrinsicContentSize
        guard contentHeightDependsOnWidth, width > 0, width < natural.width else { return natural }
        return CGSize(width: natural.width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// The size of the text, wrapped at `preferredMaxLayoutWidth` if it is set.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Colors are part of attributed text's layout.
        let isMirrored = previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
        let hasOtherLanguage = previousTraitCollection?.typesettingLanguage != traitCollection.typesettingLanguage
        if content.attributed != nil || isMirrored || hasOtherLanguage { cachedBlocks = nil }
        // The language may select different fonts, with a different height.
        if hasOtherLanguage { invalidateIntrinsicContentSize() }
        let category = previousTraitCollection?.preferredContentSizeCategory
        if category != traitCollection.preferredContentSizeCategory { followContentSizeCategory() }
        setNeedsDisplay()
    }

    /// Updates text whose colors follow the tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // Colors are part of attributed text's layout.
        guard content.attributed != nil else { return }
        cachedBlocks = nil
        setNeedsDisplay()
    }

    /// Text with its own colors is updated automatically.
    override var drawsTint: Bool {
        type(of: self) != UILabel.self || content.textColor.dependsOnTint || highlightedTextColor?.dependsOnTint == true
            || shadowColor?.dependsOnTint == true
    }

    private func followContentSizeCategory() {
        guard adjustsFontForContentSizeCategory, content.followContentSize(traitCollection) else { return }
        contentDidChange()
    }

    // MARK: - Changes

    /// Whether the text is attributed.
    package var hasAttributes: Bool { content.attributed != nil }

    /// Sets attributed text like `attributedText`, from a value that is released afterwards.
    package func setText(_ text: TextDocument?) { setText(text.map(AttributedText.init)) }

    private func setText(_ new: AttributedText?) {
        guard let new else {
            guard text != nil else { return }
            return changeContent { $0.setAttributed(nil) }
        }
        if let old = content.attributed, old.document.isEqual(to: new.document) { return }
        changeContent { $0.setAttributed(new) }
    }

    /// Sets the font and color of text without these attributes, also in attributed text.
    package func setDefaults(font: UIFont, textColor: UIColor) {
        if textColor != content.textColor {
            content.textColor = textColor
            if content.attributed != nil { cachedBlocks = nil }
            setNeedsDisplay()
        }
        if font != content.font { changeContent { $0.font = font } }
    }

    func changeContent(_ change: (inout LabelContent) -> Void) {
        change(&content)
        contentDidChange()
    }

    private func contentDidChange() {
        cachedBlocks = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Accessibility

    /// `true` if the label has text, unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? (text?.isEmpty == false) }
        set { accessibilityValues.isElement = newValue }
    }

    /// The text unless set.
    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? text }
        set { accessibilityValues.label = newValue }
    }

    /// `staticText` unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .staticText }
        set { accessibilityValues.traits = newValue }
    }

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addLabelProperties(to: super.namedProperties) }
}
