import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Pictures temp")
struct VisualEffectPictures {
    @Test("pictures", arguments: [1.0, 2.0], [false, true])
    func pictures(scale: Double, isDark: Bool) throws {
        try Stage.run(size: CGSize(width: 400, height: 520), scale: scale, rootViewController: UIViewController()) { stage in
            guard let root = stage.window.rootViewController?.view else { return }
            stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
            root.backgroundColor = .systemBackground
            for index in 0..<26 {
                let row = UILabel(frame: CGRect(x: 16, y: index * 40, width: 380, height: 40))
                row.text = "Row \(index): a line of body text behind"
                root.addSubview(row)
                let icon = UIView(frame: CGRect(x: 320, y: index * 40 + 4, width: 60, height: 32))
                icon.backgroundColor = UIColor(hue: CGFloat(index) / 13, saturation: 0.8, brightness: 0.9, alpha: 1)
                icon.layer.cornerRadius = 8
                root.addSubview(icon)
            }
            let styles: [(String, UIBlurEffect.Style)] = [("ultraThin", .systemUltraThinMaterial), ("thin", .systemThinMaterial), ("material", .systemMaterial), ("thick", .systemThickMaterial), ("chrome", .systemChromeMaterial), ("regular", .regular), ("prominent", .prominent), ("light", .light), ("dark", .dark), ("extraLight", .extraLight)]
            for (index, (name, style)) in styles.enumerated() {
                let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
                view.frame = CGRect(x: 12 + (index % 2) * 192, y: 10 + index / 2 * 100, width: 184, height: 90)
                view.layer.cornerRadius = 16
                view.layer.cornerCurve = .continuous
                view.clipsToBounds = true
                root.addSubview(view)
                let label = UILabel(frame: CGRect(x: 12, y: 10, width: 160, height: 24))
                label.text = name
                label.font = .systemFont(ofSize: 17, weight: .semibold)
                view.contentView.addSubview(label)
                let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: style), style: .secondaryLabel))
                vibrant.frame = CGRect(x: 12, y: 40, width: 160, height: 24)
                let second = UILabel(frame: vibrant.bounds)
                second.text = "secondary label"
                second.font = .systemFont(ofSize: 15)
                vibrant.contentView.addSubview(second)
                view.contentView.addSubview(vibrant)
            }
            stage.render()
            try stage.snapshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/blur-\(isDark)-\(Int(scale)).png"))
        }
    }
}
