import Foundation

/// What a navigation bar shows while a certain controller is on top: title, buttons, and how one gets back.
///
///     navigationItem.title = "World Clock"
///     navigationItem.leftBarButtonItem = editButtonItem
///     navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
///
/// Each controller has one of its own; the bar follows every change at once. A bar alone has a stack of items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationitem>.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    package var observers = BarItemObservers()

    // MARK: Creating an item

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item as a storyboard or nib describes it; of another coder one without a title.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder.ofDocument { decodeNavigationItem(from: coder) }
    }

    init(_ title: String?) {
        self.title = title
        super.init()
    }

    nonisolated deinit {}

    private func didChange(animated: Bool = false) { observers.notify(self, animated: animated) }

    // MARK: Loading from a document

    /// Called when the item, which a storyboard or nib has made, is connected: its outlets are set. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called where Interface Builder draws the item, which nothing here does. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Specifying the title

    /// The title in the middle. That of a controller's item is the controller's, unless set here later.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// A view in the title's place, as wide as it wants to be and there is room for. The default is `nil`.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

    /// A line above the buttons, which makes the bar higher. The default is `nil`.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }

    /// Makes the menu that the title opens; the title then has a chevron. It gets what the system suggests: the commands for documents
    /// (Duplicate, Move, Rename, Export, Print) that the controller that is shown, or a responder after it, can perform. It is
    /// called each time. A view in the title's place has no menu. The default is `nil`.
    open var titleMenuProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }

    /// What the title's menu says about the document that is shown, above its elements; the suggested ones without a provider.
    /// The default is `nil`.
    open var documentProperties: UIDocumentProperties? { didSet { didChange() } }

    /// Whether the title opens a menu.
    package var hasTitleMenu: Bool {
        titleView == nil && title?.isEmpty == false && (titleMenuProvider != nil || documentProperties != nil)
    }

    /// Whether the title is shown large where the bar `prefersLargeTitles`. The default is `automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// How the items are arranged. The default is `navigator`.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }

    // MARK: Configuring the back button

    /// The button that leads back to this item, shown while the next one is on top. Its title comes before
    /// `backButtonTitle`; its view, target and action do not count. The default is `nil`: one is made.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

    /// The text of the button that leads back to this item; `nil`, the default, for the title.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }

    /// Which text the button has that leads back to this item. The default is `default`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    /// What the back button does while this item is on top, in place of going back; with one there is a button also on the
    /// first item. The default is `nil`.
    open var backAction: UIAction? { didSet { didChange() } }

    private var hidesBackButtonStorage = false

    /// Whether there is no back button while this item is on top. The default is `false`.
    open var hidesBackButton: Bool {
        get { hidesBackButtonStorage }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Sets whether there is no back button, fading it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBackButtonStorage else { return }
        hidesBackButtonStorage = hidesBackButton
        didChange(animated: animated)
    }

    /// Whether left items stand beside the back button; otherwise they replace it, which is the default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    // MARK: Specifying custom views

    private var leftStorage: [UIBarButtonItem]?
    private var rightStorage: [UIBarButtonItem]?
    private var leadingGroupStorage: [UIBarButtonItemGroup] = []
    private var trailingGroupStorage: [UIBarButtonItemGroup] = []

    /// The items at the left (right, where reading goes from right to left), the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftStorage }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The first of `leftBarButtonItems`. Setting it replaces that one; `nil` removes it; an item that is among them already
    /// becomes the first.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftStorage?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The items at the right (left, where reading goes from right to left), the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightStorage }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The first of `rightBarButtonItems`; setting it as for the left.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightStorage?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets the items at the left; animated, the old ones fade out and the new ones in.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        follow(items ?? [], instead: (leftStorage ?? []) + leadingGroupStorage)
        leftStorage = items
        leadingGroupStorage = []
        didChange(animated: animated)
    }

    /// Sets the outermost item at the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(Self.replacingFirst(of: leftStorage, by: item), animated: animated)
    }

    /// Sets the items at the right; animated, the old ones fade out and the new ones in.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
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
            // The items of a side count from the edge.
            rightStorage = newValue.isEmpty ? nil : newValue.flatMap(\.barButtonItems).reversed()
            didChange()
        }
    }

    /// The groups in the middle, in reading order; shown where the style is not `navigator` and the width is
    /// regular, and else in the overflow menu.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            follow(centerItemGroups, instead: oldValue)
            didChange()
        }
    }

    /// A group at the trailing edge, which stays there. The default is `nil`.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            follow(pinnedTrailingGroup.map { [$0] } ?? [], instead: oldValue.map { [$0] } ?? [])
            didChange()
        }
    }

    /// Elements at the end of the menu with what finds no room in the bar, which is there where this is set. The default is `nil`.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { didChange() } }

    /// What is to be shown at the left, the outermost first.
    package var leftUnits: [BarItemUnit] {
        leadingGroupStorage.isEmpty
            ? BarItemUnit.units(of: leftStorage ?? []) : BarItemUnit.units(of: leadingGroupStorage, isTrailing: false)
    }

    /// What is to be shown at the right, the outermost first.
    package var rightUnits: [BarItemUnit] {
        let pinned = BarItemUnit.units(of: pinnedTrailingGroup.map { [$0] } ?? [], isTrailing: true)
        return pinned
            + (trailingGroupStorage.isEmpty
                ? BarItemUnit.units(of: rightStorage ?? [])
                : BarItemUnit.units(of: trailingGroupStorage, isTrailing: true))
    }

    /// What is to be shown in the middle, in reading order.
    package var centerUnits: [BarItemUnit] { BarItemUnit.units(of: centerItemGroups, isTrailing: false) }

    // MARK: Searching

    /// What searches the content; a search controller.
    package var search: (any NavigationSearching)? { didSet { didChange() } }

    /// What the bar shows of that has changed.
    package func searchDidChange() { didChange() }

    /// Whether a stacked search bar is shown only while the content is at its top. The default is `true`.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    /// The place of the search bar that is in use; `automatic` without a search controller.
    open var searchBarPlacement: SearchBarPlacement { search?.searchBarPlacement ?? .automatic }

    /// Where the search bar is to be. The default is `automatic`; `searchBarPlacement` is where it is.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { didChange() } }
    }

    // MARK: Customizing appearance

    /// How the bar looks while this item is on top; `nil`, the default, for as the bar says. Kept as a copy.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { set(\.standard, newValue) }
    }

    /// The same where the height is compact.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { set(\.compact, newValue) }
    }

    /// The same while the content is at its top edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, newValue) }
    }

    /// The same while the content is at its top edge and the height is compact.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { set(\.compactScrollEdge, newValue) }
    }

    // MARK: Documents

    /// The properties that the class offers by name, for documents. Overrides add to `super`'s.
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

// Which items and groups are shown is up to the navigation item: it follows them.
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
