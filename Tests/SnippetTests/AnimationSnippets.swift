import IrekoTesting
import UIKit

enum AnimationSnippets {
    @MainActor static func run() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
            let wheel = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
            let dot = CALayer()
            root.view.addSubview(card)
            root.view.addSubview(label)
            root.view.addSubview(wheel)
            root.view.layer.addSublayer(dot)
            stage.advance(by: 0)

            card.transform = CGAffineTransform(scaleX: 2, y: 2)
            try springs(card, stage)
            try keyframes(card, stage)
            try transition(of: label, stage)
            try transactions(dot, stage)
            turns(wheel)
            stage.advance(by: 1)
            let angle = wheel.layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? CGFloat
            try check(abs((angle ?? 0) - .pi / 2) < 0.001)
            try fade(card, stage)
        }
    }

    @MainActor private static func fade(_ card: UIView, _ stage: Stage) throws {
        UIView.animate(withDuration: 0.3) {
            card.alpha = 0
            card.center.y += 40
        } completion: { finished in
            if finished { card.removeFromSuperview() }
        }
        try check(card.alpha == 0)
        stage.advance(by: 0.15)
        try check(card.superview != nil)
        stage.advance(by: 0.2)
        try check(card.superview == nil)
    }

    @MainActor private static func springs(_ card: UIView, _ stage: Stage) throws {
        UIView.animate(springDuration: 0.5, bounce: 0.3) { card.transform = .identity }

        UIView.animate(
            withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
            options: [], animations: { card.center.x = 200 })
        try check(card.transform == .identity && card.center.x == 200)
        stage.advance(by: 2)
        try check(card.layer.animationKeys() == nil)
    }

    @MainActor private static func keyframes(_ card: UIView, _ stage: Stage) throws {
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { card.center.x = 300 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.x = 60 }
        }
        stage.advance(by: 0.75)
        try check(card.layer.presentation()?.position.x == 300)
        stage.advance(by: 1.3)
        try check(card.layer.presentation()?.position.x == 60)
    }

    @MainActor private static func transition(of label: UILabel, _ stage: Stage) throws {
        UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) { label.text = "Done" }
        stage.advance(by: 0.4)
        try check(label.text == "Done")
    }

    @MainActor private static func transactions(_ dot: CALayer, _ stage: Stage) throws {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setCompletionBlock { print("arrived") }
        dot.position = CGPoint(x: 200, y: 80)
        CATransaction.commit()

        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dot.opacity = 0.5
        CATransaction.commit()
        stage.advance(by: 0.5)
        try check(dot.presentation()?.opacity == 0.5)
        try check(dot.presentation()?.position != CGPoint(x: 200, y: 80))
        stage.advance(by: 1)
        try check(dot.presentation()?.position == CGPoint(x: 200, y: 80))
    }

    @MainActor private static func turns(_ wheel: UIView) {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 4
        turn.repeatCount = .infinity
        wheel.layer.add(turn, forKey: "turn")
    }
}
