extension UIViewController {
    // MARK: Testing for specific kinds of view transitions

    /// Whether the controller is getting a parent: true from `willMove(toParent:)` to `didMove(toParent:)`, and so in the
    /// appearance callbacks between them.
    public var isMovingToParent: Bool { moves.parentMove == .to }

    /// Whether the controller is losing its parent: true from `willMove(toParent: nil)` to `didMove(toParent: nil)`.
    public var isMovingFromParent: Bool { moves.parentMove == .from }
}
