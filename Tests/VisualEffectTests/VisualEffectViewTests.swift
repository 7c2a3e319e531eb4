import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Visual effects")
struct VisualEffectViewTests {
    /// A stage that shows stripes with an effect view over them.
    private func withEffect(
        _ effect: UIVisualEffect?, style: UIUserInterfaceStyle = .light,
        _ body: (Stage, UIVisualEffectView) throws -> Void
    ) throws {
        try Stage.run(size: CGSize(width: 200, height: 200), rootViewController: UIViewController()) { stage in
            guard let root = stage.window.rootViewController?.view else { return }
            stage.window.overrideUserInterfaceStyle = style
            root.backgroundColor = .systemBackground
            for index in 0..<5 {
                let stripe = UIView(frame: CGRect(x: 0, y: index * 40, width: 200, height: 20))
                stripe.backgroundColor = [.red, .blue, .green, .orange, .purple][index]
                root.addSubview(stripe)
            }
            let view = UIVisualEffectView(effect: effect)
            view.frame = CGRect(x: 20, y: 20, width: 160, height: 160)
            root.addSubview(view)
            stage.render()
            try body(stage, view)
        }
    }

    private func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> [UInt8] {
        let color = stage.snapshot().pixel(x, y) ?? 0
        return [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }

    @Test(
        "A material in a half-transparent group, beside a view with a shadow, blurs its backdrop",
        arguments: [0.5, 0.9])
    func inGroup(opacity: Double) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 120, height: 120)) { stage, root in
            root.view.backgroundColor = .white
            for x in stride(from: 0, to: 120, by: 4) {
                let stripe = UIView(frame: CGRect(x: x, y: 0, width: 2, height: 120))
                stripe.backgroundColor = .black
                root.view.addSubview(stripe)
            }
            let group = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
            let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            material.frame = group.bounds
            group.addSubview(material)
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            mark.backgroundColor = .red
            group.addSubview(mark)
            root.view.addSubview(group)

            group.alpha = opacity
            let row = (44..<76).map { Int(pixel(stage, $0, 60)[0]) }

            // Sharp stripes are visible through the group's transparency, and not more.
            let contrast = Double((row.max() ?? 0) - (row.min() ?? 0))
            #expect(abs(contrast - 255 * (1 - opacity)) < 12)
        }
    }

    @Test("The content view fills the view, in front of the effect")
    func content() throws {
        try withEffect(UIBlurEffect(style: .systemMaterial)) { stage, view in
            let label = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            label.backgroundColor = .black
            view.contentView.addSubview(label)
            view.frame.size.width = 100
            stage.render()

            expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 160))
            expectIdentical(view.subviews.last, view.contentView)
            expectIdentical(view.hitTest(CGPoint(x: 50, y: 50), with: nil), view.contentView)
        }
    }

    @Test("A subview of the view itself raises UIKit's exception")
    func wrongParent() throws {
        try withEffect(nil) { stage, view in
            view.addSubview(UILabel())

            expectTrue(stage.diagnostics.contains { $0.message.contains("add them to the -contentView") })
        }
    }

    @Test("A nil effect shows the backdrop unchanged")
    func none() throws {
        try withEffect(nil) { stage, _ in
            let before = stage.snapshot().pngData()
            stage.window.rootViewController?.view.subviews.last?.isHidden = true
            stage.render()

            expectEqual(stage.snapshot().pngData(), before)
        }
    }

    @Test("A material follows the interface style; materials of a fixed style do not")
    func styles() throws {
        func lightness(_ style: UIBlurEffect.Style, _ interface: UIUserInterfaceStyle) throws -> Int {
            var result = 0
            try withEffect(UIBlurEffect(style: style), style: interface) { stage, _ in
                result = pixel(stage, 100, 100).prefix(3).reduce(0) { $0 + Int($1) }
            }
            return result
        }

        for style: UIBlurEffect.Style in [.systemUltraThinMaterial, .systemMaterial, .systemChromeMaterial, .regular] {
            #expect(try lightness(style, .light) > 400)
            #expect(try lightness(style, .dark) < 300)
        }
        #expect(try lightness(.systemMaterialDark, .light) < 300)
        #expect(try lightness(.systemMaterialLight, .dark) > 400)
    }

    @Test("A change of the interface style changes the material of a view that is shown")
    func restyled() throws {
        try withEffect(UIBlurEffect(style: .systemChromeMaterial)) { stage, _ in
            let light = pixel(stage, 100, 100)

            stage.window.overrideUserInterfaceStyle = .dark
            stage.advance(by: 0)
            stage.render()

            expectTrue(light.prefix(3).allSatisfy { $0 > 200 })
            expectTrue(pixel(stage, 100, 100).prefix(3).allSatisfy { $0 < 90 })
        }
    }

    @Test("Inside an animation block an effect appears and disappears gradually")
    func animated() throws {
        try withEffect(nil) { stage, view in
            let plain = pixel(stage, 100, 90)

            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.effect = UIBlurEffect(style: .systemThickMaterialLight)
            }
            stage.advance(by: 0.5)
            stage.render()
            let half = pixel(stage, 100, 90)
            stage.advance(by: 1)
            stage.render()
            let full = pixel(stage, 100, 90)
            UIView.animate(withDuration: 1) { view.effect = nil }
            stage.advance(by: 1.5)
            stage.render()

            expectNotEqual(half, plain)
            expectNotEqual(half, full)
            expectTrue(full.prefix(3).allSatisfy { $0 > 200 })
            expectEqual(pixel(stage, 100, 90), plain)
        }
    }

    @Test("A new effect replaces the old effect completely")
    func replaced() throws {
        try withEffect(UIBlurEffect(style: .dark)) { stage, view in
            UIView.animate(withDuration: 0.3) { view.effect = UIBlurEffect(style: .extraLight) }
            let during = view.subviews.count
            stage.advance(by: 0.5)
            stage.render()
            let other = pixel(stage, 100, 100)
            view.effect = UIBlurEffect(style: .dark)
            view.effect = UIBlurEffect(style: .extraLight)
            stage.advance(by: 0.1)
            stage.render()

            expectEqual(during, 3)
            expectEqual(view.subviews.count, 2)
            expectEqual(pixel(stage, 100, 100), other)
        }
    }

    @Test("A vibrancy effect shows the contents in part")
    func vibrancy() throws {
        let blur = UIBlurEffect(style: .systemMaterial)
        try withEffect(blur) { stage, view in
            let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
            vibrant.frame = view.bounds
            view.contentView.addSubview(vibrant)
            let square = UIView(frame: CGRect(x: 60, y: 60, width: 40, height: 40))
            square.backgroundColor = .black
            vibrant.contentView.addSubview(square)
            stage.advance(by: 0)
            stage.render()

            let value = Int(pixel(stage, 100, 100)[0])
            #expect((40...140).contains(value))
        }
    }

    @Test("Effects of the same style are equal")
    func equal() {
        expectEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .dark))
        expectNotEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .light))
        expectEqual(
            UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)),
            UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
    }

    @Test("Constrained content sizes an effect view that constraints place, and frames place both otherwise")
    func constrainedContent() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            let label = UILabel()
            label.text = "Text"
            for item in [view, label] { item.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(view)
            view.contentView.addSubview(label)
            let content = view.contentView
            let width = view.widthAnchor.constraint(equalToConstant: 270)
            NSLayoutConstraint.activate([
                width, view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
                label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            ])
            stage.settle()

            let height = label.intrinsicContentSize.height
            expectEqual(view.frame.size, CGSize(width: 270, height: height + 40))
            expectEqual(content.frame, view.bounds)
            expectEqual(label.frame, CGRect(x: 16, y: 20, width: 238, height: height))

            view.removeFromSuperview()
            width.isActive = false
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
            root.addSubview(view)
            stage.settle()
            expectEqual(content.frame, CGRect(x: 0, y: 0, width: 100, height: 80))
        }
    }

    @Test("The content view of an effect view in no superview follows its constraints as well")
    func constrainedBeforeContent() {
        let view = UIVisualEffectView(effect: nil)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.translatesAutoresizingMaskIntoConstraints = false
        expectFalse(view.contentView.translatesAutoresizingMaskIntoConstraints)
        expectEqual(view.constraints.count, 4)

        view.translatesAutoresizingMaskIntoConstraints = true
        expectTrue(view.contentView.translatesAutoresizingMaskIntoConstraints)
        expectEmpty(view.constraints)
    }

}
