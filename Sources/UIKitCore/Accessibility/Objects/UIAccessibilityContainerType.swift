/// The kind of an accessibility container.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype>.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No container.
    case none = 0
    /// A table with rows and columns: the object conforms to `UIAccessibilityContainerDataTable`.
    case dataTable = 1
    /// A list. The first and the last element are spoken as its ends.
    case list = 2
    /// A landmark, to which users can move directly.
    case landmark = 3
    /// Related elements. The container has no effect without a label, value or identifier.
    case semanticGroup = 4
}
