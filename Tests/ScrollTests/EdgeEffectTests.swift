import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Edge effects of scroll views")
struct EdgeEffectTests {
    private func withStripes(_ body: (Stage, UIScrollView) throws -> Void) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 100, height: 200)) { stage, root in
            let scroll = UIScrollView(frame: root.view.bounds)
            root.view.addSubview(scroll)
            scroll.contentSize = CGSize(width: 100, height: 1000)
            for row in 0..<250 {
                let line = UIView(frame: CGRect(x: 0, y: row * 4, width: 100, height: 2))
                line.backgroundColor = .black
                scroll.addSubview(line)
            }
            root.view.backgroundColor = .white
            stage.render()
            try body(stage, scroll)
        }
    }

    /// The difference of the brightest and the darkest pixel at the rows of a column.
    private func contrast(_ stage: Stage, _ rows: Range<Int>) -> Int {
        let picture = stage.snapshot()
        let values = rows.map { Int((picture.pixel(50, $0) ?? 0) & 0xFF) }
        return (values.max() ?? 0) - (values.min() ?? 0)
    }

    @Test("The four effects are different objects and stay the same, automatic and visible")
    func objects() {
        let scroll = UIScrollView()
        let effects = [
            scroll.topEdgeEffect, scroll.leftEdgeEffect, scroll.bottomEdgeEffect, scroll.rightEdgeEffect,
        ]

        expectEqual(Set(effects.map(ObjectIdentifier.init)).count, 4)
        expectIdentical(scroll.topEdgeEffect, effects[0])
        expectTrue(effects.allSatisfy { $0.style === UIScrollEdgeEffect.Style.automatic && !$0.isHidden })
        scroll.topEdgeEffect.style = .hard
        expectIdentical(scroll.bottomEdgeEffect.style, UIScrollEdgeEffect.Style.automatic)
    }

    @Test("The content under a container is blurred after it was scrolled there, unless the effect is hidden")
    func container() throws {
        try withStripes { stage, scroll in
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            scroll.superview?.addSubview(header)
            let interaction = UIScrollEdgeElementContainerInteraction()
            expectEqual(interaction.edge, [])
            header.addInteraction(interaction)
            interaction.scrollView = scroll
            interaction.edge = .top
            stage.render()
            expectEqual(contrast(stage, 0..<40), 255)

            scroll.contentOffset.y = 200
            stage.render()
            #expect(contrast(stage, 0..<20) < 200)
            expectEqual(contrast(stage, 100..<140), 255)
            expectIdentical(interaction.view, header)

            scroll.topEdgeEffect.isHidden = true
            stage.render()
            expectEqual(contrast(stage, 0..<40), 255)
            scroll.topEdgeEffect.isHidden = false
            scroll.topEdgeEffect.style = .hard
            stage.render()
            #expect(contrast(stage, 2..<45) < 60)
            header.removeInteraction(interaction)
            stage.render()
            expectEqual(contrast(stage, 0..<40), 255)
        }
    }

    @Test("The effect keeps its place while the content decelerates")
    func deceleration() throws {
        try withStripes { stage, scroll in
            let footer = UIView(frame: CGRect(x: 0, y: 150, width: 100, height: 50))
            scroll.superview?.addSubview(footer)
            let interaction = UIScrollEdgeElementContainerInteraction()
            interaction.scrollView = scroll
            interaction.edge = .bottom
            footer.addInteraction(interaction)
            scroll.bottomEdgeEffect.style = .hard
            stage.drag(from: CGPoint(x: 50, y: 120), to: CGPoint(x: 50, y: 40), duration: 0.1)
            for _ in 0..<5 {
                stage.advance(by: 0.05)

                #expect(contrast(stage, 155..<198) < 60)
                expectEqual(contrast(stage, 60..<100), 255)
            }
        }
    }
}
