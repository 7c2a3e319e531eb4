extension UIView {
    // MARK: Debugging Auto Layout

    var isLayoutAmbiguous: Bool {
        guard let layoutState, flags.isConstrained else { return false }
        return !LayoutEngine.current.isDetermined(layoutState)
    }

    func exerciseAmbiguity() {
        guard let layoutState, flags.isConstrained else { return }
        LayoutEngine.current.exercise(layoutState)
    }
}
