import CoreGraphics
import Foundation
import QuartzCore

/// A window gets another size, by the user's hand at its edge or by a turn of the device.
///
/// Order, from the window's root down (CALLBACK_ORDER §8; between traits and size chosen, §9): `willTransition(to:with:)`
/// where the traits change, `viewWillTransition(to:with:)`, the new traits, the new frames and layout, what animates
/// alongside, completions.
@MainActor
enum SizeTransition {
    /// - Parameters:
    ///   - traits: The traits after the change.
    ///   - duration: Seconds; 0 for a change without animation.
    ///   - change: Makes the change.
    static func run(
        in windows: [UIWindow], to size: CGSize, traits: UITraitCollection, duration: TimeInterval,
        _ change: @escaping () -> Void
    ) {
        var sessions: [TransitionSession] = []
        for window in windows {
            guard let root = window.root, window.isShown else { continue }
            let session = TransitionSession(
                participants: .init(from: root, to: root), containerView: window, isAnimated: duration > 0,
                duration: duration)
            session.initialFrames[ObjectIdentifier(root)] = window.bounds
            session.finalFrames[ObjectIdentifier(root)] = CGRect(origin: .zero, size: size)
            root.extrasForWriting.sizeTransition = session
            sessions.append(session)
            let presentations = (Presentation.made(inside: root)?.stack ?? []).filter { $0.containerView != nil }
            if root.traitCollection != traits {
                root.willTransition(to: traits, with: session)
                for presentation in presentations {
                    presentation.controller.willTransition(to: traits, with: session)
                }
            }
            root.viewWillTransition(to: size, with: session)
            for presentation in presentations { presentation.controller.viewWillTransition(to: size, with: session) }
        }
        UIView.animate(withDuration: duration, delay: 0, options: .overrideInheritedOptions) {
            change()
            if duration > 0 { for window in windows { window.layoutIfNeeded() } }
        }
        for session in sessions {
            session.start()
            if duration > 0 {
                MainLoop.current.schedule(at: CACurrentMediaTime() + duration) { session.completeTransition(true) }
            } else {
                CATransaction.addCommitHandler(.postCommit) { session.completeTransition(true) }
            }
        }
    }

    /// Tells a child of its new size, if that is another one.
    static func pass(
        on size: CGSize, from container: any UIContentContainer, to child: UIViewController,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let new = container.size(forChildContentContainer: child, withParentContainerSize: size)
        guard let view = child.viewStorage, view.bounds.size != new else { return }
        child.viewWillTransition(to: new, with: coordinator)
    }
}
