import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Progress and activity", .serialized)
struct UIProgressViewTests {
    @Test("The bar's width is its progress, and grows in the display when animated")
    func bar() throws {
        try onStage(UIProgressView(progressViewStyle: .default), size: CGSize(width: 200, height: 4)) { stage, view in
            let bar = try #require(view.subviews.last)

            view.progress = 0.5
            stage.advance(by: 0.02)
            let half = bar.frame
            view.setProgress(1, animated: true)
            stage.advance(by: 0.1)
            let shown = bar.layer.presentation()?.bounds.width ?? 0

            expectEqual(half, CGRect(x: 0, y: 0, width: 100, height: 4))
            expectTrue(bar.frame.width == 200 && shown > 100 && shown < 200)
            expectEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 4))
        }
    }

    @Test("From right to left it grows from the right")
    func mirrored() throws {
        let view = UIProgressView(progressViewStyle: .bar)
        view.semanticContentAttribute = .forceRightToLeft
        try onStage(view, size: CGSize(width: 200, height: 2.5)) { stage, view in
            view.progress = 0.25
            stage.advance(by: 0.02)

            expectEqual(view.subviews.last?.frame, CGRect(x: 150, y: 0, width: 50, height: 2.5))
        }
    }

    @Test("Values beyond the ends are clamped, and non-finite values are ignored")
    func hostile() throws {
        try onStage(UIProgressView(), size: CGSize(width: 200, height: 4)) { stage, view in
            view.progress = 7
            let high = view.progress
            view.progress = -.infinity
            view.setProgress(.nan, animated: true)

            expectEqual(high, 1)
            expectEqual(view.progress, 0)
            expectEqual(stage.diagnostics.map(\.rule), ["control"])
        }
    }

    @Test("It follows a progress while it is on the screen")
    func observed() throws {
        try onStage(UIProgressView(), size: CGSize(width: 200, height: 4)) { stage, view in
            let progress = Progress(totalUnitCount: 4)
            view.observedProgress = progress

            progress.completedUnitCount = 1
            stage.advance(by: 0.2)
            let quarter = view.progress
            progress.completedUnitCount = 4
            stage.advance(by: 0.2)
            view.removeFromSuperview()

            expectEqual(quarter, 0.25)
            expectEqual(view.progress, 1)
        }
    }

    // MARK: Activity

    @Test("An indicator is hidden until it is started, and again when it is stopped")
    func hiding() {
        let view = UIActivityIndicatorView(style: .large)

        expectEqual(view.bounds.size, CGSize(width: 37, height: 37))
        expectTrue(view.isHidden)
        expectFalse(view.isAnimating)
        view.startAnimating()
        expectFalse(view.isHidden)
        expectTrue(view.isAnimating)
        view.stopAnimating()
        expectTrue(view.isHidden)
        expectFalse(view.isAnimating)
        view.hidesWhenStopped = false
        expectFalse(view.isHidden)
    }

    @Test("It turns an eighth at a time, once a second, also after it was moved")
    func turning() throws {
        try onStage(UIActivityIndicatorView(style: .medium)) { stage, view in
            view.startAnimating()
            stage.advance(by: 0.01)
            let first = stage.snapshot().pngData()
            stage.advance(by: 0.08)
            let same = stage.snapshot().pngData()
            stage.advance(by: 0.06)
            let turned = stage.snapshot().pngData()
            stage.advance(by: 0.86)
            let round = stage.snapshot().pngData()
            let parent = UIView(frame: stage.window.bounds)
            stage.window.addSubview(parent)
            parent.addSubview(view)
            stage.advance(by: 0.02)

            expectEqual(first, same)
            expectNotEqual(first, turned)
            expectEqual(first, round)
            expectEqual(view.layer.sublayers?.allSatisfy { $0.animationKeys()?.isEmpty == false }, true)
        }
    }

    @Test("Ten thousand starts and stops act as one")
    func many() throws {
        try onStage(UIActivityIndicatorView(style: .medium)) { stage, view in
            for _ in 0..<10_000 {
                view.startAnimating()
                view.stopAnimating()
                view.startAnimating()
            }
            stage.advance(by: 1)

            expectEqual(view.layer.sublayers?.count, 8)
            expectEqual(view.layer.sublayers?.first?.animationKeys()?.count, 1)
        }
    }
}
