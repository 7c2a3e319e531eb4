import Foundation

/// What stands before or behind the content of a list's cell: an indicator, a control, a text, a view.
///
/// The system's accessories have their own sides and order; a view of the program's has them by its placement. A cell has each of the
/// system's kinds once.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicellaccessory> and recorded sides and sizes.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is displayed.
    public enum DisplayedState: Hashable, Sendable {
        /// Whether the cell is edited or not.
        case always
        /// While the cell is edited.
        case whenEditing
        /// While the cell is not edited.
        case whenNotEditing
    }

    /// How much width is kept for an accessory, which stands in the middle of it.
    public enum LayoutDimension: Hashable, Sendable {
        /// The system's width, in which accessories of cells below each other stand in line.
        case standard
        /// The accessory's own width.
        case actual
        /// A width in points.
        case custom(CGFloat)
    }

    /// Called when a finger taps the accessory.
    public typealias ActionHandler = () -> Void

    /// Called with the accessory's menu when another of its elements was chosen.
    public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

    /// What an accessory is.
    public enum AccessoryType: Hashable {
        /// A chevron that says that there is more behind the cell.
        case disclosureIndicator
        /// A chevron that shows and hides what is below the cell in an outline.
        case outlineDisclosure
        /// A mark.
        case checkmark
        /// A button for details.
        case detail
        /// A button that deletes.
        case delete
        /// A button that inserts.
        case insert
        /// A handle by which the cell is moved.
        case reorder
        /// A circle that shows whether the cell is selected.
        case multiselect
        /// A short text.
        case label
        /// The chosen element of a menu.
        case popUpMenu
        /// A view of the program's.
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

    /// What every kind of options says.
    struct Common {
        var isHidden = false
        var reservedLayoutWidth = LayoutDimension.standard
        var tintColor: UIColor?
        var backgroundColor: UIColor?
    }

    /// What the accessory is.
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

    /// A chevron at the trailing side that says that there is more behind the cell.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.common) }

    /// A chevron that shows and hides what is below the cell in an outline, and turns with that.
    ///
    /// - Parameters:
    ///   - displayed: Whether the accessory is visible always, only while the list is edited, or only while it is not.
    ///   - options: The style, the color and the layout of the chevron.
    ///   - actionHandler: Called at a tap, instead of the expansion or the collapse by a diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure, displayed, options.common, .outline(actionHandler, options.style))
    }

    /// A mark at the trailing side.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.common) }

    /// A button for details at the trailing side. Without a handler a tap does nothing.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.common, .action(actionHandler)) }

    /// A button at the leading side that deletes, by default while the cell is edited. Without a handler a tap shows the actions at the
    /// trailing side of the row, where its list has any, and another one hides them.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.common, .action(actionHandler)) }

    /// A button at the leading side that inserts, by default while the cell is edited. Without a handler a tap does nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.common, .action(actionHandler)) }

    /// A handle at the trailing side, by default while the cell is edited.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, options.common, .reorder(showsSeparator: options.showsVerticalSeparator))
    }

    /// A circle at the leading side that shows whether the cell is selected, by default while the cell is edited.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.common) }

    /// A short text at the trailing side.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, displayed, options.common,
            .label(text, options.font, options.adjustsFontForContentSizeCategory))
    }

    /// The chosen element of a menu at the trailing side; a tap anywhere in the cell shows the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed, options.common, .menu(menu, selectedElementDidChangeHandler))
    }

    /// A view of the program's, at the side and place that its configuration says.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            .customView(configuration.customView), configuration.placement.displayed, configuration.common,
            .custom(
                configuration.customView, configuration.placement,
                maintainsFixedSize: configuration.maintainsFixedSize))
    }
}
