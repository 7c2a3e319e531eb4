import Foundation
import UIFoundation
import UIKitCore

/// A bar of items of which one is selected.
///
///     let bar = UITabBar()
///     bar.items = [UITabBarItem(title: "Songs", image: note, tag: 0), UITabBarItem(title: "Radio", image: waves, tag: 1)]
///     bar.selectedItem = bar.items?.first
///     bar.delegate = self
///
/// On its own, or as the bar of a `UITabBarController`, which then sets its items. 49 points high, besides the safe area at
/// its bottom. A tap selects an item. The tab key brings the focus to the selected one, arrow keys move it among the items, and
/// space selects.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbar>.
@preconcurrency @MainActor
open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    /// The tab bar controller whose bar this is; its items and its delegate are the controller's to set.
    weak var manager: (any TabBarManager)?
    private var itemsStorage: [UITabBarItem]?
    private var selectedStorage: UITabBarItem?
    private weak var delegateStorage: (any UITabBarDelegate)?
    let backgroundView = BarBackground(hasLineAtTop: true)
    var buttons: [TabBarButton] = []
    var looks = TabBarLooks()
    /// How much of the background shows: none while the content that the bar covers is at its bottom edge.
    var backgroundFraction: CGFloat = 1 {
        didSet {
            guard backgroundFraction != oldValue else { return }
            if (backgroundFraction == 0) != (oldValue == 0) { updateLooks() } else { showBackgroundFraction() }
        }
    }
    var isAtScrollEdge: Bool { backgroundFraction == 0 }
    /// Whether the bar is a capsule over the top of a wide window, as its controller says.
    var isFloating = false { didSet { if isFloating != oldValue { floatingDidChange() } } }
    var capsule: TabCapsule?
    /// Items that a floating bar shows as images: those of pinned tabs.
    var itemsShownAsImages: [UITabBarItem] = []
    var customization: TabBarCustomization?

    // MARK: Creating a bar

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar as a storyboard or nib describes it; of another coder one without items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeTabBar(from: coder) }
    }

    // MARK: Configuring the items

    /// The items, from the leading edge on; `nil` at first. Setting them is not animated.
    open var items: [UITabBarItem]? {
        get { itemsStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. The selected one stays selected if it is among them.
    ///
    /// - Parameters:
    ///   - items: The items of the bar.
    ///   - animated: Whether new items fade in and others move to their places.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard mayModify() else { return }
        replaceItems(items, animated: animated)
    }

    /// The selected item; `nil` for none. Setting it calls no delegate. An item that is not in the bar is ignored (chosen).
    open var selectedItem: UITabBarItem? {
        get { selectedStorage }
        set {
            guard mayModify() else { return }
            show(selected: newValue)
        }
    }

    /// Is notified of what the user does. Weak; `nil` at first.
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

    /// Whether holding something over a tab for a moment selects it. The default is `false`.
    open var isSpringLoaded: Bool {
        get { hasSystemSpring }
        set { setSystemSpring(newValue) { tabSpring() } }
    }

    // MARK: Letting the user customize the items

    /// Shows a sheet on which the user drags items to the bar, where they take the place of others.
    ///
    /// Does nothing in a bar that is in no window, and while one is shown. The delegate is notified before and after the
    /// sheet comes and goes.
    ///
    /// - Parameter items: The items on the sheet. Those of the bar that are not among them stay where they are.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard mayModify() else { return }
        beginCustomization(items)
    }

    /// Removes the sheet of `beginCustomizingItems(_:)`; what the user has changed stays.
    ///
    /// - Returns: Whether the bar's items are others than before.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool {
        guard mayModify() else { return false }
        return endCustomization(animated: animated)
    }

    /// Whether the sheet is shown.
    open var isCustomizing: Bool { customization.map { !$0.isEnding } ?? false }

    // MARK: Customizing the looks

    /// How the bar looks. Kept as a copy.
    open var standardAppearance: UITabBarAppearance {
        get { looks.standard }
        set {
            appearanceDidChange(\.standardAppearance, to: newValue)
            looks.standard = newValue.copy()
            followAppearances()
        }
    }

    /// How it looks while the content that it covers is at its bottom edge; `nil`, the default, for the standard
    /// appearance without a background. In a tab bar controller that follows the scroll view of what is shown.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.scrollEdge }
        set {
            appearanceDidChange(\.scrollEdgeAppearance, to: newValue)
            looks.scrollEdge = newValue?.copy()
            followAppearances()
        }
    }

    /// Whether the bar is light or dark by itself. The default is `default`. Replaced by appearances in iOS 13.
    open var barStyle = UIBarStyle.default {
        didSet {
            appearanceDidChange(\.barStyle, to: barStyle)
            updateLooks()
        }
    }

    /// The colour behind the items; `nil` for the system's. Replaced by appearances in iOS 13.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.barTintColor, to: barTintColor)
            updateLooks()
        }
    }

    /// The colour of items that are not selected; `nil` for the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.unselectedItemTintColor, to: unselectedItemTintColor)
            updateLooks()
        }
    }

    /// The image behind the items; `nil` for the system's background. Replaced by appearances in iOS 13.
    open var backgroundImage: UIImage? {
        didSet {
            appearanceDidChange(\.backgroundImage, to: backgroundImage)
            updateLooks()
        }
    }

    /// The image in place of the line at the top; counts only with a `backgroundImage`.
    open var shadowImage: UIImage? {
        didSet {
            appearanceDidChange(\.shadowImage, to: shadowImage)
            updateLooks()
        }
    }

    /// The image behind the selected item; `nil` for none.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            appearanceDidChange(\.selectionIndicatorImage, to: selectionIndicatorImage)
            updateLooks()
        }
    }

    /// Whether what lies behind shows through. The default is `true`.
    open var isTranslucent = true {
        didSet {
            appearanceDidChange(\.isTranslucent, to: isTranslucent)
            updateLooks()
            // The content of its controller ends above it, or goes under it.
            if manager != nil, isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }

    /// How the items are distributed: over the whole width, or in the middle. `automatic` is the first on a phone and in a compact
    /// width, the second elsewhere.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            appearanceDidChange(\.itemPositioning, to: itemPositioning)
            setNeedsLayout()
        }
    }

    /// The width of each item where they are in the middle, in points; 0 for the system's. Not finite or negative is ignored.
    open var itemWidth: CGFloat = 0 {
        didSet {
            guard itemWidth.isFinite, itemWidth >= 0 else { return itemWidth = oldValue }
            appearanceDidChange(\.itemWidth, to: itemWidth)
            setNeedsLayout()
        }
    }

    /// The distance between items where they are in the middle, in points; 0 for the system's. Not finite or negative is ignored.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            guard itemSpacing.isFinite, itemSpacing >= 0 else { return itemSpacing = oldValue }
            appearanceDidChange(\.itemSpacing, to: itemSpacing)
            setNeedsLayout()
        }
    }

    /// The colour of the selected item.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        updateLooks()
    }

    /// Whether the bar is hidden. Where a controller's bar is hidden so, its content gets the room as well.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { if let manager { manager.programDidHideBar(newValue) } else { super.isHidden = newValue } }
    }

    /// For its controller, which decides with all that it knows.
    func hide(_ isHidden: Bool) { super.isHidden = isHidden }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }

    /// The given width, and the height of the bar with the safe area below it; of a capsule its own size.
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

    /// With the properties of tab bars.
    open override class var namedProperties: NamedProperties { addTabBarProperties(to: super.namedProperties) }

    /// How items can be distributed.
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
