import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Hit testing")
struct HitTestTests {
    // Recursion for each level overflowed the stack: a tap was enough.
    @Test("A tree may be deeper than the stack")
    func deep() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        var views = [UIView(frame: frame)]
        for _ in 0..<20_000 {
            let view = UIView(frame: frame)
            views[views.count - 1].addSubview(view)
            views.append(view)
        }

        let hit = views[0].hitTest(CGPoint(x: 5, y: 5), with: nil)

        expectIdentical(hit, views[20_000])
        // Individually, since releasing a chain recurses through all levels.
        while let view = views.popLast() { view.removeFromSuperview() }
    }

    @Test("Views that override hit testing, or decide which points are inside, are called")
    func overrides() {
        final class Redirecting: UIView {
            let target = UIView()
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { point.x < 5 ? nil : target }
        }
        final class Halved: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 5 }
        }
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let (root, redirecting, halved) = (UIView(frame: frame), Redirecting(frame: frame), Halved(frame: frame))
        root.addSubview(halved)
        root.addSubview(redirecting)

        let left = root.hitTest(CGPoint(x: 2, y: 2), with: nil)
        let right = root.hitTest(CGPoint(x: 7, y: 2), with: nil)
        redirecting.removeFromSuperview()

        expectIdentical(left, halved)
        expectIdentical(right, redirecting.target)
        expectIdentical(root.hitTest(CGPoint(x: 7, y: 2), with: nil), root)
    }
}
