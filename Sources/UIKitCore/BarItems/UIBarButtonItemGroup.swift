import Foundation

/// Items that belong together: where there is no room for all of them, one item stands for them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    var observers = BarItemObservers()

    /// Makes a group. Items that were in another group leave it.
    ///
    /// - Parameters:
    ///   - barButtonItems: The items, in reading order.
    ///   - representativeItem: What is shown where there is no room for the items.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        items = []
        self.representativeItem = representativeItem
        super.init()
        take(barButtonItems)
    }

    /// Makes an empty group; archives are not read.
    public required init?(coder: NSCoder) {
        items = []
        super.init()
    }

    nonisolated deinit {}

    /// Makes a group that the user can neither move nor remove.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// Makes a group that the user could move. Bars are not customized by users here, so it is as a fixed one.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// Makes a group that the user could add and remove. Bars are not customized by users here: it is there if it
    /// `isInDefaultCustomization`.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isLeftOut = !isInDefaultCustomization
        return group
    }

    /// Whether the user would have to add the group first.
    private var isLeftOut = false
    private var items: [UIBarButtonItem]

    /// The items, in reading order. An item that is added leaves the group it was in before.
    open var barButtonItems: [UIBarButtonItem] {
        get { items }
        set {
            take(newValue)
            observers.notify(self)
        }
    }

    /// What is shown where there is no room for the items.
    open var representativeItem: UIBarButtonItem? { didSet { observers.notify(self) } }

    /// Whether the group is shown as its `representativeItem`, for lack of room.
    open package(set) var isDisplayingRepresentativeItem = false

    /// Whether the group is shown although it would not be otherwise, for as long as this is `true`.
    open var alwaysAvailable = false { didSet { observers.notify(self) } }

    /// Whether the group is not shown. The default is `false`.
    open var isHidden = false { didSet { observers.notify(self) } }

    /// What stands for the group in a menu: its items, under the title of the representative item; unless set.
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

    /// The items to show; none where the group is hidden.
    package var shownItems: [UIBarButtonItem] { isHidden || isLeftOut && !alwaysAvailable ? [] : items }

    private func take(_ new: [UIBarButtonItem]) {
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
