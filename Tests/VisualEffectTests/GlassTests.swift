import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Glass")
struct GlassTests {
    private func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> [UInt8] {
        let color = stage.snapshot().pixel(x, y) ?? 0
        return [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }

    private func withGlass(
        _ effect: UIGlassEffect, _ body: (Stage, UIVisualEffectView) throws -> Void
    ) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 200, height: 100)) { stage, root in
            root.view.backgroundColor = .blue
            let view = UIVisualEffectView(effect: effect)
            view.frame = CGRect(x: 50, y: 30, width: 100, height: 40)
            root.view.addSubview(view)
            stage.render()
            try body(stage, view)
        }
    }

    @Test("Glass has no tint and is not interactive at first, and a copy is equal until it changes")
    func defaults() {
        let effect = UIGlassEffect()
        let copy = effect.copy() as? UIGlassEffect

        expectNil(effect.tintColor)
        expectFalse(effect.isInteractive)
        expectEqual(copy, effect)
        copy?.tintColor = .red
        expectNotEqual(copy, effect)
        expectNotEqual(UIGlassEffect(style: .clear), UIGlassEffect(style: .regular))
    }

    @Test("A view keeps a copy of its glass")
    func copies() {
        let effect = UIGlassEffect()
        let view = UIVisualEffectView(effect: effect)

        effect.tintColor = .red

        expectNil((view.effect as? UIGlassEffect)?.tintColor)
    }

    @Test("Glass is a capsule of material, and square with other corners")
    func shape() throws {
        try withGlass(UIGlassEffect()) { stage, view in
            expectNotEqual(pixel(stage, 100, 50), [0, 0, 255])
            expectEqual(pixel(stage, 51, 31), [0, 0, 255])

            view.cornerConfiguration = .uniformCorners(radius: 0)
            stage.render()

            expectNotEqual(pixel(stage, 51, 31), [0, 0, 255])
        }
    }

    @Test("A tint color changes the glass")
    func tint() throws {
        try withGlass(UIGlassEffect()) { stage, view in
            let before = pixel(stage, 100, 50)
            let effect = UIGlassEffect()
            effect.tintColor = .red

            view.effect = effect
            stage.render()

            let after = pixel(stage, 100, 50)
            #expect(after[0] > before[0] || after[1] < before[1])
            expectNotEqual(after, before)
        }
    }

    @Test("Interactive glass is brighter while it is touched")
    func interactive() throws {
        let effect = UIGlassEffect(style: .clear)
        effect.isInteractive = true
        try withGlass(effect) { stage, _ in
            let before = pixel(stage, 100, 50)

            stage.touchDown(at: CGPoint(x: 100, y: 50))
            stage.advance(by: 0.5)
            let during = pixel(stage, 100, 50)
            stage.touchUp(at: CGPoint(x: 100, y: 50))
            stage.advance(by: 0.5)

            #expect(during[0] > before[0])
            expectEqual(pixel(stage, 100, 50), before)
        }
    }

    @Test("Glass buttons have a capsule of glass behind their title")
    func buttons() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 200, height: 100)) { stage, root in
            root.view.backgroundColor = .blue
            let button = UIButton(configuration: .glass())
            button.frame = CGRect(x: 50, y: 30, width: 100, height: 40)
            root.view.addSubview(button)
            stage.render()

            expectNotEqual(pixel(stage, 100, 50), [0, 0, 255])
            expectEqual(pixel(stage, 51, 31), [0, 0, 255])
            expectEqual(UIButton.Configuration.glass().contentInsets, UIButton.Configuration.filled().contentInsets)
            expectEqual(UIButton.Configuration.prominentGlass().cornerStyle, .capsule)
            expectNotEqual(UIButton.Configuration.clearGlass(), .glass())
        }
    }
}
