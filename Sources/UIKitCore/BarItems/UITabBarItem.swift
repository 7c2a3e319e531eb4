import Foundation

/// The item of a controller in a tab bar: a title under an image, and a badge.
///
///     tabBarItem = UITabBarItem(title: "Alarms", image: UIImage(systemName: "alarm"), tag: 1)
///     tabBarItem.badgeValue = "3"
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritem>.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The kind of system item; `nil` for custom items. The title of a system item cannot be changed.
    let systemItem: SystemItem?
    private var badgeAttributes: [UIControlState: [NSAttributedString.Key: Any]] = [:]

    /// Creates an empty item.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates an item from a storyboard or nib. Other coders create an empty item.
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

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and two images, the second for the selected state. If it is `nil`, the first image
    /// is used for both states.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system item with its title and symbol.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(system: systemItem)
        self.tag = tag
    }

    /// The text under the image. The text of a system item cannot be changed.
    open override var title: String? {
        get { super.title }
        set { if systemItem == nil { super.title = newValue } }
    }

    /// The image of the selected item. The default, `nil`, is `image`.
    open var selectedImage: UIImage? { didSet { didChange() } }

    /// The offset of the title from its usual position, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            appearanceDidChange(\.titlePositionAdjustment, to: titlePositionAdjustment)
            didChange()
        }
    }

    /// The text on the badge. The default, `nil`, removes the badge; an empty string shows a badge without text.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

    /// The badge's color. The default, `nil`, is red.
    open var badgeColor: UIColor? {
        didSet {
            appearanceDidChange(\.badgeColor, to: badgeColor)
            didChange()
        }
    }

    /// Sets attributes of the badge's text for a state; `nil` uses the bar's appearance.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControlState
    ) {
        recordAppearance(Int(state.rawValue)) { $0.setBadgeTextAttributes(textAttributes, for: state) }
        badgeAttributes[state] = textAttributes
        didChange()
    }

    /// Returns the attributes set for the badge's text in a state.
    open func badgeTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// The appearance of the bar while this item is selected. The default, `nil`, is the bar's appearance. Kept as a
    /// copy.
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

    /// The appearance of the bar while this item is selected and the content is scrolled to its bottom edge.
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

    /// Returns the frame of the item in a tab bar, in the coordinate space of a view. Returns `nil` if no tab bar in
    /// that view's window shows the item. A popover with the item as its source points at this frame.
    open func frame(in referenceView: UIView) -> CGRect? { frameAsSource(in: referenceView) }

    /// The inherited properties and the properties of tab bar items.
    open override class var namedProperties: NamedProperties { addTabBarItemProperties(to: super.namedProperties) }

    /// Common items whose title and image are given by the system.
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

        /// The title of the item.
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
