import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Autoresizing masks under constraints")
struct AutoresizingTests {
    private static let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    /// The frame without constraints, after the superview has changed from 100 × 100 to 160 × 220.
    private func plain(_ mask: UIView.AutoresizingMask) -> CGRect {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: Self.frame)
        view.autoresizingMask = mask
        superview.addSubview(view)
        superview.frame.size = CGSize(width: 160, height: 220)
        return view.frame
    }

    @Test("Expected values by hand: margins and sizes share in proportion")
    func byHand() {
        expectEqual(plain([]), Self.frame)
        expectEqual(plain([.flexibleWidth, .flexibleHeight]), CGRect(x: 10, y: 20, width: 90, height: 160))
        expectEqual(plain([.flexibleLeftMargin, .flexibleTopMargin]), CGRect(x: 70, y: 140, width: 30, height: 40))
        // 10 to 60 share 60 of width: 10 + 60/7; 20 and 40 of 60 share 120: 20 + 40.
        let shared = plain([.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight])
        #expect(abs(shared.minX - (10 + 60.0 / 7)) < 1e-9)
        expectEqual(shared.minY, 60)
        expectEqual(shared.height, 120)
        expectEqual(shared.width, 30)
    }

    @Test("Every mask gives the same frame with constraints, and views pinned to the view follow")
    func everyMask() throws {
        try LayoutStage.run { stage, root in
            for raw in 0..<64 as Range<UInt> {
                let mask = UIView.AutoresizingMask(rawValue: raw)
                for isConstrained in [false, true] {
                    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    root.addSubview(superview)
                    let view = UIView(frame: Self.frame)
                    view.autoresizingMask = mask
                    superview.addSubview(view)
                    let follower = UIView().constrained(in: superview)
                    NSLayoutConstraint.activate([
                        follower.leftAnchor.constraint(equalTo: view.rightAnchor),
                        follower.topAnchor.constraint(equalTo: view.bottomAnchor),
                        follower.widthAnchor.constraint(equalTo: view.widthAnchor),
                        follower.heightAnchor.constraint(equalToConstant: 5),
                    ])
                    var sizes: [NSLayoutConstraint] = []
                    if isConstrained {
                        superview.translatesAutoresizingMaskIntoConstraints = false
                        try superview.pin(left: 0, top: 0, width: 100, height: 100)
                        sizes = superview.constraints.filter { $0.firstItem === superview && $0.secondItem == nil }
                    }
                    stage.advance(by: 0)
                    let before = (view.frame, follower.frame)

                    if isConstrained {
                        for size in sizes { size.constant = size.firstAttribute == .width ? 160 : 220 }
                    } else {
                        superview.frame.size = CGSize(width: 160, height: 220)
                    }
                    stage.advance(by: 0)

                    let frame = plain(mask)
                    expectEqual(before.0, Self.frame)
                    expectEqual(before.1, CGRect(x: 40, y: 60, width: 30, height: 5))
                    expectEqual(superview.frame.size, CGSize(width: 160, height: 220))
                    expectEqual(view.frame, frame, "\(raw)")
                    expectEqual(follower.frame.minX, frame.maxX.rounded(), "\(raw) \(isConstrained)")
                    expectEqual(follower.frame.maxX, (frame.maxX + frame.width).rounded(), "\(raw) \(isConstrained)")
                    expectEqual(follower.frame.minY, frame.maxY.rounded(), "\(raw) \(isConstrained)")
                    superview.removeFromSuperview()
                }
            }
            expectEmpty(stage.diagnostics)
        }
    }
}
