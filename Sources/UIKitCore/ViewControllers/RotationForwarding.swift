/// How the callbacks of a turn go on to children: to all whose views are in the window, unless the parent does it by hand.
@MainActor
enum RotationForwarding {
    static func forward(from parent: UIViewController, _ body: (UIViewController) -> Void) {
        guard parent.shouldAutomaticallyForwardRotationMethods() else { return }
        for child in parent.childrenStorage where child.viewStorage?.window != nil { body(child) }
    }
}
