import Foundation

/// Identifies the elements of a table or collection view's data, so that selection and scroll position are restored to
/// the same elements after their index paths have changed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation>.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    /// Returns the identifier of the element at an index path; `nil` if the element has no identifier.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Returns the current index path of the element with an identifier; `nil` if the element was removed.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
