internal import AccessibilityTree

/// A role of AT-SPI. The numbers are those of the enumeration `AtspiRole`.
struct AccessibleRole: Equatable {
    let number: UInt32
    let name: String

    static let application = AccessibleRole(number: 75, name: "application")
    static let frame = AccessibleRole(number: 23, name: "frame")
    static let notification = AccessibleRole(number: 101, name: "notification")

    private init(number: UInt32, name: String) { (self.number, self.name) = (number, name) }

    /// Creates the role of an element or container.
    init(of node: AccessibilityNode) {
        (number, name) =
            switch node.role {
            case .application: (75, "application")
            case .window, .other: node.isElement ? (29, "label") : (39, "panel")
            case .alert, .sheet: (16, "dialog")
            case .popover: (39, "panel")
            case .button, .backButton: (43, "push button")
            case .toggleButton: (62, "toggle button")
            case .switch: (7, "check box")
            case .link: (88, "link")
            case .heading: (83, "heading")
            case .staticText: (29, "label")
            case .image: (27, "image")
            case .progressIndicator, .activityIndicator: (42, "progress bar")
            case .slider, .adjustable, .pageIndicator: (51, "slider")
            case .pickerWheel, .stepper: (52, "spin button")
            case .textField, .searchField: (79, "entry")
            case .secureTextField: (40, "password text")
            case .textView: (61, "text")
            case .tab: (37, "page tab")
            case .segment: (44, "radio button")
            case .menuItem: (35, "menu item")
            case .key: (43, "push button")
            case .cell: node.table?.speaksColumn == true ? (56, "table cell") : (32, "list item")
            case .group, .picker, .datePicker, .segmentedControl: (99, "grouping")
            case .list, .table, .collection: (31, "list")
            case .landmark: (110, "landmark")
            case .dataTable: (55, "table")
            case .navigationBar, .toolbar, .searchBar: (63, "tool bar")
            case .tabBar: (38, "page tab list")
            }
    }
}
