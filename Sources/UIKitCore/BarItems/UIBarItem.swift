import Foundation

/// What is in a bar: the base of a navigation bar's and a toolbar's buttons and of a tab bar's items.
///
/// An item is no view: the bar that shows it makes one, and follows each change.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibaritem>.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    package var observers = BarItemObservers()
    private var titleAttributes: [UIControlState: [NSAttributedString.Key: Any]] = [:]

    /// Makes an item that shows nothing.
    public override init() { super.init() }

    /// Makes an item as a storyboard or nib describes it; of another coder one that shows nothing.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder.ofDocument { decodeBarItem(from: coder) }
    }

    nonisolated deinit {}

    func didChange() { observers.notify(self) }

    // MARK: Getting and setting properties

    /// What the item says. The default is `nil`.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// What the item shows. In bars it is a shape in the tint colour, unless it is `alwaysOriginal`. The default is `nil`.
    open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

    /// What the item shows in a bar of compact height; `nil`, the default, for `image`.
    open var landscapeImagePhone: UIImage? { didSet { didChange() } }

    /// What stands for the item where text is largest; `nil`, the default, for `image`.
    open var largeContentSizeImage: UIImage? { didSet { didChange() } }

    /// The distances of the image from its usual edges, in points. The default is zero.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }

    /// The same in a bar of compact height; zero, the default, for `imageInsets`.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }

    /// The same for `largeContentSizeImage`.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero { didSet { didChange() } }

    /// Whether the item can be used. The default is `true`.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

    /// A number to find the item by. The default is 0.
    open var tag = 0

    // MARK: Loading from a document

    /// Called when the item, which a storyboard or nib has made, is connected: its outlets are set. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called where Interface Builder draws the item, which nothing here does. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    var accessibilityValues = AccessibilityValues()

    /// The name by which tests find the item; `nil` by default.
    open var accessibilityIdentifier: String?

    /// Whether the item is an element for tests and assistive programs: those inside of it are none then. `false` by default.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? false }
        set { accessibilityValues.isElement = newValue }
    }

    /// What it is called, in a word or two; `nil` by default.
    open var accessibilityLabel: String? {
        get { accessibilityValues.label }
        set { accessibilityValues.label = newValue }
    }

    /// What it is set to, such as "50%"; `nil` by default.
    open var accessibilityValue: String? {
        get { accessibilityValues.value }
        set { accessibilityValues.value = newValue }
    }

    /// What happens when it is used; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibilityValues.hint }
        set { accessibilityValues.hint = newValue }
    }

    /// What it is; `none` by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .none }
        set { accessibilityValues.traits = newValue }
    }

    /// Whether what is inside of it counts as not there. `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues.hidesElements }
        set { accessibilityValues.hidesElements = newValue }
    }

    /// Whether what is beside it counts as not there. `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues.isModal }
        set { accessibilityValues.isModal = newValue }
    }

    // MARK: Customizing appearance

    /// Sets how the title looks in a state; `nil` for as the bar says. Precedes the bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
        recordAppearance(Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        titleAttributes[state] = attributes
        didChange()
    }

    /// How the title was set to look in a state; `nil` where that was not set.
    open func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: UIAppearance

    /// The proxy for all items of the class. An item gets what was set on it when a bar in a window shows the item.
    open class func appearance() -> Self { AppearanceRegistry.proxy(of: self) }

    /// The proxy for items in bars, and controllers, of these classes.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRegistry.proxy(of: self, in: containerTypes) }

    /// The proxy for items in bars whose traits include these.
    open class func appearance(for traitCollection: UITraitCollection) -> Self {
        AppearanceRegistry.proxy(of: self, for: traitCollection)
    }

    /// The proxy for items in bars whose traits include these, inside instances of other classes.
    open class func appearance(
        for traitCollection: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRegistry.proxy(of: self, for: traitCollection, in: containerTypes) }

    package var appearanceCustomizations = AppearanceCustomizations()

    // MARK: Documents

    /// The properties that the class offers by name, for documents. Overrides add to `super`'s.
    open class var namedProperties: NamedProperties { barItemProperties }

    /// Gives the item what was set on proxies, since a view in a window shows it.
    package func applyAppearance(in view: UIView) {
        guard AppearanceRegistry.hasSettings() else { return }
        AppearanceRegistry.apply(to: self, in: view.appearanceSurroundings, traits: view.traitCollection)
    }
}

extension UIBarItem: AppearanceCustomizing {}
extension UIBarItem: NamedPropertyOwner {}
