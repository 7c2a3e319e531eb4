import Foundation
import QuartzCore

/// One way of controllers on and off the screen, from its first callback to its last.
///
///     waiting ──begin()──▶ running ──finish()──▶ finished
///                             └─────cancel()───▶ cancelled
///
/// Containers, windows and presentations are policies on this: they say which order, what to install, what to animate and
/// what to do at the end. The model (children, root, …) has changed before a transition begins.
@MainActor
package final class ControllerTransition {
    package enum Phase: Sendable { case waiting, running, finished, cancelled }

    package let order: TransitionOrder
    package let incoming: [UIViewController]
    package let outgoing: [UIViewController]
    package let isAnimated: Bool
    package private(set) var phase = Phase.waiting

    /// Puts the incoming view in place. Called after the will-callbacks.
    package var install: () -> Void = {}
    /// Takes away the view of the side that is gone. Called before the did-callbacks, with whether the transition finished.
    var uninstall: (_ finished: Bool) -> Void = { _ in }
    /// Called after the last callback, with whether the transition finished.
    package var completion: (_ finished: Bool) -> Void = { _ in }
    /// Brings the transition to its end at once; `finish()` unless somebody has more to end than that.
    package var settle: () -> Void = {}

    /// Each side is as many controllers as come or go together: mostly one, several where a stack of presentations goes.
    package init(
        order: TransitionOrder, incoming: [UIViewController], outgoing: [UIViewController], isAnimated: Bool
    ) {
        self.order = order
        self.incoming = incoming
        self.outgoing = outgoing
        self.isAnimated = isAnimated
        settle = { [unowned self] in finish() }
    }

    package convenience init(
        order: TransitionOrder, incoming: UIViewController?, outgoing: UIViewController?, isAnimated: Bool
    ) {
        self.init(
            order: order, incoming: incoming.map { [$0] } ?? [], outgoing: outgoing.map { [$0] } ?? [],
            isAnimated: isAnimated)
    }

    /// Sends the will-callbacks and installs.
    package func begin() {
        guard phase == .waiting else { return }
        phase = .running
        for controller in incoming + outgoing { controller.extrasForWriting.transition = self }
        for side in order.beginning {
            send(side) { controller, isIncoming in
                AppearanceCallbacks.begin(
                    controller, appearing: isIncoming, animated: isAnimated, opener: .transition)
            }
        }
        install()
    }

    /// Uninstalls and sends the did-callbacks.
    package func finish() {
        guard phase == .running else { return }
        phase = .finished
        uninstall(true)
        for side in order.ending {
            send(side) { controller, _ in AppearanceCallbacks.end(controller) }
        }
        complete(true)
    }

    /// Turns round: the opposite will-callbacks, uninstalls the incoming side, and the opposite did-callbacks.
    package func cancel() {
        guard phase == .running else { return }
        phase = .cancelled
        for side in order.reversing {
            send(side) { controller, isIncoming in
                AppearanceCallbacks.begin(
                    controller, appearing: !isIncoming, animated: isAnimated, opener: .transition)
            }
        }
        uninstall(false)
        for side in order.endingReversed {
            send(side) { controller, _ in AppearanceCallbacks.end(controller) }
        }
        complete(false)
    }

    /// Calls the completion once, after letting go of all that the closures hold (the transition itself among it).
    private func complete(_ finished: Bool) {
        let completion = self.completion
        install = {}
        uninstall = { _ in }
        settle = {}
        self.completion = { _ in }
        for controller in incoming + outgoing where controller.extras?.transition === self {
            controller.extras?.transition = nil
        }
        completion(finished)
    }

    private func send(_ side: TransitionOrder.Side, _ body: (UIViewController, _ isIncoming: Bool) -> Void) {
        switch side {
        case .incoming: for controller in incoming { body(controller, true) }
        case .outgoing: for controller in outgoing { body(controller, false) }
        }
    }
}
