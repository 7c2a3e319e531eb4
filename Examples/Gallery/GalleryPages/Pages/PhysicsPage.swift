import UIKit

/// Items that fall, collide and swing: UIKit Dynamics.
final class PhysicsPage: UIViewController {
    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private let canvas = UIView()
    private let hint = UILabel()
    private lazy var animator = UIDynamicAnimator(referenceView: canvas)
    private let gravity = UIGravityBehavior(items: [])
    private let collision = UICollisionBehavior(items: [])
    private let properties = UIDynamicItemBehavior(items: [])
    private var grip: UIAttachmentBehavior?
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        hint.text = "Tap to add, drag to throw"
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        view.addSubview(hint)
        view.addSubview(canvas)
        properties.elasticity = 0.5
        properties.friction = 0.3
        collision.translatesReferenceBoundsIntoBoundary = true
        for behavior in [gravity, collision, properties] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
        canvas.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PhysicsPage.tapped(_:)))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isFirst = canvas.bounds.isEmpty
        canvas.frame = view.bounds.inset(by: view.safeAreaInsets)
        hint.frame = CGRect(x: 0, y: canvas.frame.minY + 16, width: view.bounds.width, height: 24)
        guard isFirst, canvas.bounds.width > 0 else { return }
        for index in 0..<6 { add(at: CGPoint(x: canvas.bounds.width * (0.2 + 0.12 * CGFloat(index)), y: 60)) }
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) { add(at: recognizer.location(in: canvas)) }

    private func add(at point: CGPoint) {
        let isBall = count % 2 == 0
        let item: UIView = isBall ? Ball() : UIView()
        item.bounds.size = CGSize(width: isBall ? 44 : 56, height: isBall ? 44 : 36)
        item.center = point
        item.backgroundColor = [.systemRed, .systemBlue, .systemGreen, .systemOrange][count % 4]
        item.layer.cornerRadius = isBall ? 22 : 4
        item.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PhysicsPage.panned(_:)))
        count += 1
        canvas.addSubview(item)
        gravity.addItem(item)
        collision.addItem(item)
        properties.addItem(item)
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        guard let item = recognizer.view else { return }
        let point = recognizer.location(in: canvas)
        switch recognizer.state {
        case .began:
            let grip = UIAttachmentBehavior(item: item, attachedToAnchor: point)
            (grip.length, grip.frequency, grip.damping) = (0, 4, 0.7)
            animator.addBehavior(grip)
            self.grip = grip
        case .changed: grip?.anchorPoint = point
        default:
            if let grip { animator.removeBehavior(grip) }
            grip = nil
        }
    }
}
