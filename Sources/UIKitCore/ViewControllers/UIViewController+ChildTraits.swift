import Foundation

extension UIViewController {
    // MARK: Overriding the traits of children

    func impose(_ collection: UITraitCollection?, on childViewController: UIViewController) {
        guard childViewController.parentStorage === self else {
            Diagnostics.warn(
                .hierarchyInconsistency,
                "\(Diagnostics.name(childViewController)) is not a child of \(Diagnostics.name(self)), which cannot override "
                    + "its traits: call addChild(_:) first")
            return
        }
        childViewController.changeEnvironmentTraits { $0.imposed = collection }
    }

    /// Removes the traits that the former parent imposed.
    func forgetParentsTraits() {
        guard extras?.environmentTraits?.imposed != nil else { return }
        changeEnvironmentTraits { $0.imposed = nil }
    }
}
