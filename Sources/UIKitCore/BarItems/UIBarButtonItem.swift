import CoreGraphics
import Foundation
import Symbols

/// A button in a navigation bar or a toolbar, or a space between buttons.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(
///         barButtonSystemItem: .add, target: self, action: ClockController.add(_:))
///     toolbarItems = [edit, .flexibleSpace(), UIBarButtonItem(primaryAction: share)]
///
/// The target's method is passed as a typed reference, as everywhere in this project; a selector works as well.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitem>.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The kind of system item; `nil` for custom items.
    package let systemItem: SystemItem?
    /// The method that was passed as a typed reference.
    var send: (@MainActor (AnyObject, UIBarButtonItem, UIEvent?) -> Void)?
    private var backgrounds: [BackgroundKey: UIImage] = [:]
    private var backBackgrounds: [BackgroundKey: UIImage] = [:]
    private var offsets: [OffsetKey: UIOffset] = [:]

    struct BackgroundKey: Hashable {
        var state: UIControlState
        var metrics: UIBarMetrics
        var style: Style?
    }

    enum OffsetKey: Hashable {
        case title(UIBarMetrics), background(UIBarMetrics), backTitle(UIBarMetrics), backBackground(UIBarMetrics)
    }

    // MARK: Creating items

    /// Creates an empty item.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates an item from a storyboard or nib. Other coders create an empty item.
    public required init?(coder: NSCoder) {
        systemItem = coder.ofDocument.flatMap(Self.systemItem(of:))
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeBarButtonItem(from: coder) }
    }

    init(system: SystemItem?) {
        systemItem = system
        super.init()
        if system == .done || system == .save { style = .done }
    }

    /// Creates an item with a title that calls a method by its name. Without a target, the first object in the
    /// responder chain that implements the method is called.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.title = title
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// Creates an item with an image that calls a method by its name.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    /// Creates an item with two images, the second for bars of compact height, that calls a method by its name.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(system: nil)
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// Creates a system item that calls a method by its name.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// Creates an item with a title, an image and a menu that calls a method by its name.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        self.title = title
        self.image = image
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
        self.menu = menu
    }

    /// Creates an item with a custom view, sized by its constraints or its frame. The target and action of the item
    /// are never called.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// Creates a system item that performs an action and has a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        takePrimaryAction()
        self.menu = menu
    }

    /// Creates an item that performs an action. The action's title and image are used if the arguments are `nil`.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        self.primaryAction = primaryAction
        takePrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Creates a space with a width in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(system: .fixedSpace)
        item.width = width
        return item
    }

    /// Creates a space that shares the remaining room with the toolbar's flexible spaces.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

    // MARK: Getting and setting properties

    /// The receiver of the action, not retained. If `nil`, the action is sent to the first object in the responder
    /// chain that implements it.
    open weak var target: AnyObject?

    /// The name of the method to call. The default is `nil`; also `nil` if the method was passed as a typed reference.
    open var action: Selector?

    /// The action that the item performs. When set, title and image are taken from the action, except in system items,
    /// and target and action are not called. Setting `nil` keeps title and image.
    open var primaryAction: UIAction? {
        didSet {
            takePrimaryAction()
            didChange()
        }
    }

    /// Applies a new primary action. Also called by initializers, since property observers do not run there.
    private func takePrimaryAction() {
        guard let primaryAction else { return }
        if systemItem == nil {
            title = primaryAction.title.isEmpty ? nil : primaryAction.title
            image = primaryAction.image
        }
        isEnabled = !primaryAction.attributes.contains(.disabled)
    }

    /// The item's menu. A tap opens it if the item has no action; otherwise a long press does.
    open var menu: UIMenu? {
        didSet {
            menuSelectionDidChange()
            didChange()
        }
    }

    /// The order of the menu's elements. The default is `automatic`.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether using the item toggles `isSelected`. If the item has a menu and no action, a single element of the menu
    /// is selected, and the item shows the title and image of that element. The default is `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            menuSelectionDidChange()
            didChange()
        }
    }

    /// The navigation item whose search the item begins; `nil` for other items.
    package weak var searchedItem: UINavigationItem?

    /// Whether the item appears selected. The default is `false`.
    open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }

    /// Whether the item is hidden and takes no room. The default is `false`.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            didChange()
            if let buttonGroup { buttonGroup.observers.notify(buttonGroup) }
        }
    }

    /// The style of the title. The default is `plain`.
    open var style = Style.plain { didSet { if style != oldValue { didChange() } } }

    /// A badge over the trailing upper corner of the item, which only navigation bars show. The default is `nil`. A
    /// name of iOS 26.
    open var badge: Badge? { didSet { if badge != oldValue { didChange() } } }

    /// A name by which a bar recognizes an item in a transition: an item of the next content with the same identifier
    /// replaces this item at once, without a fade. The default is `nil`. A name of iOS 26.
    open var identifier: String?

    // Chosen (Controllers): Bars have the appearance of iOS 18, in which items have no shared background, so that
    // `sharesBackground` and `hidesSharedBackground` do not change the bars.
    /// Whether the item may share a background with other items. The default is `true`. The bars of iOS 18, which are
    /// drawn here, have no such backgrounds. A name of iOS 26.
    open var sharesBackground = true { didSet { if sharesBackground != oldValue { didChange() } } }

    /// Whether the background that the item shares with other items is hidden behind it. The default is `false`. The
    /// bars of iOS 18, which are drawn here, have no such backgrounds. A name of iOS 26.
    open var hidesSharedBackground = false { didSet { if hidesSharedBackground != oldValue { didChange() } } }

    /// Titles that the item may get. The item is as wide as the longest title, so its size does not change.
    open var possibleTitles: Set<String>? { didSet { didChange() } }

    /// The width in points. With the default, 0, the width fits title and image. For a fixed space, the size of the
    /// space. Non-finite values count as 0.
    open var width: CGFloat = 0 {
        didSet {
            if !width.isFinite { width = 0 }
            if width != oldValue { didChange() }
        }
    }

    /// The view that the item shows. With the default, `nil`, the item shows its title and image.
    open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

    /// The group that contains the item.
    open package(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The menu element that represents the item; created from its title, image and action unless set.
    open var menuRepresentation: UIMenuElement? {
        get { ownMenuRepresentation ?? standardMenuRepresentation }
        set { ownMenuRepresentation = newValue }
    }
    private var ownMenuRepresentation: UIMenuElement?

    /// Returns the frame of the item in a bar, in the coordinate space of a view. Returns `nil` if no bar in that
    /// view's window shows the item, or if the item is in a menu because the bar is too narrow. A popover with the
    /// item as its source points at this frame.
    open func frame(in referenceView: UIView) -> CGRect? { frameAsSource(in: referenceView) }

    // MARK: Customizing appearance

    /// The color of title and image. The default, `nil`, is the bar's color.
    open var tintColor: UIColor? {
        didSet {
            appearanceDidChange(\.tintColor, to: tintColor)
            didChange()
        }
    }

    /// Sets the background image of the item in a state. Resizable images are stretched.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
    ) {
        recordAppearance(Int(state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        backgrounds[BackgroundKey(state: state, metrics: barMetrics, style: nil)] = backgroundImage
        didChange()
    }

    /// Returns the background image of the item in a state.
    open func backgroundImage(for state: UIControlState, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BackgroundKey(state: state, metrics: barMetrics, style: nil)]
    }

    /// Sets the background image of the item in a state for a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControlState, style: Style, barMetrics: UIBarMetrics
    ) {
        recordAppearance(Int(state.rawValue), style.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
        }
        backgrounds[BackgroundKey(state: state, metrics: barMetrics, style: style)] = backgroundImage
        didChange()
    }

    /// Returns the background image of the item in a state for a style.
    open func backgroundImage(for state: UIControlState, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BackgroundKey(state: state, metrics: barMetrics, style: style)]
    }

    /// Sets the offset of the title from its usual position.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance(barMetrics.rawValue) { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
        offsets[.title(barMetrics)] = adjustment
        didChange()
    }

    /// Returns the offset of the title from its usual position.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        offsets[.title(barMetrics)] ?? .zero
    }

    /// Sets the vertical offset of the background, in points; positive values move it down.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance(barMetrics.rawValue) {
            $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        offsets[.background(barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
        didChange()
    }

    /// Returns the vertical offset of the background, in points; positive values move it down.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        offsets[.background(barMetrics)]?.vertical ?? 0
    }

    /// Sets the background image in a state for a back button.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
    ) {
        recordAppearance(Int(state.rawValue), barMetrics.rawValue) {
            $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        backBackgrounds[BackgroundKey(state: state, metrics: barMetrics, style: nil)] = backgroundImage
        didChange()
    }

    /// Returns the background image in a state for a back button.
    open func backButtonBackgroundImage(for state: UIControlState, barMetrics: UIBarMetrics) -> UIImage? {
        backBackgrounds[BackgroundKey(state: state, metrics: barMetrics, style: nil)]
    }

    /// Sets the offset of a back button's title from its usual position.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance(barMetrics.rawValue) {
            $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        offsets[.backTitle(barMetrics)] = adjustment
        didChange()
    }

    /// Returns the offset of a back button's title from its usual position.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        offsets[.backTitle(barMetrics)] ?? .zero
    }

    /// Sets the vertical offset of a back button's background, in points; positive values move it down.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        recordAppearance(barMetrics.rawValue) {
            $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        offsets[.backBackground(barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
        didChange()
    }

    /// Returns the vertical offset of a back button's background, in points; positive values move it down.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        offsets[.backBackground(barMetrics)]?.vertical ?? 0
    }

    // MARK: Storyboards and nibs

    /// The inherited properties and the properties of bar button items.
    open override class var namedProperties: NamedProperties { addBarButtonItemProperties(to: super.namedProperties) }

    // MARK: Configuring symbol effects

    /// Whether the symbol bounces when the item is used. The default is `false`.
    open var isSymbolAnimationEnabled = false

    /// The lasting symbol effects that were not removed, in the order of their addition.
    var symbolEffects: [(kind: SymbolEffectConfiguration.Kind, change: SymbolChange)] = []

    // MARK: Grouping

    /// Creates a group of this item alone that the user cannot move or remove.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(representativeItem: nil, items: [self]) }

    /// Creates a group of this item alone that the user can move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, representativeItem: nil, items: [self])
    }

    /// Creates a group of this item alone that the user can move and remove.
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            representativeItem: nil, items: [self])
    }
}
