import CoreGraphics
import Foundation
import Symbols

/// A button in a navigation bar or a toolbar, or the space between two.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(
///         barButtonSystemItem: .add, target: self, action: ClockController.add(_:))
///     toolbarItems = [edit, .flexibleSpace(), UIBarButtonItem(primaryAction: share)]
///
/// A target's method is given as a typed reference, as everywhere here; by its name it works as well.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitem>.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The item of the system's that this is; `nil` for another.
    package let systemItem: SystemItem?
    /// A method that was given as a typed reference.
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

    /// Makes an item that shows nothing.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Makes an item as a storyboard or nib describes it; of another coder one that shows nothing.
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

    /// Makes an item with a title that calls a method by its name; without target that of the first responder in the chain
    /// that has it.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.title = title
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// Makes an item with an image that calls a method by its name.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    /// Makes an item with two images, the second for bars of compact height, that calls a method by its name.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(system: nil)
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// Makes one of the system's items that calls a method by its name.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// Makes an item with a title, an image and a menu that calls a method by its name.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        self.title = title
        self.image = image
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
        self.menu = menu
    }

    /// Makes an item with a view of one's own, whose size is that of its constraints, or of its frame. Its target and action
    /// are never called.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// Makes one of the system's items that performs an action, and has a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        takePrimaryAction()
        self.menu = menu
    }

    /// Makes an item that performs an action, whose title and image it has where none are given here.
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

    /// Makes room of a width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(system: .fixedSpace)
        item.width = width
        return item
    }

    /// Makes room that is shared with the other flexible spaces of a toolbar.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

    // MARK: Getting and setting properties

    /// Whose method is called; kept weakly. Without one it is that of the first responder in the chain that has the method.
    open weak var target: AnyObject?

    /// The name of the method that is called; `nil`, the default, for none, or where it was given as a typed reference.
    open var action: Selector?

    /// What the item does. Once it is set, title and image are the action's, except in an item of the system's, and target
    /// and action are not called. Setting it to `nil` leaves title and image.
    open var primaryAction: UIAction? {
        didSet {
            takePrimaryAction()
            didChange()
        }
    }

    /// Called by initializers, too, in which observers of properties are not.
    private func takePrimaryAction() {
        guard let primaryAction else { return }
        if systemItem == nil {
            title = primaryAction.title.isEmpty ? nil : primaryAction.title
            image = primaryAction.image
        }
        isEnabled = !primaryAction.attributes.contains(.disabled)
    }

    /// The item's menu: shown by a tap where the item does nothing else, and by a long press otherwise.
    open var menu: UIMenu? {
        didSet {
            menuSelectionDidChange()
            didChange()
        }
    }

    /// In which order the menu's elements are shown. The default is `automatic`.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether using the item toggles `isSelected`. Where it has a menu and no action, one element of the menu is switched on,
    /// whose title and image the item has. The default is `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            menuSelectionDidChange()
            didChange()
        }
    }

    /// Whether the item is shown as selected. The default is `false`.
    open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }

    /// Whether the item is not shown, and takes no room. The default is `false`.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            didChange()
            if let buttonGroup { buttonGroup.observers.notify(buttonGroup) }
        }
    }

    /// How the title looks. The default is `plain`.
    open var style = Style.plain { didSet { if style != oldValue { didChange() } } }

    /// Titles that the item may get: it is as wide as the longest of them, so that it does not change its size.
    open var possibleTitles: Set<String>? { didSet { didChange() } }

    /// The width in points; 0, the default, for what title and image need. Of a fixed space, how wide it is. Non-finite
    /// values count as 0.
    open var width: CGFloat = 0 {
        didSet {
            if !width.isFinite { width = 0 }
            if width != oldValue { didChange() }
        }
    }

    /// The view that the item shows; `nil`, the default, for title and image.
    open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

    /// The group that the item is in.
    open package(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// What stands for the item in a menu; made of its title, image and action, unless set.
    open var menuRepresentation: UIMenuElement? {
        get { ownMenuRepresentation ?? standardMenuRepresentation }
        set { ownMenuRepresentation = newValue }
    }
    private var ownMenuRepresentation: UIMenuElement?

    /// Where a bar shows the item, in the space of a view; `nil` where none does in that view's window, or where the item
    /// is in a menu since the bar is too narrow. A popover that has the item as its source points there.
    open func frame(in referenceView: UIView) -> CGRect? { frameAsSource(in: referenceView) }

    // MARK: Customizing appearance

    /// The colour of title and image; `nil`, the default, for the bar's.
    open var tintColor: UIColor? {
        didSet {
            appearanceDidChange(\.tintColor, to: tintColor)
            didChange()
        }
    }

    /// Sets an image behind the item in a state. It is stretched, where it is resizable.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
    ) {
        recordAppearance(Int(state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        backgrounds[BackgroundKey(state: state, metrics: barMetrics, style: nil)] = backgroundImage
        didChange()
    }

    /// The image behind the item in a state.
    open func backgroundImage(for state: UIControlState, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BackgroundKey(state: state, metrics: barMetrics, style: nil)]
    }

    /// Sets an image behind the item in a state while it has a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControlState, style: Style, barMetrics: UIBarMetrics
    ) {
        recordAppearance(Int(state.rawValue), style.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
        }
        backgrounds[BackgroundKey(state: state, metrics: barMetrics, style: style)] = backgroundImage
        didChange()
    }

    /// The image behind the item in a state while it has a style.
    open func backgroundImage(for state: UIControlState, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BackgroundKey(state: state, metrics: barMetrics, style: style)]
    }

    /// Sets how far the title is moved from its usual place.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance(barMetrics.rawValue) { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
        offsets[.title(barMetrics)] = adjustment
        didChange()
    }

    /// How far the title is moved from its usual place.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        offsets[.title(barMetrics)] ?? .zero
    }

    /// Sets how far down the background is moved.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance(barMetrics.rawValue) {
            $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        offsets[.background(barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
        didChange()
    }

    /// How far down the background is moved.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        offsets[.background(barMetrics)]?.vertical ?? 0
    }

    /// Sets an image behind the item in a state where it is a back button.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
    ) {
        recordAppearance(Int(state.rawValue), barMetrics.rawValue) {
            $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        backBackgrounds[BackgroundKey(state: state, metrics: barMetrics, style: nil)] = backgroundImage
        didChange()
    }

    /// The image behind the item in a state where it is a back button.
    open func backButtonBackgroundImage(for state: UIControlState, barMetrics: UIBarMetrics) -> UIImage? {
        backBackgrounds[BackgroundKey(state: state, metrics: barMetrics, style: nil)]
    }

    /// Sets how far the title of a back button is moved from its usual place.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance(barMetrics.rawValue) {
            $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        offsets[.backTitle(barMetrics)] = adjustment
        didChange()
    }

    /// How far the title of a back button is moved from its usual place.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        offsets[.backTitle(barMetrics)] ?? .zero
    }

    /// Sets how far down the background of a back button is moved.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        recordAppearance(barMetrics.rawValue) {
            $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        offsets[.backBackground(barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
        didChange()
    }

    /// How far down the background of a back button is moved.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        offsets[.backBackground(barMetrics)]?.vertical ?? 0
    }

    // MARK: Documents

    /// With the properties of bar button items.
    open override class var namedProperties: NamedProperties { addBarButtonItemProperties(to: super.namedProperties) }

    // MARK: Configuring symbol effects

    /// Whether the symbol bounces when the item is used. The default is `false`.
    open var isSymbolAnimationEnabled = false

    /// The effects that were added, last, and were not removed.
    var symbolEffects: [(kind: SymbolEffectConfiguration.Kind, change: SymbolChange)] = []

    // MARK: Grouping

    /// Makes a group of this item alone that the user can neither move nor remove.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(representativeItem: nil, items: [self]) }

    /// Makes a group of this item alone that the user can move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, representativeItem: nil, items: [self])
    }

    /// Makes a group of this item alone that the user can move and remove.
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            representativeItem: nil, items: [self])
    }
}
