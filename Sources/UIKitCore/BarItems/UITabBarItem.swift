import Foundation

/// What a tab bar shows for a controller: a title under an image, and a badge.
///
///     tabBarItem = UITabBarItem(title: "Alarms", image: UIImage(systemName: "alarm"), tag: 1)
///     tabBarItem.badgeValue = "3"
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritem>.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The item of the system's that this is; `nil` for another. The title of one cannot be changed.
    let systemItem: SystemItem?
    private var badgeAttributes: [UIControlState: [NSAttributedString.Key: Any]] = [:]

    /// Makes an item that shows nothing.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Makes an item as a storyboard or nib describes it; of another coder one that shows nothing.
    public required init?(coder: NSCoder) {
        systemItem = coder.ofDocument.flatMap(Self.systemItem(of:))
        super.init(coder: coder)
        if let systemItem { show(systemItem) }
        if let coder = coder.ofDocument { decodeTabBarItem(from: coder) }
    }

    private init(system: SystemItem?) {
        systemItem = system
        super.init()
        if let system { show(system) }
    }

    private func show(_ system: SystemItem) {
        super.title = system.title
        super.image = UIImage(systemName: system.symbolName)
    }

    /// Makes an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with a title and two images, the second for while it is selected; without it the first is for both.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes one of the system's items, with its title and its symbol.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(system: systemItem)
        self.tag = tag
    }

    /// The text under the image. That of a system item stays as it is.
    open override var title: String? {
        get { super.title }
        set { if systemItem == nil { super.title = newValue } }
    }

    /// The image while the item is selected; `nil`, the default, for `image`.
    open var selectedImage: UIImage? { didSet { didChange() } }

    /// How far the title is moved from its usual place.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            appearanceDidChange(\.titlePositionAdjustment, to: titlePositionAdjustment)
            didChange()
        }
    }

    /// The text on the badge; empty for a badge without text, `nil`, the default, for none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

    /// The badge's colour; `nil`, the default, for red.
    open var badgeColor: UIColor? {
        didSet {
            appearanceDidChange(\.badgeColor, to: badgeColor)
            didChange()
        }
    }

    /// Sets how the badge's text looks in a state; `nil` for as the bar says.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControlState
    ) {
        recordAppearance(Int(state.rawValue)) { $0.setBadgeTextAttributes(textAttributes, for: state) }
        badgeAttributes[state] = textAttributes
        didChange()
    }

    /// How the badge's text was set to look in a state.
    open func badgeTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// How the bar looks while this item is selected; `nil`, the default, for as the bar says. Kept as a copy.
    open var standardAppearance: UITabBarAppearance? {
        get { standardStorage }
        set {
            appearanceDidChange(\.standardAppearance, to: newValue)
            standardStorage = newValue?.copy()
            standardStorage?.didChange = { [weak self] in self?.didChange() }
            didChange()
        }
    }
    private var standardStorage: UITabBarAppearance?

    /// The same while the content is at its bottom edge.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdgeStorage }
        set {
            appearanceDidChange(\.scrollEdgeAppearance, to: newValue)
            scrollEdgeStorage = newValue?.copy()
            scrollEdgeStorage?.didChange = { [weak self] in self?.didChange() }
            didChange()
        }
    }
    private var scrollEdgeStorage: UITabBarAppearance?

    /// Where a tab bar shows the item, in the space of a view; `nil` where none does in that view's window. A popover
    /// that has the item as its source points there.
    open func frame(in referenceView: UIView) -> CGRect? { frameAsSource(in: referenceView) }

    /// With the properties of tab bar items.
    open override class var namedProperties: NamedProperties { addTabBarItemProperties(to: super.namedProperties) }

    /// The items that every app has: the system gives title and image.
    public enum SystemItem: Int, Sendable {
        /// "More": three dots.
        case more = 0
        /// "Favorites": a star.
        case favorites = 1
        /// "Featured": a star.
        case featured = 2
        /// "Top Rated": a star.
        case topRated = 3
        /// "Recents": a clock.
        case recents = 4
        /// "Contacts": a person in a circle.
        case contacts = 5
        /// "History": a clock.
        case history = 6
        /// "Bookmarks": a book.
        case bookmarks = 7
        /// "Search": a magnifying glass.
        case search = 8
        /// "Downloads": an arrow into a box.
        case downloads = 9
        /// "Most Recent": a clock.
        case mostRecent = 10
        /// "Most Viewed": a list with numbers.
        case mostViewed = 11

        /// The title.
        package var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        /// The name of the symbol.
        package var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down.fill"
            case .mostViewed: "list.number"
            }
        }
    }
}
