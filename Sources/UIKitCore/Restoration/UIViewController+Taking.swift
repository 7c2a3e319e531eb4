extension UIViewController {
    /// Whether a container may take the controller back when its state is restored: one that belongs to nothing else, and that the
    /// container is not inside of. What is kept may be damaged, or of a program whose controllers had other places.
    package func canBeTaken(by container: UIViewController) -> Bool {
        guard self !== container, extras?.ownPresentation == nil, extras?.rootWindow == nil, extras?.windowToCome == nil
        else {
            return false
        }
        if parentStorage === container { return true }
        guard parentStorage == nil, !container.isInside(self, through: .parentsAndPresenters) else { return false }
        guard let superview = viewStorage?.superviewStorage else { return true }
        return superview.nearestController == nil || superview.nearestController === container
    }
}
