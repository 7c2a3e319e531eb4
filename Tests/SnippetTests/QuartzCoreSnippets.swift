import IrekoTesting
import UIKit

enum QuartzCoreSnippets {
    @MainActor private static func fading() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.cornerRadius = 12

        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 0.25
        layer.add(fade, forKey: "fade")
        return layer
    }

    @MainActor static func run() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let layer = fading()
            root.view.layer.addSublayer(layer)
            stage.advance(by: 0.125)
            try check(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        }
    }
}
