import CoreGraphics
import Foundation
import QuartzCore

/// Where a drag is that may activate a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far it is.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that is activated; the interaction's at first.
    var targetView: UIView? { get set }
    /// What the program activates in the view; `nil` at first.
    var targetItem: Any? { get set }

    /// Where the finger is, in the space of a view, or of the window for `nil`.
    func location(in view: UIView?) -> CGPoint
}

/// How far a view is from being activated.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate>.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// Nothing is dragged over it.
    case inactive = 0
    /// Something could be.
    case possible = 1
    /// It is about to be activated.
    case activating = 2
    /// It is activated.
    case activated = 3
}

/// Activates a view when something is held over it for a moment.
///
///     view.addInteraction(UISpringLoadedInteraction { interaction, context in … })
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteraction>.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Makes an interaction that calls a handler when the view is activated. The view is dimmed before that.
    public init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.handler = handler
        super.init()
    }

    nonisolated deinit {}

    /// The view.
    open private(set) weak var view: UIView?

    /// Does nothing: a drag that is over the view leaves it with its next movement.
    open func willMove(to view: UIView?) { if view !== self.view { self.view = nil } }

    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }

    func activate(_ context: SpringContext) { handler(self, context) }

    // MARK: Parts

    /// A part of a view that is activated by itself, as a row of a list, and the view that shows it.
    package struct Part {
        let id: AnyHashable
        let view: UIView?

        package init(_ id: AnyHashable, view: UIView?) { (self.id, self.view) = (id, view) }
    }

    /// The part at a point of the view; none there leaves the drag to views around it. Without the closure the whole view is one.
    package final var part: ((CGPoint) -> Part?)?
    /// Whether what the drag has come over may be activated; asked once each time that it comes over it.
    package final var begins: ((any UISpringLoadedInteractionContext) -> Bool)?
}

/// A class of UIKit's whose objects can be activated by holding something over them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting>.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether it is activated when something is held over it for a moment.
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

/// Finds the view that a drag is held over, and activates it after a while.
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

    /// The drag is over a view with an interaction. Returns whether that, or a part of it, is held over.
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
        // The view flashes, as UIKit's do.
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
