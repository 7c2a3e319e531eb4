import Foundation

/// The content of a navigation bar while a controller is on top: title, buttons and the back button.
///
///     navigationItem.title = "World Clock"
///     navigationItem.leftBarButtonItem = editButtonItem
///     navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
///
/// Each controller has an item, and the bar updates immediately after each change. A bar without a navigation
/// controller has a stack of items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationitem>.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    package var observers = BarItemObservers()
    /// The scroll view whose content has made room for the large title, which has followed it since.
    @SharedWeak package var expandedContent: UIScrollView?
    /// The row of the bar over the content in the last layout of the item's page.
    package var rowOverContent: NavigationBarRow?

    // MARK: Creating an item

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public convenience override init() { self.init(nil) }

    /// Creates an item from a storyboard or nib. Other coders create an item without a title.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder.ofDocument { decodeNavigationItem(from: coder) }
    }

    init(_ title: String?) {
        self.title = title
        super.init()
    }

    nonisolated deinit {}

    private func didChange(animated: Bool = false) {
        observers.notify(self, animated: animated)
        UIContext.current.memberChanges.send(self)
    }

    // MARK: Loading from a storyboard or nib

    /// Called when an item from a storyboard or nib is connected and its outlets are set. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called when Interface Builder draws the item. Never called here. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Specifying the title

    /// The title in the middle. The item of a controller has the controller's title until the title is set here.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    var titles = NavigationTitles() { didSet { didChange() } }

    /// A title with attributes, which replaces `title` in the row. Ignored if the item has a `titleView`. The default
    /// is `nil`. A name of iOS 26.
    open var attributedTitle: AttributedString? {
        get { titles.attributedTitle }
        set { titles.attributedTitle = newValue }
    }

    /// A text in a smaller font below the title. The default is `nil`. While there is an `attributedSubtitle`, the
    /// value is its text. Ignored if the item has a `subtitleView` or a `titleView`. A name of iOS 26.
    open var subtitle: String? {
        get { titles.attributedSubtitle.map { String($0.characters) } ?? titles.subtitle }
        set { titles.subtitle = newValue }
    }

    /// A subtitle with attributes, which replaces `subtitle`. The default is `nil`. A name of iOS 26.
    open var attributedSubtitle: AttributedString? {
        get { titles.attributedSubtitle }
        set { titles.attributedSubtitle = newValue }
    }

    /// A view below the title, which replaces all other subtitles. Its constraints or `sizeThatFits(_:)` determine its
    /// size. The default is `nil`. A name of iOS 26.
    open var subtitleView: UIView? {
        get { titles.subtitleView }
        set { titles.subtitleView = newValue }
    }

    /// The text of the large title. The default, `nil`, is the title. A name of iOS 26.
    open var largeTitle: String? {
        get { titles.largeTitle }
        set { titles.largeTitle = newValue }
    }

    /// A text below the large title. The default, `nil`, is `subtitle`. A name of iOS 26.
    open var largeSubtitle: String? {
        get { titles.largeAttributedSubtitle.map { String($0.characters) } ?? titles.largeSubtitle }
        set { titles.largeSubtitle = newValue }
    }

    /// A text with attributes below the large title, which replaces `largeSubtitle`. The default is `nil`. A name of
    /// iOS 26.
    open var largeAttributedSubtitle: AttributedString? {
        get { titles.largeAttributedSubtitle }
        set { titles.largeAttributedSubtitle = newValue }
    }

    /// A view below the large title, which replaces all other subtitles there. The default is `nil`. A name of iOS 26.
    open var largeSubtitleView: UIView? {
        get { titles.largeSubtitleView }
        set { titles.largeSubtitleView = newValue }
    }

    /// A view that replaces the title. Its width is its preferred width, limited to the available width. The default
    /// is `nil`.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

    /// A line of text above the buttons, which makes the bar higher. The default is `nil`.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }

    /// Creates the menu that the title opens; the title then has a chevron. The argument contains the system's
    /// suggestions: the commands for documents (Duplicate, Move, Rename, Export, Print) that the visible controller or
    /// a later responder can perform. Called each time the menu opens. A title view has no menu. The default is `nil`.
    open var titleMenuProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }

    /// The document that the title's menu describes above its elements. Without a provider, the menu has the suggested
    /// elements. The default is `nil`.
    open var documentProperties: UIDocumentProperties? { didSet { didChange() } }

    /// Whether the title opens a menu.
    package var hasTitleMenu: Bool {
        titleView == nil && title?.isEmpty == false && (titleMenuProvider != nil || documentProperties != nil)
    }

    /// Whether the title is large if the bar `prefersLargeTitles`. The default is `automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// The arrangement of the items. The default is `navigator`.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }

    // MARK: Configuring the back button

    /// The back button for this item, shown while the next item is on top. Its title precedes `backButtonTitle`; its
    /// view, target and action are ignored. With the default, `nil`, the bar creates a button.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

    /// The text of the back button for this item. The default, `nil`, is the title.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }

    /// The display mode of the back button for this item. The default is `default`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    /// The action that is performed instead of going back while this item is on top. With an action, even the first
    /// item has a back button. The default is `nil`.
    open var backAction: UIAction? { didSet { didChange() } }

    private var hidesBackButtonStorage = false

    /// Whether the back button is hidden while this item is on top. The default is `false`.
    open var hidesBackButton: Bool {
        get { hidesBackButtonStorage }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Sets whether the back button is hidden, with an optional fade.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBackButtonStorage else { return }
        hidesBackButtonStorage = hidesBackButton
        didChange(animated: animated)
    }

    /// Whether left items are beside the back button. The default is `false`: left items replace the back button.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    // MARK: Specifying custom views

    private var leftStorage: [UIBarButtonItem]?
    private var rightStorage: [UIBarButtonItem]?
    private var leadingGroupStorage: [UIBarButtonItemGroup] = []
    private var trailingGroupStorage: [UIBarButtonItemGroup] = []

    /// The items at the left, the outermost first. In right-to-left layouts they are at the right.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftStorage }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The first of `leftBarButtonItems`. Setting it replaces the first item; `nil` removes it. An item that is
    /// already in the list is moved to its start.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftStorage?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The items at the right, the outermost first. In right-to-left layouts they are at the left.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightStorage }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The first of `rightBarButtonItems`. Setting it works as for `leftBarButtonItem`.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightStorage?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets the items at the left. With an animation, the old items fade out and the new items fade in.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        Self.refuseSearchPlacement(in: items ?? [], of: "leftBarButtonItems")
        follow(items ?? [], instead: (leftStorage ?? []) + leadingGroupStorage)
        leftStorage = items
        leadingGroupStorage = []
        didChange(animated: animated)
    }

    /// Sets the outermost item at the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(Self.replacingFirst(of: leftStorage, by: item), animated: animated)
    }

    /// Sets the items at the right. With an animation, the old items fade out and the new items fade in.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        Self.refuseSearchPlacement(in: items ?? [], of: "rightBarButtonItems")
        follow(items ?? [], instead: (rightStorage ?? []) + trailingGroupStorage)
        rightStorage = items
        trailingGroupStorage = []
        didChange(animated: animated)
    }

    /// Sets the outermost item at the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(Self.replacingFirst(of: rightStorage, by: item), animated: animated)
    }

    private static func replacingFirst(of items: [UIBarButtonItem]?, by item: UIBarButtonItem?) -> [UIBarButtonItem]? {
        guard let item else {
            let rest = Array(items?.dropFirst() ?? [])
            return rest.isEmpty ? nil : rest
        }
        guard let items else { return [item] }
        if items.contains(where: { $0 === item }) { return [item] + items.filter { $0 !== item } }
        return [item] + items.dropFirst()
    }

    /// The groups at the leading side, in reading order. Setting them replaces `leftBarButtonItems`.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leadingGroupStorage }
        set {
            follow(newValue, instead: (leftStorage ?? []) + leadingGroupStorage)
            leadingGroupStorage = newValue
            leftStorage = newValue.isEmpty ? nil : newValue.flatMap(\.barButtonItems)
            didChange()
        }
    }

    /// The groups at the trailing side, in reading order. Setting them replaces `rightBarButtonItems`.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailingGroupStorage }
        set {
            follow(newValue, instead: (rightStorage ?? []) + trailingGroupStorage)
            trailingGroupStorage = newValue
            // The items of a side are counted from the edge.
            rightStorage = newValue.isEmpty ? nil : newValue.flatMap(\.barButtonItems).reversed()
            didChange()
        }
    }

    /// The groups in the middle, in reading order. Shown if the style is not `navigator` and the width is regular;
    /// otherwise in the overflow menu.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            follow(centerItemGroups, instead: oldValue)
            didChange()
        }
    }

    /// A group fixed to the trailing edge. The default is `nil`.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            follow(pinnedTrailingGroup.map { [$0] } ?? [], instead: oldValue.map { [$0] } ?? [])
            didChange()
        }
    }

    /// Elements at the end of the overflow menu, which contains the items that do not fit. If set, the overflow menu
    /// is always available. The default is `nil`.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { didChange() } }

    /// The units to show at the left, the outermost first.
    package var leftUnits: [BarItemUnit] {
        leadingGroupStorage.isEmpty
            ? BarItemUnit.units(of: leftStorage ?? []) : BarItemUnit.units(of: leadingGroupStorage, isTrailing: false)
    }

    /// The units to show at the right, the outermost first.
    package var rightUnits: [BarItemUnit] {
        let pinned = BarItemUnit.units(of: pinnedTrailingGroup.map { [$0] } ?? [], isTrailing: true)
        return pinned
            + (trailingGroupStorage.isEmpty
                ? BarItemUnit.units(of: rightStorage ?? [])
                : BarItemUnit.units(of: trailingGroupStorage, isTrailing: true))
    }

    /// The units to show in the middle, in reading order.
    package var centerUnits: [BarItemUnit] { BarItemUnit.units(of: centerItemGroups, isTrailing: false) }

    // MARK: Searching

    /// The object that searches the content: a search controller.
    package var search: (any NavigationSearching)? {
        didSet {
            updateSearchPlacementItem()
            didChange()
        }
    }

    /// Notifies the bar that visible state of the search changed.
    package func searchDidChange() { didChange() }

    /// The item for the place of the search among `toolbarItems`, if the preferred placement is `integrated`,
    /// `integratedCentered` or `integratedButton`. A tap on it begins the search. Without it in `toolbarItems`, the
    /// toolbar shows it after all other items. It is ignored without a search controller.
    ///
    /// Adding it to a group, or to the left or right items, raises an exception. A name of iOS 26.
    open var searchBarPlacementBarButtonItem: UIBarButtonItem {
        if let placementItem { return placementItem }
        let made = UIBarButtonItem(
            systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.search?.beginSearch() })
        made.searchedItem = self
        placementItem = made
        updateSearchPlacementItem()
        return made
    }

    private var placementItem: UIBarButtonItem?
    /// The space before the search in a toolbar without `searchBarPlacementBarButtonItem`.
    package private(set) lazy var spaceBeforeSearch = UIBarButtonItem.flexibleSpace()

    private func updateSearchPlacementItem() {
        placementItem?.isHidden = search == nil || !preferredSearchBarPlacement.isIntegrated
    }

    /// Raises the exception of UIKit if a search placement item is among the items.
    static func refuseSearchPlacement(in items: [UIBarButtonItem], of owner: String) {
        guard items.contains(where: { $0.searchedItem != nil }) else { return }
        Diagnostics.raise(
            .bar,
            "searchBarPlacementBarButtonItem cannot be used in \(owner); add it to the toolbarItems of the controller")
    }

    /// Whether an integrated search may be in the toolbar of a navigation controller. The default is `true`. A name of
    /// iOS 26.
    open var searchBarPlacementAllowsToolbarIntegration = true {
        didSet { if searchBarPlacementAllowsToolbarIntegration != oldValue { didChange() } }
    }

    /// Whether a stacked search bar is shown only while the content is scrolled to its top. The default is `true`.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    /// The current placement of the search bar; `automatic` without a search controller.
    open var searchBarPlacement: SearchBarPlacement {
        guard let search else { return .automatic }
        return preferredSearchBarPlacement.isIntegrated ? preferredSearchBarPlacement : search.searchBarPlacement
    }

    /// The preferred placement of the search bar. The default is `automatic`. `searchBarPlacement` is the current
    /// placement.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet {
            guard preferredSearchBarPlacement != oldValue else { return }
            updateSearchPlacementItem()
            didChange()
        }
    }

    // MARK: Customizing appearance

    /// The appearance of the bar while this item is on top. The default, `nil`, is the bar's appearance. Kept as a
    /// copy.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { set(\.standard, newValue) }
    }

    /// The appearance for bars of compact height.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { set(\.compact, newValue) }
    }

    /// The appearance while the content is scrolled to its top edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, newValue) }
    }

    /// The appearance for bars of compact height while the content is scrolled to its top edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { set(\.compactScrollEdge, newValue) }
    }

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`. Overrides add to the properties of
    /// `super`.
    open class var namedProperties: NamedProperties { navigationItemProperties }

    package struct Appearances {
        package var standard: UINavigationBarAppearance?
        package var compact: UINavigationBarAppearance?
        package var scrollEdge: UINavigationBarAppearance?
        package var compactScrollEdge: UINavigationBarAppearance?
    }

    package private(set) var appearances = Appearances()

    private func set(
        _ path: WritableKeyPath<Appearances, UINavigationBarAppearance?>, _ new: UINavigationBarAppearance?
    ) {
        let copy = new?.copy()
        copy?.didChange = { [weak self] in self?.didChange() }
        appearances[keyPath: path] = copy
        didChange()
    }
}

extension UINavigationItem: NamedPropertyOwner {}

// The navigation item determines its visible items and groups, so it observes them.
extension UINavigationItem: BarItemObserver {
    package func barItemDidChange(_ item: NSObject, animated: Bool) { observers.notify(self, animated: animated) }

    private func follow(_ new: [NSObject], instead old: [NSObject]) {
        for object in old {
            (object as? UIBarItem)?.observers.remove(self)
            (object as? UIBarButtonItemGroup)?.observers.remove(self)
        }
        for object in new {
            (object as? UIBarItem)?.observers.add(self)
            (object as? UIBarButtonItemGroup)?.observers.add(self)
        }
    }
}

/// The row of a navigation bar, and the large title below it.
package struct NavigationBarRow {
    /// The position of the bottom of the row, in points.
    package let bottom: CGFloat
    /// The full height of the large title, in points.
    package let largeTitle: CGFloat

    package init(bottom: CGFloat, largeTitle: CGFloat) { (self.bottom, self.largeTitle) = (bottom, largeTitle) }
}
