import UIKit

/// A card that can be dragged, rotated and scaled, and that shows the latest gesture.
final class GesturesPage: UIViewController, UIGestureRecognizerDelegate {
    private let card = UIView()
    private let label = UILabel()
    private let hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 24
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 14
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        label.text = "Drag me"
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 24, weight: .bold)
        card.addSubview(label)
        hint.text =
            "Drag, pinch and turn the card with fingers or a trackpad. Tap it twice to put it back, press it long to change its colour."
        hint.numberOfLines = 0
        hint.textAlignment = .center
        hint.textColor = .secondaryLabel
        hint.font = .preferredFont(forTextStyle: .subheadline)
        view.addSubview(hint)
        view.addSubview(card)
        addRecognizers()
    }

    private func addRecognizers() {
        let pan = UIPanGestureRecognizer(target: self, action: GesturesPage.dragged(_:))
        let pinch = UIPinchGestureRecognizer(target: self, action: GesturesPage.pinched(_:))
        let rotation = UIRotationGestureRecognizer(target: self, action: GesturesPage.rotated(_:))
        let doubleTap = UITapGestureRecognizer(target: self, action: GesturesPage.tappedTwice(_:))
        doubleTap.numberOfTapsRequired = 2
        let press = UILongPressGestureRecognizer(target: self, action: GesturesPage.pressed(_:))
        for recognizer in [pan, pinch, rotation, doubleTap, press] {
            recognizer.delegate = self
            card.addGestureRecognizer(recognizer)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(220, view.bounds.width - 60, max(80, view.bounds.height - 140))
        card.bounds.size = CGSize(width: side, height: side)
        if card.transform.isIdentity { card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY + 30) }
        label.frame = card.bounds.insetBy(dx: 12, dy: 12)
        let width = min(view.bounds.width - 48, 520)
        let size = hint.sizeThatFits(CGSize(width: width, height: 0))
        hint.frame = CGRect(x: view.bounds.midX - width / 2, y: 16, width: width, height: size.height)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func dragged(_ recognizer: UIPanGestureRecognizer) {
        let way = recognizer.translation(in: view)
        card.transform = card.transform.concatenating(CGAffineTransform(translationX: way.x, y: way.y))
        recognizer.setTranslation(.zero, in: view)
        label.text = recognizer.state == .ended ? "Let go" : "Dragged"
    }

    private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        card.transform = card.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
        label.text = "Pinched"
    }

    private func rotated(_ recognizer: UIRotationGestureRecognizer) {
        card.transform = card.transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
        label.text = "Turned"
    }

    private func tappedTwice(_ recognizer: UITapGestureRecognizer) {
        label.text = "Back again"
        UIView.animate(springDuration: 0.5, bounce: 0.3) { self.card.transform = .identity }
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        label.text = "Pressed long"
        UIView.animate(withDuration: 0.25) {
            self.card.backgroundColor = self.card.backgroundColor == .systemTeal ? .systemPink : .systemTeal
        }
    }
}
