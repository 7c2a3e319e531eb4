extension UIViewController {
    // Chosen (Restoration): A container restores only controllers that have no other parent and do not contain the
    // container, and each controller only once.
    /// Returns whether a container may take a restored controller: it has no other owner and does not contain the
    /// container. An archive may be damaged, or written by a program whose controllers had different places.
    package func canBeTaken(by container: UIViewController) -> Bool {
        guard self !== container, extras?.ownPresentation == nil, extras?.rootWindow == nil,
            extras?.pendingWindow == nil
        else {
            return false
        }
        if parentStorage === container { return true }
        guard parentStorage == nil, !container.isInside(self, through: .parentsAndPresenters) else { return false }
        guard let superview = viewStorage?.superviewStorage else { return true }
        return superview.nearestController == nil || superview.nearestController === container
    }
}
