import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Points that are not whole pixels.
@MainActor @Suite("Fractional scales")
struct FractionalScaleTests {
    @Test("A view that was scrolled by a part of a pixel disappears with its superview")
    func scrolledByHalfAPixel() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 220, height: 260), scale: 1.5) { stage, root in
            root.view.backgroundColor = .black
            let holder = UIView(frame: CGRect(x: 82, y: 36, width: 100, height: 59))
            root.view.addSubview(holder)
            let scrollView = UIScrollView(frame: CGRect(x: 46, y: 1, width: 187, height: 189))
            scrollView.backgroundColor = .white
            scrollView.contentSize = CGSize(width: 187, height: 700)
            holder.addSubview(scrollView)
            let part = UIView(frame: CGRect(x: 10, y: 100, width: 60, height: 60))
            scrollView.addSubview(part)
            stage.render()
            scrollView.contentOffset.y = 1
            stage.advance(by: 0.016)
            stage.render()

            holder.isHidden = true

            expectEqual(stage.pixel(at: CGPoint(x: 140, y: 226.2)), [0, 0, 0])
        }
    }
}
