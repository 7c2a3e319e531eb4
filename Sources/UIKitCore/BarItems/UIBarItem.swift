import Foundation

/// An item in a bar: the base class of the buttons of navigation bars and toolbars and of the items of tab bars.
///
/// An item is not a view: the bar creates a view for it and updates the view after each change.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibaritem>.
@preconcurrency @MainActor
open class UIBarItem: AccessibilityObject, UIAccessibilityIdentification {
    package var observers = BarItemObservers()
    private var titleAttributes: [UIControlState: [NSAttributedString.Key: Any]] = [:]

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates an item from a storyboard or nib. Other coders create an empty item.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder.ofDocument { decodeBarItem(from: coder) }
    }

    nonisolated deinit {}

    func didChange() {
        observers.notify(self)
        UIContext.current.memberChanges.send(self)
    }

    // MARK: Getting and setting properties

    /// The title. The default is `nil`.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// The image. Bars draw it as a template in the tint color unless it is `alwaysOriginal`. The default is `nil`.
    open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

    /// The image for bars of compact height. The default, `nil`, is `image`.
    open var landscapeImagePhone: UIImage? { didSet { didChange() } }

    /// The image for the largest text sizes. The default, `nil`, is `image`.
    open var largeContentSizeImage: UIImage? { didSet { didChange() } }

    /// The distances of the image from its usual edges, in points. The default is zero.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }

    /// The insets of the image in a bar of compact height, in points. The default, zero, is `imageInsets`.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }

    /// The insets of `largeContentSizeImage`, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero { didSet { didChange() } }

    /// Whether the item is enabled. The default is `true`.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

    /// A number that identifies the item. The default is 0.
    open var tag = 0

    // MARK: Loading from a storyboard or nib

    /// Called when an item from a storyboard or nib is connected and its outlets are set. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called when Interface Builder draws the item. Never called here. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    private var identifier: String?

    /// The identifier of the item for tests; `nil` by default.
    open var accessibilityIdentifier: String? {
        get { accessibilityValues.identifier ?? identifier }
        set { identifier = newValue }
    }

    // MARK: Customizing appearance

    /// Sets attributes of the title for a state, which override the bar's appearance; `nil` uses the bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
        recordAppearance(Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        titleAttributes[state] = attributes
        didChange()
    }

    /// Returns the attributes set for the title in a state; `nil` if not set.
    open func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: UIAppearance

    /// Returns the appearance proxy for all items of the class. Its settings are applied to an item when a bar in a
    /// window shows the item.
    open class func appearance() -> Self { AppearanceRegistry.proxy(of: self) }

    /// Returns the appearance proxy for items in bars and controllers of the given classes.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRegistry.proxy(of: self, in: containerTypes) }

    /// Returns the appearance proxy for items in bars with traits that include the given traits.
    open class func appearance(for traitCollection: UITraitCollection) -> Self {
        AppearanceRegistry.proxy(of: self, for: traitCollection)
    }

    /// Returns the appearance proxy for items in bars with traits that include the given traits, inside instances of
    /// the given classes.
    open class func appearance(
        for traitCollection: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRegistry.proxy(of: self, for: traitCollection, in: containerTypes) }

    package var appearanceCustomizations = AppearanceCustomizations()

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`. Overrides add to the properties of
    /// `super`.
    open class var namedProperties: NamedProperties { barItemProperties }

    /// Applies the settings of proxies to the item when a view in a window shows it.
    package func applyAppearance(in view: UIView) {
        guard AppearanceRegistry.hasSettings() else { return }
        AppearanceRegistry.apply(to: self, in: view.appearanceSurroundings, traits: view.traitCollection)
    }
}

extension UIBarItem: AppearanceCustomizing {}
extension UIBarItem: NamedPropertyOwner {}
