/// Forwards rotation callbacks to children whose views are in a window, unless the parent forwards manually.
@MainActor
enum RotationForwarding {
    static func forward(from parent: UIViewController, _ body: (UIViewController) -> Void) {
        guard parent.shouldAutomaticallyForwardRotationMethods() else { return }
        for child in parent.childrenStorage where child.viewStorage?.window != nil { body(child) }
    }
}
