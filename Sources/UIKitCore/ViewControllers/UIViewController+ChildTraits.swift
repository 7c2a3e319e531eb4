import Foundation

extension UIViewController {
    // MARK: Overriding the traits of children

    /// Gives a child traits that count before those it inherits, as to show it in the compact form beside another one.
    ///
    /// The child and what is in it are notified of the change. What the child itself sets counts before this. It ends when the child
    /// leaves its parent. For a controller that is no child of this one, nothing changes, and a line is logged.
    ///
    /// - Parameter collection: The traits to set; those it does not say are inherited. `nil` takes them back.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parentStorage === self else {
            Diagnostics.warn(
                .hierarchyInconsistency,
                "\(Diagnostics.name(childViewController)) is no child of \(Diagnostics.name(self)), which cannot override "
                    + "its traits: call addChild(_:) first")
            return
        }
        childViewController.changeEnvironmentTraits { $0.imposed = collection }
    }

    /// The traits that were set for a child with `setOverrideTraitCollection(_:forChild:)`; `nil` where there are none.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        guard childViewController.parentStorage === self else { return nil }
        return childViewController.extras?.environmentTraits?.imposed
    }

    /// The controller has left its parent, and with it what that had set.
    func forgetParentsTraits() {
        guard extras?.environmentTraits?.imposed != nil else { return }
        changeEnvironmentTraits { $0.imposed = nil }
    }
}
