import Foundation

/// A group of related items. If the bar is too narrow, a representative item replaces the group.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    var observers = BarItemObservers()

    /// Creates a group. The items are removed from their previous groups.
    ///
    /// - Parameters:
    ///   - barButtonItems: The items, in reading order.
    ///   - representativeItem: The item shown if the bar is too narrow for the items.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        items = []
        self.representativeItem = representativeItem
        super.init()
        take(barButtonItems)
    }

    /// Creates a group without items.
    public convenience override init() { self.init(barButtonItems: [], representativeItem: nil) }

    /// Creates an empty group; archives are not read.
    public required init?(coder: NSCoder) {
        items = []
        super.init()
    }

    nonisolated deinit {}

    /// Creates a group that the user cannot move or remove.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// Creates a movable group. Since users cannot customize bars here, it behaves like a fixed group.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// Creates a group that the user could add and remove. Since users cannot customize bars here, it is shown if
    /// `isInDefaultCustomization` is `true`.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isOmitted = !isInDefaultCustomization
        return group
    }

    /// Whether the group is missing from the default customization.
    private var isOmitted = false
    private var items: [UIBarButtonItem]

    /// The items, in reading order. Items that are added are removed from their previous groups.
    open var barButtonItems: [UIBarButtonItem] {
        get { items }
        set {
            take(newValue)
            observers.notify(self)
        }
    }

    /// The item shown if the bar is too narrow for the items.
    open var representativeItem: UIBarButtonItem? { didSet { observers.notify(self) } }

    /// Whether the group is shown as its `representativeItem` because the bar is too narrow.
    open package(set) var isDisplayingRepresentativeItem = false

    /// Whether the group is shown even if it is not in the default customization. The default is `false`.
    open var alwaysAvailable = false { didSet { observers.notify(self) } }

    /// Whether the group is not shown. The default is `false`.
    open var isHidden = false { didSet { observers.notify(self) } }

    /// The menu element that represents the group: by default its items, under the title of the representative item.
    open var menuRepresentation: UIMenuElement? {
        get {
            ownMenuRepresentation
                ?? UIMenu(
                    title: representativeItem?.title ?? "", image: representativeItem?.image,
                    options: representativeItem == nil ? .displayInline : [],
                    children: items.compactMap(\.menuRepresentation))
        }
        set { ownMenuRepresentation = newValue }
    }
    private var ownMenuRepresentation: UIMenuElement?

    /// The items to show; empty if the group is hidden.
    package var shownItems: [UIBarButtonItem] { isHidden || isOmitted && !alwaysAvailable ? [] : items }

    private func take(_ new: [UIBarButtonItem]) {
        UINavigationItem.refuseSearchPlacement(in: new, of: "UIBarButtonItemGroup")
        for item in items where !new.contains(where: { $0 === item }) { item.buttonGroup = nil }
        for item in new {
            if let other = item.buttonGroup, other !== self {
                other.items.removeAll { $0 === item }
                other.observers.notify(other)
            }
            item.buttonGroup = self
        }
        items = new
    }
}
