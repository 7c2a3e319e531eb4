/// The kind of an element or container in a tree of accessibility nodes.
///
/// The raw values are the names in JSON.
public enum AccessibilityRole: String, Sendable, Hashable, CaseIterable, Codable {
    /// The program and its windows, and containers in front of other content.
    case application, window, alert, sheet, popover
    /// Buttons and links. A back button goes back in a navigation bar, and a toggle button is on or off.
    case button, toggleButton, backButton, link
    /// Texts and images.
    case heading, staticText, image
    /// Elements that show the progress of work.
    case progressIndicator, activityIndicator
    /// Elements whose value can be increased and decreased.
    case slider, adjustable, pageIndicator, pickerWheel
    /// Elements with text that can be edited.
    case textField, secureTextField, searchField, textView
    /// Elements of a kind of container.
    case `switch`, tab, segment, menuItem, key, cell
    /// Containers that a program marks.
    case group, list, landmark, dataTable
    /// Containers of rows or items.
    case table, collection
    /// Bars, and the containers of controls with several elements.
    case navigationBar, toolbar, tabBar, segmentedControl, stepper, picker, datePicker, searchBar
    /// A view without a special kind.
    case other
}
