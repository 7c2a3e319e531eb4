import Foundation

/// An accessory before or after the content of a list cell: an indicator, a control, a label, a custom view.
///
/// System accessories have fixed sides and a fixed order; the placement of a custom view determines its side and
/// position. A cell can have one system accessory of each type.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicellaccessory> and recorded sides and sizes.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The editing states that an accessory is displayed in.
    public enum DisplayedState: Hashable, Sendable {
        /// In all states.
        case always
        /// While the cell is in editing mode.
        case whenEditing
        /// While the cell is not in editing mode.
        case whenNotEditing
    }

    /// The width that the layout reserves for an accessory, which is centered in it.
    public enum LayoutDimension: Hashable, Sendable {
        /// The system's width, with which accessories of consecutive cells are aligned.
        case standard
        /// The accessory's own width.
        case actual
        /// A width in points.
        case custom(CGFloat)
    }

    /// A closure that is called when the accessory is tapped.
    public typealias ActionHandler = () -> Void

    /// A closure that is called with the accessory's menu when its selected element changes.
    public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

    /// The type of an accessory.
    public enum AccessoryType: Hashable {
        /// A chevron that indicates further content.
        case disclosureIndicator
        /// A chevron that expands and collapses the item in an outline.
        case outlineDisclosure
        /// A checkmark.
        case checkmark
        /// A detail button.
        case detail
        /// A delete button.
        case delete
        /// An insert button.
        case insert
        /// A control that moves the cell.
        case reorder
        /// A circle that shows whether the cell is selected.
        case multiselect
        /// A short text.
        case label
        /// The selected element of a menu.
        case popUpMenu
        /// A custom view.
        case customView(UIView)
    }

    enum Kind {
        case system
        case action(ActionHandler?)
        case outline(ActionHandler?, OutlineDisclosureOptions.Style)
        case label(String, UIFont, Bool)
        case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
        case reorder(showsSeparator: Bool?)
        case custom(UIView, Placement, maintainsFixedSize: Bool)
    }

    /// The common values of all options.
    struct Common {
        var isHidden = false
        var reservedLayoutWidth = LayoutDimension.standard
        var tintColor: UIColor?
        var backgroundColor: UIColor?
    }

    /// The type of the accessory.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let common: Common
    let kind: Kind

    private init(
        _ accessoryType: AccessoryType, _ displayed: DisplayedState, _ common: Common, _ kind: Kind = .system
    ) {
        self.accessoryType = accessoryType
        self.displayed = displayed
        self.common = common
        self.kind = kind
    }

    // MARK: Creating accessories

    /// Creates a chevron at the trailing side, which indicates further content.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.common) }

    /// Creates a chevron that expands and collapses the item in an outline, and rotates accordingly.
    ///
    /// - Parameters:
    ///   - displayed: The editing states that the accessory is displayed in.
    ///   - options: The style, the color and the layout of the chevron.
    ///   - actionHandler: Called at a tap, instead of the expansion or the collapse by a diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure, displayed, options.common, .outline(actionHandler, options.style))
    }

    /// Creates a checkmark at the trailing side.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.common) }

    /// Creates a detail button at the trailing side. Without a handler, a tap has no effect.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.common, .action(actionHandler)) }

    /// Creates a delete button at the leading side, by default displayed in editing mode. Without a handler, a tap
    /// shows the trailing swipe actions of the row, if the list has any, and a second tap hides them.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.common, .action(actionHandler)) }

    /// Creates an insert button at the leading side, by default displayed in editing mode. Without a handler, a tap
    /// has no effect.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.common, .action(actionHandler)) }

    /// Creates a reorder control at the trailing side, by default displayed in editing mode.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, options.common, .reorder(showsSeparator: options.showsVerticalSeparator))
    }

    /// Creates a circle at the leading side that shows whether the cell is selected, by default displayed in editing
    /// mode.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.common) }

    /// Creates a label with a short text at the trailing side.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, displayed, options.common,
            .label(text, options.font, options.adjustsFontForContentSizeCategory))
    }

    /// Creates a view of the selected element of a menu, at the trailing side. A tap anywhere in the cell opens the
    /// menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed, options.common, .menu(menu, selectedElementDidChangeHandler))
    }

    /// Creates an accessory of a custom view, with the side and position of its configuration.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            .customView(configuration.customView), configuration.placement.displayed, configuration.common,
            .custom(
                configuration.customView, configuration.placement,
                maintainsFixedSize: configuration.maintainsFixedSize))
    }
}
