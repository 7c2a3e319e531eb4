import CoreGraphics
import Foundation
import QuartzCore

/// The context of a drag that may activate a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the activation.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view to activate; initially the view of the interaction.
    var targetView: UIView? { get set }
    /// A custom item of the program to activate in the view; initially `nil`.
    var targetItem: Any? { get set }

    /// Returns the position of the finger in the coordinate space of a view, or of the window if `nil`.
    func location(in view: UIView?) -> CGPoint
}

/// The state of a view's activation.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate>.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// The drag is not over the view.
    case inactive = 0
    /// The view can be activated.
    case possible = 1
    /// The view is about to be activated.
    case activating = 2
    /// The view is activated.
    case activated = 3
}

/// Activates a view when a drag is held over it for a moment.
///
///     view.addInteraction(UISpringLoadedInteraction { interaction, context in … })
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteraction>.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction that calls a handler when the view is activated. The view is dimmed before that.
    public init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.handler = handler
        super.init()
    }

    nonisolated deinit {}

    /// The view of the interaction. Not retained.
    open private(set) weak var view: UIView?

    /// Resets `view`. A drag over the old view exits it with the next movement.
    open func willMove(to view: UIView?) { if view !== self.view { self.view = nil } }

    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }

    func activate(_ context: SpringContext) { handler(self, context) }

    // MARK: Parts

    /// A part of a view that is activated separately, such as a row of a list, and its view.
    package struct Part {
        let id: AnyHashable
        let view: UIView?

        package init(_ id: AnyHashable, view: UIView?) { (self.id, self.view) = (id, view) }
    }

    /// Returns the part at a point of the view. If the closure returns `nil`, the views around the view are
    /// considered. Without a closure, the whole view is a part.
    package final var part: ((CGPoint) -> Part?)?
    /// Returns whether the view or part below the drag may be activated. Called once each time that the drag enters
    /// it.
    package final var begins: ((any UISpringLoadedInteractionContext) -> Bool)?
}

/// A UIKit class whose objects can be activated by a drag that is held over them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting>.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether the object is activated when a drag is held over it for a moment.
    var isSpringLoaded: Bool { get set }
}

final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.possible
    weak var targetView: UIView?
    var targetItem: Any?
    var point = CGPoint.zero
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene, view: UIView?) { (self.scene, targetView) = (scene, view) }

    nonisolated deinit {}

    func location(in view: UIView?) -> CGPoint {
        guard let scene, let own = view ?? targetView?.window else { return point }
        return own.layer.convert(point, from: scene.screen.rootLayer)
    }
}

/// Finds the view below a resting drag, and activates it after a delay.
@MainActor
final class SpringLoading {
    private weak var interaction: UISpringLoadedInteraction?
    private var part: AnyHashable?
    private var context: SpringContext?
    private var timer: ScheduledWork?

    private static let duration = 0.8

    nonisolated deinit {}

    func update(at point: CGPoint, in scene: UIWindowScene) {
        var view = SceneInput.hitTest(point, in: scene, with: nil)?.view
        while let next = view {
            for case let found as UISpringLoadedInteraction in next.interactions
            where hold(found, in: next, at: point, in: scene) { return }
            view = next.superview
        }
        end()
    }

    /// Follows the drag over a view with an interaction. Returns whether the drag is held over the view or a part of
    /// it.
    private func hold(
        _ found: UISpringLoadedInteraction, in view: UIView, at point: CGPoint, in scene: UIWindowScene
    ) -> Bool {
        let part = found.part?(view.layer.convert(point, from: scene.screen.rootLayer))
        if found.part != nil, part == nil { return false }
        if found !== interaction || part?.id != self.part {
            end()
            let context = SpringContext(scene, view: part?.view ?? view)
            context.point = point
            (interaction, self.part, self.context) = (found, part?.id, context)
            guard found.begins?(context) ?? true, self.context === context else { return true }
            timer = MainLoop.current.schedule(at: MainLoop.current.clock.now + Self.duration) { [weak self] in
                self?.activate()
            }
        }
        context?.point = point
        return true
    }

    private func activate() {
        timer = nil
        guard let interaction, let context, interaction.view?.window != nil else { return }
        context.state = .activated
        // The view flashes, as in UIKit.
        if let view = context.targetView {
            let alpha = view.alpha
            UIView.animate(withDuration: 0.1, delay: 0, options: [.allowUserInteraction, .autoreverse]) {
                view.alpha = alpha * 0.5
            } completion: { _ in
                view.alpha = alpha
            }
        }
        interaction.activate(context)
    }

    func end() {
        timer?.cancel()
        (timer, interaction, part, context) = (nil, nil, nil, nil)
    }
}
