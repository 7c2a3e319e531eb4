import CoreGraphics
import Foundation
import QuartzCore

/// A control that performs an action when the user taps it.
///
/// A button's appearance is determined either by a `configuration`, for title, image and background in all states, or
/// by titles and images for each state. A tap sends `touchUpInside` and `primaryActionTriggered`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibutton>.
open class UIButton: UIControl, SingleTapControl, UISpringLoadedInteractionSupporting {
    var stateValues = ButtonStateValues()
    let parts = ButtonSubviews()
    private var type = ButtonType.custom
    /// Whether `sizeThatFits(_:)` does not limit the width.
    private var ignoresFittingWidth = false

    /// Whether holding a dragged item over the button performs its action. The default is `false`.
    open var isSpringLoaded: Bool {
        get { hasSystemSpring }
        set {
            setSystemSpring(newValue) {
                let spring = SystemSpring { [weak self] _, _ in self?.press(with: nil) }
                spring.begins = { [weak self] _ in self?.isEnabled == true }
                return spring
            }
        }
    }

    // MARK: - Creating buttons

    /// Creates a button of a type by calling `init(frame:)`. If the type has an image, the button has the size of the
    /// image.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
        guard buttonType != .custom else { return }
        contentDidChange()
        if buttonType != .system { frame.size = intrinsicContentSize }
    }

    /// Creates a button of a type that performs an action. The button displays the title and the image of the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Creates a button of the type `custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Creates a button of the type `custom` that performs an action. The button displays the title and the image of
    /// the action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    /// Creates a button with a configuration that performs an action. If the configuration has no title or no image,
    /// the title or image of the action is used.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
        frame.size = intrinsicContentSize
    }

    /// Decodes a button from a storyboard or nib. Any other coder creates a button with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder.ofDocument else { return }
        type = Self.type(of: coder)
        decodeButton(from: coder)
        contentDidChange()
    }

    /// Creates a button of the type `system` with an image. A tap calls the method with the given name.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.frame.size = button.intrinsicContentSize
        return button
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration == nil {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        } else {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        }
        isEnabled = !action.attributes.contains(.disabled)
    }

    /// The type of the button.
    open var buttonType: ButtonType { type }

    /// The role of the button. A `destructive` button is red.
    open var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: - Configuring the button

    /// The configuration of the button; `nil`, the default, to use the titles and images for each state.
    ///
    /// If the configuration has no title or no image, the title or image that was set for the state is displayed.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            if oldValue?.title != nil, configuration?.title == nil { stateValues[.normal].title = nil }
            if oldValue?.image != nil, configuration?.image == nil { stateValues[.normal].image = nil }
            contentDidChange()
        }
    }

    /// A closure that updates the configuration of a button.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    /// A closure that is called before the layout when the state or configuration of the button has changed. It may
    /// set a different configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the colors of the configuration are updated automatically when the state changes. The default is
    /// `true`.
    open var automaticallyUpdatesConfiguration = true

    /// Requests an update of the configuration: `updateConfiguration()` is called before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for the current state. The default implementation calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Whether the pointer hovers over the button, without a pressed mouse button. It is `false` while the button is
    /// disabled. The pointer is observed only after the property was read for the first time; from then on, a change
    /// updates the configuration.
    open var isHovered: Bool {
        let hover = hover ?? ButtonHover(of: self)
        self.hover = hover
        return hover.isOver && isEnabled
    }

    private var hover: ButtonHover?

    // MARK: - Pointer

    /// Returns the style of the pointer over a button, from the proposed effect and shape; `nil` for the style of the
    /// system.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    private var pointer: ButtonPointer?

    /// Whether the pointer has an effect on the button. The default is `false`.
    open var isPointerInteractionEnabled: Bool {
        get { pointer != nil }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            pointer?.remove()
            pointer = newValue ? ButtonPointer(of: self) : nil
        }
    }

    /// The style of the pointer over the button. The default, `nil`, is the proposed effect and shape. Setting it
    /// enables the pointer interaction.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
    }

    private var needsUpdateConfiguration = false

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfiguration()
        needsUpdateConfiguration = false
    }

    /// Called when an element of the button's menu was selected.
    package final var elementWasChosen: (() -> Void)?

    /// Whether a tap toggles `isSelected`. If `showsMenuAsPrimaryAction` is also `true`, the button is a pop-up
    /// button, which displays the title and image of the selected element of its menu.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    // MARK: - Specifying the menu

    /// The menu of the button. It opens after a long press, or at once when the button is touched if
    /// `showsMenuAsPrimaryAction` is `true`. Setting it sets `isContextMenuInteractionEnabled`. The default is `nil`.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            contextMenuInteraction?.didSelect = { [weak self] in
                self?.selectionDidChange()
                self?.elementWasChosen?()
            }
            selectionDidChange()
        }
    }

    /// The order of the menu's elements. The default is `automatic`.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether the button is held down because its menu is open.
    open var isHeld: Bool { hasOpenMenu }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    /// The behavioral style that the program prefers. The default is `automatic`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavioral style, which is always `pad`.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: - Managing the title

    /// Sets the title for a state. States without a title use the title of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        stateValues[state].title = title
        if state == .normal, configuration != nil { configuration?.title = title }
        stateValuesDidChange()
    }

    /// Sets the attributed title for a state. It takes precedence over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        stateValues[state].attributedTitle = title
        stateValuesDidChange()
    }

    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setTitleColor(color, for: state) }
        stateValues[state].titleColor = color
        stateValuesDidChange()
    }

    /// Sets the color of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setTitleShadowColor(color, for: state) }
        stateValues[state].titleShadowColor = color
        stateValuesDidChange()
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { stateValues.value(\.title, for: state) }

    /// Returns the attributed title for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        stateValues.value(\.attributedTitle, for: state)
    }

    /// Returns the color of the title for a state. The default is white for the type `custom`, otherwise the tint
    /// color.
    open func titleColor(for state: State) -> UIColor? {
        stateValues.value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
    }

    /// Returns the color of the title's shadow for a state.
    open func titleShadowColor(for state: State) -> UIColor? { stateValues.value(\.titleShadowColor, for: state) }

    // MARK: - Managing images

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        stateValues[state].image = image
        if state == .normal, configuration != nil { configuration?.image = image }
        stateValuesDidChange()
    }

    /// Sets the background image for a state. The image is stretched to the size of the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setBackgroundImage(image, for: state) }
        stateValues[state].backgroundImage = image
        stateValuesDidChange()
    }

    /// Returns the image for a state.
    open func image(for state: State) -> UIImage? { stateValues.value(\.image, for: state) ?? typeImage }

    /// Returns the background image for a state.
    open func backgroundImage(for state: State) -> UIImage? { stateValues.value(\.backgroundImage, for: state) }

    /// Sets the symbol configuration for images in a state that do not specify one.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        recordAppearance(Int(state.rawValue)) { $0.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
        stateValues[state].symbolConfiguration = configuration
        stateValuesDidChange()
    }

    /// Returns the symbol configuration for images in a state; `nil` if the images use their own configuration.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        stateValues.value(\.symbolConfiguration, for: state)
    }

    /// Whether the image of a button without a configuration is paler while the button is highlighted. The default is
    /// `true`.
    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    open var adjustsImageWhenHighlighted: Bool {
        get { palesImageWhenHighlighted }
        set { palesImageWhenHighlighted = newValue }
    }

    /// Whether the image of a button without a configuration is paler while the button is disabled. The default is
    /// `true`.
    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    open var adjustsImageWhenDisabled: Bool {
        get { palesImageWhenDisabled }
        set { palesImageWhenDisabled = newValue }
    }

    var palesImageWhenHighlighted = true { didSet { setNeedsUpdateConfiguration() } }
    var palesImageWhenDisabled = true { didSet { setNeedsUpdateConfiguration() } }

    // MARK: - Getting the current state

    /// The symbol configuration of the displayed image.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The displayed title.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// The displayed attributed title.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The displayed color of the title.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The displayed color of the title's shadow.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The displayed image.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The displayed background image.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: - Getting the subviews

    /// The label that displays the title. It is created on first access.
    open var titleLabel: UILabel? { parts.title(in: self) }

    /// The label that displays the subtitle; `nil` if the configuration has no subtitle.
    open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : parts.subtitle(in: self) }

    /// The image view that displays the image. It is created on first access.
    open var imageView: UIImageView? { parts.image(in: self) }

    /// Whether the image is enlarged in accessibility content size categories. The default is `false`.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { parts.image?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
        set {
            guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
            parts.image(in: self).adjustsImageSizeForAccessibilityContentSizeCategory = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: - Specifying edge insets

    /// The distances of the content from the edges, for a button without a configuration. The default is zero, which
    /// leaves 6 points above and below a title. Any other value is used unchanged.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            appearanceDidChange(\.contentEdgeInsets, to: contentEdgeInsets)
            if contentEdgeInsets != oldValue { contentDidChange() }
        }
    }

    /// The insets of the title's frame, which do not change the size of the button. Negative values enlarge the frame.
    /// The default is zero. A button with a configuration ignores this property.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// The insets of the image's frame. They have the same effect as `titleEdgeInsets`.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    // MARK: - Getting dimensions

    /// Returns the frame of the background, which equals `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle for title and image: `bounds` without the content insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { insetBounds(bounds) }

    /// Returns the frame of the title in a content rectangle. Called by the layout of a button without a
    /// configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleRect(in: contentRect) }

    /// Returns the frame of the image in a content rectangle. Called by the layout of a button without a
    /// configuration.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageRect(in: contentRect) }

    // MARK: - Reacting

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    func contentDidChange() {
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Updates the label and the image view at once. (A change of the state is displayed by the next layout.)
    private func stateValuesDidChange() {
        contentDidChange()
        if configuration == nil { updateFromStates() }
    }

    override func tapped(with event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send([.touchUpInside, .primaryActionTriggered], with: event)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        // The fonts of the title and the subtitle depend on these traits.
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previousTraitCollection?.legibilityWeight != traitCollection.legibilityWeight
        {
            invalidateIntrinsicContentSize()
        }
    }

    override var ringShape: (rect: CGRect, cornerRadius: CGFloat) {
        guard let background = parts.background, !background.isHidden else {
            return (bounds, layer.cornerRadius > 0 ? layer.cornerRadius : 6)
        }
        return (background.frame, background.layer.cornerRadius)
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layoutContent()
    }

    /// The size of the content with the insets.
    open override var intrinsicContentSize: CGSize { contentSize(fitting: nil) }

    /// Returns the size of the content with the insets. If the width of `size` is 0 or less, the width is not limited.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 1e6 && !ignoresFittingWidth
        return contentSize(fitting: isLimited ? size.width : nil)
    }

    /// Resizes the button to its content. With a configuration, the current width does not limit the width of the
    /// title.
    open override func sizeToFit() {
        ignoresFittingWidth = configuration != nil
        super.sizeToFit()
        ignoresFittingWidth = false
    }

    /// The named properties of buttons.
    open override class var namedProperties: NamedProperties { addButtonProperties(to: super.namedProperties) }

    // MARK: Accessibility

    /// Whether the button is an accessibility element. The default is `true`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The accessibility label. The default is the title. A button without a title has the label of its type, such as
    /// "Close".
    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? shownTitle ?? typeLabel }
        set { accessibilityValues.label = newValue }
    }

    /// The accessibility traits. The default is `button`, combined with `selected` and `notEnabled` in these states.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.button.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}
