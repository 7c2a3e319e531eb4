/// What the scene's controllers say of the system's own elements around the program: status bar, home indicator, gestures
/// at the screen's edges.
extension UIWindowScene {
    /// From the topmost controller that fills the window or captures the status bar, down the children it names.
    func controllerInCharge(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        guard let root = decidingWindow?.root else { return nil }
        let top = Presentation.all(inside: root).last {
            $0.style == .fullScreen || $0.presented.modalPresentationCapturesStatusBarAppearance
        }
        var controller = top?.presented ?? root
        var depth = 0
        while let next = child(controller), next !== controller, depth < 100 {
            controller = next
            depth += 1
        }
        return controller
    }

    /// Whether the controller in charge wants the pointer to stay where it is, which it does in an active scene.
    package var isPointerLocked: Bool {
        guard activationState == .foregroundActive else { return false }
        return controllerInCharge { $0.childViewControllerForPointerLock }?.prefersPointerLocked ?? false
    }

    /// Whether the controller in charge wants the home indicator hidden while nothing is touched.
    package var isHomeIndicatorAutoHidden: Bool {
        controllerInCharge { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
    }

    /// The edges at which the controller in charge wants the program's gestures before the system's.
    package var deferredScreenEdges: UIRectEdge {
        controllerInCharge { $0.childForScreenEdgesDeferringSystemGestures }?
            .preferredScreenEdgesDeferringSystemGestures ?? []
    }
}
