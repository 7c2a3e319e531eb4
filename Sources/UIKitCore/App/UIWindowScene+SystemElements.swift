/// The controllers' preferences for system elements: status bar, home indicator, gestures at the screen's edges.
extension UIWindowScene {
    /// Returns the controller that determines a system element. The search starts at the topmost controller that fills
    /// the window or captures the status bar, and follows the children that the closure returns.
    func controllerInCharge(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        guard let root = decidingWindow?.root else { return nil }
        let top = PresentationTree.all(inside: root).last {
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

    /// Whether the pointer is locked: the controller in charge prefers that, and the scene is active.
    package var isPointerLocked: Bool {
        guard activationState == .foregroundActive else { return false }
        return controllerInCharge { $0.childViewControllerForPointerLock }?.prefersPointerLocked ?? false
    }

    /// Whether the controller in charge prefers to hide the home indicator while no finger touches the screen.
    package var isHomeIndicatorAutoHidden: Bool {
        controllerInCharge { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
    }

    /// The edges at which the controller in charge prefers the program's gestures to the system's.
    package var deferredScreenEdges: UIRectEdge {
        controllerInCharge { $0.childForScreenEdgesDeferringSystemGestures }?
            .preferredScreenEdgesDeferringSystemGestures ?? []
    }
}
