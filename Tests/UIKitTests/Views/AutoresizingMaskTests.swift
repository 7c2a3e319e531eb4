import Expectations
import Foundation
import Testing
import UIKit

/// All 64 combinations: the change of a dimension is distributed to its flexible parts in proportion to their lengths.
@MainActor
@Suite("Autoresizing masks")
struct AutoresizingMaskTests {
    /// The rule, computed from the three former parts, margin, length and margin, of which some are flexible.
    private func stretched(_ parts: [CGFloat], _ flexible: [Bool], by change: CGFloat) -> [CGFloat] {
        let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let count = CGFloat(flexible.filter { $0 }.count)
        return zip(parts, flexible).map { part, isFlexible in
            guard isFlexible else { return part }
            return part + (sum == 0 ? change / count : change * part / sum)
        }
    }

    @Test(
        "Growing and shrinking", arguments: 0..<64,
        [CGSize(width: 400, height: 900), CGSize(width: 150, height: 301.5), CGSize(width: 200, height: 300)])
    func masks(raw: Int, size: CGSize) {
        let mask = UIView.AutoresizingMask(rawValue: UInt(raw))
        let parent = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 300))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 120))
        view.autoresizingMask = mask
        parent.addSubview(view)

        parent.frame.size = size

        let x = stretched(
            [20, 60, 120],
            [mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)],
            by: size.width - 200)
        let y = stretched(
            [30, 120, 150],
            [mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)],
            by: size.height - 300)
        let expected = CGRect(x: x[0], y: y[0], width: x[1], height: y[1])
        let frame = view.frame
        expectTrue(
            abs(frame.minX - expected.minX) < 1e-9 && abs(frame.minY - expected.minY) < 1e-9
                && abs(frame.width - expected.width) < 1e-9 && abs(frame.height - expected.height) < 1e-9,
            "mask \(raw): \(frame), expected \(expected)")
    }

    @Test("From a parent without size, flexible parts without length share equally")
    func fromZero() {
        let parent = UIView()
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
        parent.addSubview(view)

        parent.frame = CGRect(x: 0, y: 0, width: 100, height: 50)

        expectEqual(view.frame, CGRect(x: 50, y: 0, width: 50, height: 50))
    }

    @Test("Through several levels, except if a parent does not resize its subviews")
    func levels() {
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        for view in views { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }

        views[0].frame.size = CGSize(width: 300, height: 50)
        expectEqual(views[2].frame, CGRect(x: 0, y: 0, width: 300, height: 50))

        views[1].autoresizesSubviews = false
        views[0].frame.size = CGSize(width: 100, height: 100)
        expectTrue(views[1].frame.width == 100 && views[2].frame.width == 300)
    }

    @Test("A width never gets negative")
    func shrinking() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
        view.autoresizingMask = .flexibleWidth
        parent.addSubview(view)

        parent.frame.size.width = 20

        expectEqual(view.frame, CGRect(x: 90, y: 0, width: 0, height: 10))
    }
}
