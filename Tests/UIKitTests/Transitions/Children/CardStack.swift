import UIKit

/// Stacked cards with a visible top card: a finger that swipes to the right throws the card away, or puts it back. The
/// example of a container on the engine, with a model, a policy and a layout, and without changes in the engine.
@MainActor
final class CardStack: UIViewController, StagedContainer {
    // MARK: The model

    /// From the bottom.
    private(set) var cards: [UIViewController] = []
    private(set) lazy var stage = ChildStage(self, .whenShown)
    /// The finger that throws the top card.
    private var finger: UIPercentDrivenInteractiveTransition?

    func push(_ card: UIViewController) { change(to: cards + [card]) }

    func throwTopCard() { change(to: cards.dropLast()) }

    private func change(to new: some Sequence<UIViewController>) {
        cards = Array(new)
        stage.change { stage.want(cards) }
    }

    /// Called at the end of a transition. A card that was not thrown away is above the card that would have been
    /// visible.
    fileprivate func didEnd(puttingBack card: UIViewController?, above other: UIViewController?) {
        stage.change {
            if let card { cards.insert(card, at: cards.firstIndex { $0 === other }.map { $0 + 1 } ?? 0) }
            stage.want(cards)
            stage.end()
        }
    }

    // MARK: Visible card

    var wantsTransition: Bool { isViewLoaded && cards.last !== stage.heading.first }

    func nextTransition() -> ControllerTransition? {
        let (old, new) = (stage.heading.first, cards.last)
        let isThrown = old.map { old in !cards.contains { $0 === old } } ?? false
        stage.begin([new].compactMap(\.self))
        let session = TransitionSession(
            participants: .init(from: old, to: new, fromView: old?.viewInPlace, toView: new?.viewInPlace ?? new?.view),
            containerView: view, isAnimated: old != nil && lifecycle.appearance == .appeared,
            animator: SidewaysMove(isAway: isThrown), interaction: isThrown ? finger : nil)
        return ControllerTransition(.tab, policy: CardPolicy(self, isThrown: isThrown), session: session)
    }

    // MARK: Layout

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.reconcile()
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: CardStack.swiped)
        view.addGestureRecognizer(pan)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for card in stage.shown where stage.running == nil { card.viewInPlace?.frame = view.bounds }
    }

    private func swiped(_ pan: UIPanGestureRecognizer) {
        let share = pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began where cards.count > 1:
            finger = UIPercentDrivenInteractiveTransition()
            throwTopCard()
        case .changed: finger?.update(share)
        case .ended where share > 0.3:
            finger?.finish()
            finger = nil
        case .ended, .cancelled:
            finger?.cancel()
            finger = nil
        default: break
        }
    }
}

/// Exchanges two cards, in the order that is recorded for tabs.
@MainActor
private final class CardPolicy: TransitionPolicy {
    private let container: CardStack
    private let isThrown: Bool

    init(_ container: CardStack, isThrown: Bool) { (self.container, self.isThrown) = (container, isThrown) }

    func prepare(_ transition: ControllerTransition) -> Bool {
        guard container.lifecycle.appearance == .appeared else { return true }
        transition.outgoing = [transition.session.participants.from].compactMap(\.self)
        transition.incoming = [transition.session.participants.to].compactMap(\.self)
        return true
    }

    func install(_ transition: ControllerTransition) {
        if let view = transition.session.participants.toView {
            view.frame = container.view.bounds
            container.view.insertSubview(view, at: isThrown ? 0 : container.view.subviews.count)
        }
        transition.session.start()
        if !transition.session.isAnimated { transition.session.completeWithoutAnimation(inThisTurn: true) }
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        let sides = transition.session.participants
        let stays = finished ? sides.to : sides.from
        container.stage.rest(at: [stays].compactMap(\.self))
        (finished ? sides.fromView : sides.toView)?.removeFromSuperview()
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        let sides = transition.session.participants
        container.didEnd(puttingBack: finished || !isThrown ? nil : sides.from, above: sides.to)
    }
}

/// Moves the upper card in from the right, or out to the right, in 0.4 seconds.
private final class SidewaysMove: NSObject, UIViewControllerAnimatedTransitioning {
    private let isAway: Bool

    init(isAway: Bool) { self.isAway = isAway }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let card = context.view(forKey: isAway ? .from : .to) else { return context.completeTransition(true) }
        let (here, away) = (card.frame, card.frame.offsetBy(dx: context.containerView.bounds.width, dy: 0))
        if !isAway { card.frame = away }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            card.frame = self.isAway ? away : here
        } completion: { _ in
            if context.transitionWasCancelled { card.frame = here }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
