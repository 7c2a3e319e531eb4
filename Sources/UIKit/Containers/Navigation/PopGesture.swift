import CoreGraphics
import Foundation

/// Pops the top controller by gestures: the swipe from the leading edge, a pan in the content, two fingers on a
/// trackpad, and the mouse's back button.
///
///     idle ──began──▶ driving ──ended──▶ settling ──▶ idle
///                        ▲                  │
///                        └──── began ───────┘   caught again, with the pop where it is
@MainActor
final class PopGesture: NSObject {
    private unowned let navigation: UINavigationController
    let edgePan = UIScreenEdgePanGestureRecognizer()
    private(set) var contentPan: UIPanGestureRecognizer?
    private let scrollPan = UIPanGestureRecognizer()
    private let backButton = UITapGestureRecognizer()
    private var isMirrored = false
    /// The pop that the gesture drives. After the finger was lifted, it is set until the pop has ended.
    private var driving: Driving?

    private struct Driving {
        let transition: ControllerTransition
        let interaction: UIPercentDrivenInteractiveTransition
        /// The progress of the pop when the finger caught it.
        var start: CGFloat = 0
        var isHeld = true
    }

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        edgePan.edges = .left
        edgePan.maximumNumberOfTouches = 1
        edgePan.delegate = self
        edgePan.addTarget(self, action: PopGesture.edgePanned)
        scrollPan.allowedTouchTypes = []
        scrollPan.allowedScrollTypesMask = .continuous
        scrollPan.delegate = self
        scrollPan.addTarget(self, action: PopGesture.scrollPanned)
        // A touch has no button mask, so it would match every button mask.
        backButton.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        backButton.buttonMaskRequired = .button(4)
        backButton.addTarget(self, action: PopGesture.backPressed)
    }

    nonisolated deinit {}

    func attach(to view: UIView) {
        for recognizer in [edgePan, scrollPan, backButton] { view.addGestureRecognizer(recognizer) }
        if let contentPan { view.addGestureRecognizer(contentPan) }
    }

    func update(isMirrored: Bool) {
        guard isMirrored != self.isMirrored else { return }
        self.isMirrored = isMirrored
        edgePan.edges = isMirrored ? .right : .left
    }

    // Chosen (Controllers): A pan in the content pops the top controller only in a program that has read
    // `interactiveContentPopGestureRecognizer`; for other programs the gestures are those of iOS 18.
    /// The recognizer of pans in the content, which this property adds to the view.
    var contentPanInUse: UIPanGestureRecognizer {
        if let contentPan { return contentPan }
        let made = UIPanGestureRecognizer()
        made.maximumNumberOfTouches = 1
        made.delegate = self
        made.addTarget(self, action: PopGesture.contentPanned)
        contentPan = made
        edgePan.view?.addGestureRecognizer(made)
        return made
    }

    private func edgePanned() { follow(edgePan) }
    private func contentPanned() { contentPan.map(follow) }
    private func scrollPanned() { follow(scrollPan) }
    private func backPressed() { navigation.backButtonWasTapped() }

    // MARK: Following

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            begin(pan)
            update(pan)
        case .changed: update(pan)
        case .ended: end(pan, completes: nil)
        case .cancelled, .failed: end(pan, completes: false)
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        if let caught = catchable {
            caught.interaction.pause()
            driving = Driving(
                transition: caught.transition, interaction: caught.interaction,
                start: caught.interaction.percentComplete)
            return
        }
        // A custom delegate may permit the swipe on the root page. Such a swipe has no effect and must not block the
        // interface.
        guard navigation.stack.count > 1, navigation.openTransitions.isEmpty else { return }
        let interaction = navigation.stack.last?.makeZoomInteraction(for: pan) ?? UIPercentDrivenInteractiveTransition()
        // A callback may have already ended the transition.
        guard let transition = navigation.popInteractively(interaction), !transition.isOver else { return }
        driving = Driving(transition: transition, interaction: interaction)
    }

    /// A running pop that the finger can catch.
    private var catchable: (transition: ControllerTransition, interaction: UIPercentDrivenInteractiveTransition)? {
        guard let transition = navigation.openTransitions.first, transition.phase == .running,
            !transition.session.isInteractive, let policy = transition.policy as? NavigationPolicy, policy.slides
        else { return nil }
        if let driving, driving.transition === transition { return (transition, driving.interaction) }
        guard let interaction = policy.takeover else { return nil }
        return (transition, interaction)
    }

    private var width: CGFloat { max(navigation.pages.bounds.width, 1) }

    /// Returns the component of a vector in the direction that completes the pop.
    private func forward(_ vector: CGPoint) -> CGFloat { isMirrored ? -vector.x : vector.x }

    private func update(_ pan: UIPanGestureRecognizer) {
        guard let driving, driving.isHeld else { return }
        if let zoom = driving.interaction as? ZoomInteraction { return zoom.follow(pan) }
        driving.interaction.update(fraction(of: pan, driving))
    }

    private func fraction(of pan: UIPanGestureRecognizer, _ driving: Driving) -> CGFloat {
        let moved = forward(pan.translation(in: navigation.pages)) / width
        return min(max(driving.start + moved, 0), 1)
    }

    private func end(_ pan: UIPanGestureRecognizer, completes: Bool?) {
        guard var driving, driving.isHeld else { return }
        driving.isHeld = false
        self.driving = driving
        if let zoom = driving.interaction as? ZoomInteraction { return zoom.follow(pan) }
        driving.interaction.endDrag(
            at: fraction(of: pan, driving), speed: forward(pan.velocity(in: navigation.pages)) / width,
            completes: completes)
    }

    func transitionEnded(_ transition: ControllerTransition) {
        if driving?.transition === transition { driving = nil }
    }
}

extension PopGesture: UIGestureRecognizerDelegate {
    /// Returns whether the stack can be popped and the back button is visible.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if catchable != nil { return gestureRecognizer === edgePan || isBackwards(gestureRecognizer) }
        let owner = navigation.barOwner
        guard navigation.stack.count > 1, navigation.openTransitions.isEmpty, !owner.bars.isNavigationBarHidden,
            owner.navigationBarInUse.content.hasBackButton, !navigation.isBehindModal,
            navigation.innermostToPop === navigation
        else { return false }
        guard gestureRecognizer === edgePan || isBackwards(gestureRecognizer) else { return false }
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let top = navigation.stack.last else {
            return true
        }
        return top.zoomMayBegin(with: pan, willBegin: true)
    }

    /// Returns whether a pan in the content may use a touch. Controls that follow the finger, such as sliders, keep
    /// their touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === contentPan else { return true }
        var view = touch.view
        while let current = view, current !== gestureRecognizer.view {
            if current is UIControl, !(current is UIButton) { return false }
            view = current.superview
        }
        return true
    }

    private func isBackwards(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let heading = pan.heading(in: navigation.pages)
        return forward(heading) > abs(heading.y)
    }
}

extension UINavigationController {
    var popGestureInUse: PopGesture {
        if let popGesture { return popGesture }
        let made = PopGesture(self)
        popGesture = made
        return made
    }
}

// This extension is in the file of a type that is used, so that the linker keeps it, since the program uses it only
// through the protocol.
extension UINavigationController: ZoomingContainer {
    package func canZoomOut(_ child: UIViewController) -> Bool {
        stack.count > 1 && child === stack.last && child === displayed && openTransitions.isEmpty
            && presentedViewController == nil
    }

    package func zoomOut(with interaction: UIPercentDrivenInteractiveTransition) -> Bool {
        // A callback may have already ended the transition.
        popInteractively(interaction)?.isOver == false
    }
}
