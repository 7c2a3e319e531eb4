import Foundation

/// Names the elements of a table's or collection view's data, so that selection and scroll position are restored to the same
/// elements though their index paths have changed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation>.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    /// The name of the element at an index path; `nil` where it has none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Where the element with a name is now; `nil` when it is gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
