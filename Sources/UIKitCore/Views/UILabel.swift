import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// A view that shows text, in one line or several.
///
/// The text stands in the middle of the label's height; `textAlignment` says where between its sides. Text that does not fit
/// is cut off as `lineBreakMode` says, after it was made smaller if `adjustsFontSizeToFitWidth` allows that. A label that is
/// not subclassed has pixels only where its text is. It gets no touches unless `isUserInteractionEnabled` is set.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilabel>.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var content = LabelContent()
    /// What was made of `content` for layout, until it changes.
    var cachedBlocks: [TextBlock]?

    /// Makes a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        layer.needsDisplayOnBoundsChange = true
    }

    /// Makes a label of a storyboard or nib. Any other coder makes one without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.needsDisplayOnBoundsChange = true
        if let coder = coder.ofDocument {
            decodeLabel(from: coder)
        } else {
            isUserInteractionEnabled = false
            isOpaque = false
        }
    }

    // MARK: - Accessing the text

    /// The text. Setting it removes the attributes that `attributedText` set.
    open var text: String? {
        get { content.attributed?.document.string ?? content.text }
        set {
            guard content.attributed != nil || content.text != newValue else { return }
            changeContent { $0.text = newValue }
        }
    }

    /// The text with its attributes; for text without, those of the label's properties.
    open var attributedText: NSAttributedString? {
        get {
            content.attributed?.attributedString
                ?? content.text.map { NSAttributedString(string: $0, attributes: content.attributes) }
        }
        set { setText(newValue.map(AttributedText.init)) }
    }

    /// The font of all of the text: 17 points of the system font unless set. `nil` stands for that too.
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

    /// The colour of all of the text. `UIColor.label` unless set; `nil` stands for that too.
    open var textColor: UIColor! {
        get { content.textColor }
        set {
            appearanceDidChange(\.textColor, to: newValue)
            let color = newValue ?? .label
            guard color != content.textColor || content.attributed != nil else { return }
            content.textColor = color
            // The layout is the same in any colour.
            if content.attributed == nil { return setNeedsDisplay() }
            changeContent { $0.apply(.foregroundColor, color) }
        }
    }

    /// Where lines stand between the two sides. Where reading begins, unless set.
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

    /// How text that does not fit is truncated or broken. Its end is truncated unless set.
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

    /// Whether the label looks usable. `true` unless set; the text of a disabled one is dimmed.
    open var isEnabled: Bool = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the font is made anew when the preferred size of text changes. `false` unless set.
    open var adjustsFontForContentSizeCategory: Bool = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    // MARK: - Sizing the text

    /// How many lines there may be; 0 for any number. 1 unless set.
    open var numberOfLines: Int = 1 {
        didSet {
            if numberOfLines < 0 { numberOfLines = 0 }
            if numberOfLines != oldValue { contentDidChange() }
        }
    }

    /// Whether text that is too long is made smaller rather than cut off, down to `minimumScaleFactor`. `false` unless set.
    open var adjustsFontSizeToFitWidth: Bool = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// Whether letters stand closer together before text is truncated, by at most 5 hundredths of the font's size; before it
    /// is made smaller, too. `false` unless set.
    open var allowsDefaultTighteningForTruncation: Bool = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
    }

    /// The smallest factor by which text is made smaller; 0, the default, stands for a half, which is still legible.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// Where text that was made smaller stands. On the line of the usual size, unless set.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// The width in which `intrinsicContentSize` breaks lines, in points; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: - Managing highlight values

    /// The colour of all of the text while the label is highlighted. `nil`, the default, leaves it as it is.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { highlightDidChange() } }
    }

    /// Whether the label is drawn in its highlighted colour.
    open var isHighlighted: Bool = false {
        didSet { if isHighlighted != oldValue { highlightDidChange() } }
    }

    private func highlightDidChange() {
        if content.attributed != nil { cachedBlocks = nil }
        setNeedsDisplay()
    }

    // MARK: - Drawing a shadow

    /// The colour of a sharp shadow; `nil`, the default, for none.
    open var shadowColor: UIColor? {
        didSet {
            appearanceDidChange(\.shadowColor, to: shadowColor)
            if shadowColor != oldValue { setNeedsDisplay() }
        }
    }

    /// How far the shadow lies from the text, in points; positive height is downwards. A point upwards unless set.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            appearanceDidChange(\.shadowOffset, to: shadowOffset)
            if shadowOffset != oldValue { setNeedsDisplay() }
        }
    }

    /// Has no effect on the text, which is drawn anew for bounds of another size.
    open override var contentMode: ContentMode {
        didSet { setNeedsDisplay() }
    }

    // MARK: - Drawing and positioning overrides

    /// Where text of at most so many lines (0 for any number) stands in a rectangle: at its top, as wide and high as the
    /// lines are.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// Draws the text into the current context, in the middle of the rectangle's height. To draw with insets, call it with
    /// a smaller rectangle.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isDrawable, !blocks.isEmpty else { return }
        draw(placedText(in: rect), in: context)
    }

    /// Draws the text.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func display(_ layer: CALayer) {
        // A subclass may draw anything; only our own drawing is known to keep to the text.
        if type(of: self) == UILabel.self { displayText(layer) } else { super.display(layer) }
    }

    // MARK: - Measuring

    /// The size of the text broken at a width, in whole pixels. A width that is 0 or less, and a single line, do not break.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines != 1 && size.width > 0 && size.width < 1e6 ? size.width : nil
        return measuredSize(width: width, lines: numberOfLines)
    }

    override var contentHeightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    override var canBreakLines: Bool { true }

    /// The text's own width, and its height in the width that constraints give it.
    override func contentSize(forWidth width: CGFloat) -> CGSize {
        let natural = intrinsicContentSize
        guard contentHeightDependsOnWidth, width > 0, width < natural.width else { return natural }
        return CGSize(width: natural.width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// The size of the text, broken at `preferredMaxLayoutWidth` where there is one.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Colours are part of attributed text's layout.
        let isMirrored = previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
        let hasOtherLanguage = previousTraitCollection?.typesettingLanguage != traitCollection.typesettingLanguage
        if content.attributed != nil || isMirrored || hasOtherLanguage { cachedBlocks = nil }
        // Other fonts may be taken for it, of another height.
        if hasOtherLanguage { invalidateIntrinsicContentSize() }
        let category = previousTraitCollection?.preferredContentSizeCategory
        if category != traitCollection.preferredContentSizeCategory { followContentSizeCategory() }
        setNeedsDisplay()
    }

    /// Shows text in colours that follow the tint anew.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // Colours are part of attributed text's layout.
        guard content.attributed != nil else { return }
        cachedBlocks = nil
        setNeedsDisplay()
    }

    /// Text that has colours of its own notices by itself.
    override var drawsTint: Bool {
        type(of: self) != UILabel.self || content.textColor.dependsOnTint || highlightedTextColor?.dependsOnTint == true
            || shadowColor?.dependsOnTint == true
    }

    private func followContentSizeCategory() {
        guard adjustsFontForContentSizeCategory, let font = content.font.following(traitCollection) else { return }
        if font != content.font { self.font = font }
    }

    // MARK: - Changing

    /// Whether the text has attributes of its own.
    package var hasAttributes: Bool { content.attributed != nil }

    /// Sets the text and its attributes, as `attributedText` does, from a value that leaves no memory behind.
    package func setText(_ text: TextDocument?) { setText(text.map(AttributedText.init)) }

    private func setText(_ new: AttributedText?) {
        guard let new else {
            guard text != nil else { return }
            return changeContent { $0.setAttributed(nil) }
        }
        if let old = content.attributed, old.document.isEqual(to: new.document) { return }
        changeContent { $0.setAttributed(new) }
    }

    /// Sets font and colour of text that has none of its own, also in attributed text.
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

    /// `true` unless set, where there is text.
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

    // MARK: Documents

    /// The properties that documents set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addLabelProperties(to: super.namedProperties) }
}
