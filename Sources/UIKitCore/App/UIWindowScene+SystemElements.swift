/// The controllers' preferences for system elements: status bar, home indicator, gestures at the screen's edges.
extension UIWindowScene {
    /// The child that a closure determines, starting at the topmost controller that fills the window or captures the
    /// status bar.
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

    /// Whether the controller in charge prefers a locked pointer, which requires an active scene.
    package var isPointerLocked: Bool {
        guard activationState == .foregroundActive else { return false }
        return controllerInCharge { $0.childViewControllerForPointerLock }?.prefersPointerLocked ?? false
    }

    /// Whether the controller in charge prefers a hidden home indicator without touches.
    package var isHomeIndicatorAutoHidden: Bool {
        controllerInCharge { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
    }

    /// The edges at which the controller in charge prefers the program's gestures.
    package var deferredScreenEdges: UIRectEdge {
        controllerInCharge { $0.childForScreenEdgesDeferringSystemGestures }?
            .preferredScreenEdgesDeferringSystemGestures ?? []
    }
}
