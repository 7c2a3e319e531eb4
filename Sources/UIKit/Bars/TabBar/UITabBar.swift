import Foundation
import UIFoundation
import UIKitCore

/// A bar of items, one of them selected.
///
///     let bar = UITabBar()
///     bar.items = [UITabBarItem(title: "Songs", image: note, tag: 0), UITabBarItem(title: "Radio", image: waves, tag: 1)]
///     bar.selectedItem = bar.items?.first
///     bar.delegate = self
///
/// Use it alone, or as the bar of a `UITabBarController`, which then sets its items. The bar is 49 points high, in
/// addition to the safe area at its bottom. A tap selects an item. The Tab key moves the focus to the selected item,
/// arrow keys move it between items, and the space bar selects.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbar>.
@preconcurrency @MainActor
open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    /// The tab bar controller of the bar, which sets the items and is the delegate.
    weak var manager: (any TabBarManager)?
    private var itemsStorage: [UITabBarItem]?
    private var selectedStorage: UITabBarItem?
    private weak var delegateStorage: (any UITabBarDelegate)?
    let backgroundView = BarBackground(hasLineAtTop: true)
    var buttons: [TabBarButton] = []
    var appearances = TabBarAppearances()
    /// The opacity of the background: 0 while the content under the bar is scrolled to its bottom edge.
    var backgroundFraction: CGFloat = 1 {
        didSet {
            guard backgroundFraction != oldValue else { return }
            if (backgroundFraction == 0) != (oldValue == 0) { updateAppearances() } else { showBackgroundFraction() }
        }
    }
    var isAtScrollEdge: Bool { backgroundFraction == 0 }
    /// Whether the bar is a capsule over the top of a wide window. Set by its controller.
    var isFloating = false { didSet { if isFloating != oldValue { floatingDidChange() } } }
    var capsule: TabCapsule?
    /// Items that a floating bar shows as images: the items of pinned tabs.
    var itemsShownAsImages: [UITabBarItem] = []
    var customization: TabBarCustomization?

    // MARK: Creating a bar

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a bar of a storyboard or nib. Any other coder creates a bar without items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeTabBar(from: coder) }
    }

    // MARK: Configuring the items

    /// The items, beginning at the leading edge. The default is `nil`. Setting them is not animated.
    open var items: [UITabBarItem]? {
        get { itemsStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. The selected item stays selected if it is among the new items.
    ///
    /// - Parameters:
    ///   - items: The items of the bar.
    ///   - animated: Whether new items fade in and existing items move to their new positions.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard mayModify() else { return }
        replaceItems(items, animated: animated)
    }

    // Chosen (Controllers): `selectedItem` of a tab bar ignores an item that the bar does not contain.
    /// The selected item; `nil` if no item is selected. Setting the property does not call the delegate. The bar
    /// ignores an item that it does not contain.
    open var selectedItem: UITabBarItem? {
        get { selectedStorage }
        set {
            guard mayModify() else { return }
            show(selected: newValue)
        }
    }

    /// The delegate, which is called for user actions and referenced weakly. The default is `nil`.
    open weak var delegate: (any UITabBarDelegate)? {
        get { manager ?? delegateStorage }
        set {
            guard manager == nil else {
                Diagnostics.raise(
                    .bar,
                    "Changing the delegate of a tab bar managed by a tab bar controller is not allowed. Set the "
                        + "delegate of \(Diagnostics.name(manager)) instead.")
                return
            }
            delegateStorage = newValue
            OptionalMethods.tabBar.check(newValue)
        }
    }

    private func mayModify() -> Bool {
        guard manager != nil else { return true }
        Diagnostics.raise(
            .bar,
            "Directly modifying a tab bar managed by a tab bar controller is not allowed. Set viewControllers or "
                + "selectedIndex of \(Diagnostics.name(manager)) instead.")
        return false
    }

    /// Whether a tab is selected when a drag hovers over it for a moment. The default is `false`.
    open var isSpringLoaded: Bool {
        get { hasSystemSpring }
        set { setSystemSpring(newValue) { tabSpring() } }
    }

    // MARK: Letting the user customize the items

    /// Presents a sheet with items that the user can drag to the bar. A dropped item replaces the item at its
    /// position.
    ///
    /// The call is ignored if the bar is not in a window or a sheet is already presented. The delegate is called
    /// before and after the sheet is presented, and before and after it is dismissed.
    ///
    /// - Parameter items: The items on the sheet. Items of the bar that are not among them stay in place.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard mayModify() else { return }
        beginCustomization(items)
    }

    /// Removes the sheet of `beginCustomizingItems(_:)`. The user's changes are kept.
    ///
    /// - Returns: Whether the bar's items have changed.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool {
        guard mayModify() else { return false }
        return endCustomization(animated: animated)
    }

    /// Whether the sheet is shown.
    open var isCustomizing: Bool { customization.map { !$0.isEnding } ?? false }

    // MARK: Customizing the looks

    /// The appearance of the bar, which is kept as a copy.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard }
        set {
            appearanceDidChange(\.standardAppearance, to: newValue)
            appearances.standard = newValue.copy()
            followAppearances()
        }
    }

    /// The appearance while the content under the bar is scrolled to its bottom edge; `nil`, the default, for the
    /// standard appearance without a background. In a tab bar controller, the scroll view of the selected controller
    /// determines whether the content is at its edge.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearanceDidChange(\.scrollEdgeAppearance, to: newValue)
            appearances.scrollEdge = newValue?.copy()
            followAppearances()
        }
    }

    /// The style of the bar. The default is `default`. Since iOS 13, appearances replace this property.
    open var barStyle = UIBarStyle.default {
        didSet {
            appearanceDidChange(\.barStyle, to: barStyle)
            updateAppearances()
        }
    }

    /// The color behind the items; `nil` for the system's color. Since iOS 13, appearances replace this property.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.barTintColor, to: barTintColor)
            updateAppearances()
        }
    }

    /// The color of items that are not selected; `nil` for the system's gray.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.unselectedItemTintColor, to: unselectedItemTintColor)
            updateAppearances()
        }
    }

    /// The image behind the items; `nil` for the system's background. Since iOS 13, appearances replace this property.
    open var backgroundImage: UIImage? {
        didSet {
            appearanceDidChange(\.backgroundImage, to: backgroundImage)
            updateAppearances()
        }
    }

    /// The image that replaces the line at the top. It is used only with a `backgroundImage`.
    open var shadowImage: UIImage? {
        didSet {
            appearanceDidChange(\.shadowImage, to: shadowImage)
            updateAppearances()
        }
    }

    /// The image behind the selected item; `nil` for no image.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            appearanceDidChange(\.selectionIndicatorImage, to: selectionIndicatorImage)
            updateAppearances()
        }
    }

    /// Whether content behind the bar is visible through it. The default is `true`.
    open var isTranslucent = true {
        didSet {
            appearanceDidChange(\.isTranslucent, to: isTranslucent)
            updateAppearances()
            // The content of the tab bar controller extends under a translucent bar, and ends above an opaque bar.
            if manager != nil, isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }

    /// The distribution of the items: `fill` or `centered`. `automatic`, the default, is `fill` on a phone and in a
    /// compact width, and `centered` otherwise.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            appearanceDidChange(\.itemPositioning, to: itemPositioning)
            setNeedsLayout()
        }
    }

    /// The width of each centered item, in points; 0 for the system's width. Values that are negative or not finite
    /// are ignored.
    open var itemWidth: CGFloat = 0 {
        didSet {
            guard itemWidth.isFinite, itemWidth >= 0 else { return itemWidth = oldValue }
            appearanceDidChange(\.itemWidth, to: itemWidth)
            setNeedsLayout()
        }
    }

    /// The distance between centered items, in points; 0 for the system's distance. Values that are negative or not
    /// finite are ignored.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            guard itemSpacing.isFinite, itemSpacing >= 0 else { return itemSpacing = oldValue }
            appearanceDidChange(\.itemSpacing, to: itemSpacing)
            setNeedsLayout()
        }
    }

    /// The color of the selected item.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearances()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        updateAppearances()
    }

    /// Whether the bar is hidden. If the bar belongs to a tab bar controller, the content is extended over the space
    /// of a hidden bar.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { if let manager { manager.programDidHideBar(newValue) } else { super.isHidden = newValue } }
    }

    /// Hides or shows the bar. Called by the tab bar controller, which also considers other reasons for hiding the
    /// bar.
    func hide(_ isHidden: Bool) { super.isHidden = isHidden }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }

    /// Returns the width of `size`, and the height of the bar including the safe area below it. A floating bar returns
    /// the size of its capsule.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isFloating { return CGSize(width: min(floatingWidth, max(0, size.width)), height: TabCapsule.height) }
        return CGSize(width: size.width, height: barHeight + safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: isFloating ? TabCapsule.height : barHeight)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// The named properties of a view and of a tab bar.
    open override class var namedProperties: NamedProperties { addTabBarProperties(to: super.namedProperties) }

    /// The distribution of items.
    public typealias ItemPositioning = UITabBarItemPositioning

    // MARK: For its controller

    func replaceItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in itemsStorage ?? [] { item.observers.remove(self) }
        itemsStorage = items
        for item in items ?? [] { item.observers.add(self) }
        if let selectedStorage, items?.contains(where: { $0 === selectedStorage }) != true {
            self.selectedStorage = nil
        }
        makeButtons(animated: animated)
    }

    func show(selected item: UITabBarItem?) {
        if let item, itemsStorage?.contains(where: { $0 === item }) != true { return }
        guard item !== selectedStorage else { return }
        let old = selectedStorage
        selectedStorage = item
        selectionDidChange(from: old)
    }
}
