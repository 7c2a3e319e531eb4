import CoreGraphics
import Foundation
import QuartzCore

/// A control that does something when it is tapped.
///
/// A button is either described by a `configuration`, from which it makes its title, image and background in every state, or
/// by titles and images that are set for single states. A tap sends `touchUpInside` and `primaryActionTriggered`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibutton>.
open class UIButton: UIControl, SingleTapControl, UISpringLoadedInteractionSupporting {
    var stateValues = ButtonStateValues()
    let parts = ButtonSubviews()
    private var type = ButtonType.custom

    /// Whether holding something over the button for a moment does what a tap does. The default is `false`.
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

    /// Makes a button of a kind, with `init(frame:)`.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
        if buttonType != .custom { contentDidChange() }
    }

    /// Makes a button of a kind, the system's unless said, that performs an action, with its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Makes a button of the custom kind.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a button of the custom kind that performs an action, with its title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    /// Makes a button that is described by a configuration and performs an action, whose title and image it takes where
    /// the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
        frame.size = intrinsicContentSize
    }

    /// Makes a button of a storyboard or nib; another coder says nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder.ofDocument else { return }
        type = Self.type(of: coder)
        decodeButton(from: coder)
        contentDidChange()
    }

    /// Makes a button of the system's kind with an image, which calls a method by its name when it is tapped.
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

    /// The kind of button.
    open var buttonType: ButtonType { type }

    /// What the button is for. `destructive` makes it red.
    open var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: - Configuring the button

    /// How the button looks. `nil`, the default, uses the values that are set for states.
    ///
    /// A configuration without title or image shows the title or image that was set for the state before it.
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

    /// Called before the button is laid out anew because its state or configuration has changed. It may set another
    /// configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether colours follow the state by themselves. `true` unless set.
    open var automaticallyUpdatesConfiguration = true

    /// Asks for `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configuration for the present state. The default calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Whether a pointer is over the button, with no button of its own pressed; never while the button is disabled. When that changes the
    /// configuration is updated, if it was asked for before: a button that does not ask watches no pointer.
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

    /// Called when an element of the button's menu was chosen.
    final var elementWasChosen: (() -> Void)?

    /// Whether a tap toggles `isSelected`. Where `showsMenuAsPrimaryAction` is set, too, the button is a pop-up button: one element
    /// of its menu is switched on, whose title and image the button shows.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { selectionDidChange() } }
    }

    // MARK: - Specifying the menu

    /// The menu, which a long press opens, or a touch where `showsMenuAsPrimaryAction` is set. Setting it sets
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

    /// In which order the menu's elements are shown. The default is `automatic`.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether the button is held down: its menu is open.
    open var isHeld: Bool { isHeldByMenu }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    /// The behaviour that the app prefers.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// How the button behaves: as on a touch screen.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: - Managing the title

    /// Sets the title for a state. States without a title have that for the normal one.
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

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setTitleColor(color, for: state) }
        stateValues[state].titleColor = color
        stateValuesDidChange()
    }

    /// Sets the colour of the title's shadow for a state.
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

    /// The title's colour for a state; white, or the tint colour, where none is set.
    open func titleColor(for state: State) -> UIColor? {
        stateValues.value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
    }

    /// The colour of the title's shadow for a state.
    open func titleShadowColor(for state: State) -> UIColor? { stateValues.value(\.titleShadowColor, for: state) }

    // MARK: - Managing images

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        stateValues[state].image = image
        if state == .normal, configuration != nil { configuration?.image = image }
        stateValuesDidChange()
    }

    /// Sets the image behind everything for a state. It is stretched to the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setBackgroundImage(image, for: state) }
        stateValues[state].backgroundImage = image
        stateValuesDidChange()
    }

    /// The image for a state.
    open func image(for state: State) -> UIImage? { stateValues.value(\.image, for: state) ?? typeImage }

    /// The image behind everything for a state.
    open func backgroundImage(for state: State) -> UIImage? { stateValues.value(\.backgroundImage, for: state) }

    /// Sets how symbols are drawn as the image in a state, where they do not specify it themselves.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        recordAppearance(Int(state.rawValue)) { $0.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
        stateValues[state].symbolConfiguration = configuration
        stateValuesDidChange()
    }

    /// How symbols are drawn as the image in a state; `nil` for their own configuration.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        stateValues.value(\.symbolConfiguration, for: state)
    }

    // MARK: - Getting the current state

    /// How a symbol is drawn as the image that is shown.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The title that is shown.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// The title with attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour that the title is shown in.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The colour that the title's shadow is shown in.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image that is shown.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The image that is shown behind everything.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: - Getting the subviews

    /// The label of the title. Made when it is first requested.
    open var titleLabel: UILabel? { parts.title(in: self) }

    /// The label of the subtitle, where the configuration has one.
    open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : parts.subtitle(in: self) }

    /// The view of the image. Made when it is first requested.
    open var imageView: UIImageView? { parts.image(in: self) }

    /// Whether the image is larger while the preferred content size category is one for accessibility. The default is
    /// `false`.
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

    /// How far title and image are from the button's edges, for a button without configuration. The default is zero, with
    /// which there are 6 points above and below a title; any others count as they are.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            appearanceDidChange(\.contentEdgeInsets, to: contentEdgeInsets)
            if contentEdgeInsets != oldValue { contentDidChange() }
        }
    }

    /// Moves the title's edges in, after the button's size is known, which it does not change. Zero unless set; without
    /// effect with a configuration. Negative values move them out.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Moves the image's edges in, as `titleEdgeInsets` do the title's.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    // MARK: - Getting dimensions

    /// Where the background is in a button of some bounds: there.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where title and image are to be in a button of some bounds: inside the insets of its content.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { insetBounds(bounds) }

    /// Where the title is, for a rectangle of the content. A button without configuration is laid out by it.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleRect(in: contentRect) }

    /// Where the image is, for a rectangle of the content. A button without configuration is laid out by it.
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

    /// Updates label and image view at once. A change of the state is shown by the next layout.
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

    /// The size of title, image and the distances around them.
    open override var intrinsicContentSize: CGSize { contentSize(fitting: nil) }

    /// The size of title, image and the distances around them. A width of 0 or less does not limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(fitting: size.width > 0 && size.width < 1e6 ? size.width : nil)
    }

    /// With the properties of buttons.
    open override class var namedProperties: NamedProperties { addButtonProperties(to: super.namedProperties) }

    // MARK: Accessibility

    /// `true` unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The title unless set.
    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? shownTitle }
        set { accessibilityValues.label = newValue }
    }

    /// `button` unless set, with `selected` and `notEnabled` as they are.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.button.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}
