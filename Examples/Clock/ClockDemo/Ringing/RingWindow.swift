import UIKit

/// A window above everything, sheets included, with a card for each alarm and timer that rings.
final class RingWindow: UIWindow {
    private let cards = RingCardsController()

    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert
        rootViewController = cards
    }

    required init?(coder: NSCoder) { nil }

    func show(_ rings: [Ring], stop: @escaping (Ring) -> Void, again: @escaping (Ring) -> Void) {
        if !rings.isEmpty { isHidden = false }
        cards.show(rings, stop: stop, again: again) { [weak self] in self?.isHidden = true }
    }

    /// Only the cards take touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        cards.isViewLoaded && cards.hasCard(at: cards.view.convert(point, from: self))
    }

    override var canBecomeKey: Bool { false }
}

/// The cards, one below the other, under the top of the safe area.
private final class RingCardsController: UIViewController {
    private var cards: [RingCardView] = []

    func hasCard(at point: CGPoint) -> Bool { cards.contains { $0.frame.contains(point) } }

    func show(
        _ rings: [Ring], stop: @escaping (Ring) -> Void, again: @escaping (Ring) -> Void, emptied: @escaping () -> Void
    ) {
        let old = cards
        let gone = old.filter { card in !rings.contains(card.ring) }
        cards = rings.map { ring in
            old.first { $0.ring == ring } ?? RingCardView(ring, stop: { stop(ring) }, again: { again(ring) })
        }
        let new = cards.filter { $0.superview == nil }
        for card in new {
            view.addSubview(card)
            UIView.performWithoutAnimation {
                layOut()
                card.layoutIfNeeded()
                card.transform = CGAffineTransform(translationX: 0, y: -card.frame.maxY - 20)
            }
        }
        UIView.animate(withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
            for card in new { card.transform = .identity }
            for card in gone {
                card.transform = CGAffineTransform(translationX: 0, y: -card.frame.maxY - 20)
                card.alpha = 0
            }
            self.layOut()
        } completion: { [weak self] _ in
            for card in gone { card.removeFromSuperview() }
            if self?.cards.isEmpty == true { emptied() }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOut()
    }

    private func layOut() {
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let width = max(0, min(safe.width - 16, 440))
        var y = safe.minY + 8
        for card in cards {
            card.bounds.size = CGSize(width: width, height: 72)
            card.center = CGPoint(x: safe.midX, y: y + 36)
            y += 80
        }
    }
}
