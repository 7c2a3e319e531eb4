import CoreGraphics
import Foundation
import QuartzCore

/// A control that performs an action when it is tapped.
///
/// A button is described either by a `configuration`, which determines title, image and background in all states, or
/// by titles and images for each state. A tap sends `touchUpInside` and `primaryActionTriggered`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibutton>.
open class UIButton: UIControl, SingleTapControl, UISpringLoadedInteractionSupporting {
    var stateValues = ButtonStateValues()
    let parts = ButtonSubviews()
    private var type = ButtonType.custom

    /// Whether holding a dragged item over the button has the effect of a tap. The default is `false`.
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

    /// Creates a button of a type, with `init(frame:)`.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
        if buttonType != .custom { contentDidChange() }
    }

    /// Creates a button of a type, by default `system`, that performs an action and shows its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Creates a button of the type `custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Creates a button of the type `custom` that performs an action and shows its title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    /// Creates a button with a configuration that performs an action. If the configuration has no title or image,
    /// those of the action are used.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
        frame.size = intrinsicContentSize
    }

    /// Creates a button from a storyboard or nib. With a different coder the button has its default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder.ofDocument else { return }
        type = Self.type(of: coder)
        decodeButton(from: coder)
        contentDidChange()
    }

    /// Creates a button of the type `system` with an image. A tap calls a method by its name.
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

    /// The purpose of the button. `destructive` makes it red.
    open var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: - Configuring the button

    /// The appearance of the button. With `nil`, the default, the values for states are used.
    ///
    /// A configuration without a title or image shows the one that was set for the state before.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            if oldValue?.title != nil, configuration?.title == nil { stateValues[.normal].title = nil }
            if oldValue?.image != nil, configuration?.image == nil { stateValues[.normal].image = nil }
            contentDidChange()
        }
    }

    /// A closure that changes the configuration.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    /// Called before the layout after the state or configuration of the button has changed. It may set a different
    /// configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether colors follow the state automatically. The default is `true`.
    open var automaticallyUpdatesConfiguration = true

    /// Requests a call of `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configuration for the present state. The default implementation calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Whether a pointer is over the button without a pressed pointer button. It is `false` while the button is
    /// disabled. A change updates the configuration if the property was read before: otherwise the pointer is not
    /// observed.
    open var isHovered: Bool {
        let hover = hover ?? ButtonHover(of: self)
        self.hover = hover
        return hover.isOver && isEnabled
    }

    private var hover: ButtonHover?

    private var needsUpdateConfiguration = false

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfiguration()
        needsUpdateConfiguration = false
    }

    /// Called after an element of the button's menu was selected.
    final var elementWasChosen: (() -> Void)?

    /// Whether a tap toggles `isSelected`. If `showsMenuAsPrimaryAction` is set, too, the button is a pop-up button:
    /// it shows title and image of the selected element of its menu.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    // MARK: - Specifying the menu

    /// The menu, which opens after a long press, or at a touch if `showsMenuAsPrimaryAction` is set. Setting it sets
    /// `isContextMenuInteractionEnabled`. The default is `nil`.
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

    /// Whether the button is held because its menu is open.
    open var isHeld: Bool { isHeldByMenu }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    /// The behavior that the app prefers.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavior of the button, as on a touch screen.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: - Managing the title

    /// Sets the title for a state. States without a title use the title of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        stateValues[state].title = title
        if state == .normal, configuration != nil { configuration?.title = title }
        stateValuesDidChange()
    }

    /// Sets the title with attributes for a state. It takes precedence over a plain title.
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

    /// The title for a state.
    open func title(for state: State) -> String? { stateValues.value(\.title, for: state) }

    /// The title with attributes for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        stateValues.value(\.attributedTitle, for: state)
    }

    /// Returns the color of the title for a state. The default is white or the tint color.
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

    /// Sets the background image for a state. It is stretched to the size of the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setBackgroundImage(image, for: state) }
        stateValues[state].backgroundImage = image
        stateValuesDidChange()
    }

    /// The image for a state.
    open func image(for state: State) -> UIImage? { stateValues.value(\.image, for: state) ?? typeImage }

    /// Returns the background image for a state.
    open func backgroundImage(for state: State) -> UIImage? { stateValues.value(\.backgroundImage, for: state) }

    /// Sets the configuration of symbol images in a state that do not specify it.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        recordAppearance(Int(state.rawValue)) { $0.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
        stateValues[state].symbolConfiguration = configuration
        stateValuesDidChange()
    }

    /// Returns the configuration of symbol images in a state, or `nil` if they use their own.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        stateValues.value(\.symbolConfiguration, for: state)
    }

    // MARK: - Getting the current state

    /// The configuration of a visible symbol image.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The visible title.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// The visible title with attributes.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The visible color of the title.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The visible color of the title's shadow.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The visible image.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The visible background image.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: - Getting the subviews

    /// The label of the title. It is created on first access.
    open var titleLabel: UILabel? { parts.title(in: self) }

    /// The label of the subtitle, if the configuration has one.
    open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : parts.subtitle(in: self) }

    /// The view of the image. It is created on first access.
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

    /// The distances of title and image from the edges, for a button without a configuration. The default is zero,
    /// which leaves 6 points above and below a title. Different values are used unchanged.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            appearanceDidChange(\.contentEdgeInsets, to: contentEdgeInsets)
            if contentEdgeInsets != oldValue { contentDidChange() }
        }
    }

    /// Moves the edges of the title inwards, without an effect on the size of the button. The default is zero. It has
    /// no effect with a configuration. Negative values move the edges outwards.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Moves the edges of the image inwards, in the same way as `titleEdgeInsets`.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    // MARK: - Getting dimensions

    /// Returns the frame of the background, which is the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle for title and image: the bounds without the content insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { insetBounds(bounds) }

    /// Returns the frame of the title in a content rectangle. The layout of a button without a configuration uses it.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleRect(in: contentRect) }

    /// Returns the frame of the image in a content rectangle. The layout of a button without a configuration uses it.
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

    /// Updates label and image view immediately. A change of the state is visible after the next layout.
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
        if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
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

    /// The size of title and image with the distances around them.
    open override var intrinsicContentSize: CGSize { contentSize(fitting: nil) }

    /// Returns the size of title and image with the distances around them. A width of 0 or less is not a limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(fitting: size.width > 0 && size.width < 1e6 ? size.width : nil)
    }

    /// Adds the properties of buttons.
    open override class var namedProperties: NamedProperties { addButtonProperties(to: super.namedProperties) }

    // MARK: Accessibility

    /// The default is `true`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The title, unless a label was set.
    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? shownTitle }
        set { accessibilityValues.label = newValue }
    }

    /// `button`, with `selected` and `notEnabled` for the present state, unless traits were set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.button.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}
