import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@Suite("Indicators and refresh control, drawn")
@MainActor
struct PictureTests {
    @Test("The indicator is at the right side, 3 points thick and 3 from the edge, and fades after the last movement")
    func indicator() throws {
        for isDark in [false, true] {
            let controller = ScrollController(contentSize: CGSize(width: 200, height: 1600))
            try Stage.run(size: CGSize(width: 200, height: 400), scale: 2, rootViewController: controller) { stage in
                let view = controller.scrollView
                view.backgroundColor = isDark ? .black : .white
                view.overrideUserInterfaceStyle = isDark ? .dark : .light
                let refresh = UIRefreshControl()
                view.refreshControl = refresh
                for row in 0..<20 {
                    let line = UIView(frame: CGRect(x: 16, y: CGFloat(row) * 80 + 79, width: 184, height: 1))
                    line.backgroundColor = .separator
                    view.addSubview(line)
                }
                stage.dragFinger(from: CGPoint(x: 100, y: 350), by: -110, steps: 10)
                try save(stage, "scroll-\(isDark)")

                let inside = try #require(stage.pixel(at: CGPoint(x: 195.5, y: 60)))
                let outside = try #require(stage.pixel(at: CGPoint(x: 191, y: 60)))
                expectNotEqual(inside, outside)
                expectEqual(outside, isDark ? [0, 0, 0] : [255, 255, 255])
                expectEqual(inside, isDark ? [128, 128, 128] : [166, 166, 166])

                stage.touchUp(at: CGPoint(x: 100, y: 240))
                stage.advance(by: 5)
                expectEqual(stage.pixel(at: CGPoint(x: 195.5, y: 120)), outside)

                view.contentOffset.y = 0
                stage.dragFinger(from: CGPoint(x: 100, y: 100), by: 90, steps: 10)
                try save(stage, "pull-\(isDark)")
                stage.touchMove(to: CGPoint(x: 100, y: 380))
                stage.advance(by: 0.3)
                stage.touchUp(at: CGPoint(x: 100, y: 380))
                stage.advance(by: 1.15)
                try save(stage, "refresh-\(isDark)")
                expectTrue(refresh.isRefreshing)
            }
        }
    }

    @Test("The indicator stops with content that a finger holds while it decelerates")
    func heldIndicator() throws {
        let controller = ScrollController(contentSize: CGSize(width: 200, height: 4000))
        try Stage.run(size: CGSize(width: 200, height: 400), scale: 2, rootViewController: controller) { stage in
            let view = controller.scrollView
            view.backgroundColor = .white
            stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), duration: 0.05)
            for _ in 0..<20 {
                stage.advance(by: 1.0 / 60)
                stage.touchDown(at: CGPoint(x: 100, y: 200))
                stage.advance(by: 1.0 / 60)
                let held = stage.snapshot().pngData()
                stage.advance(by: 0.3)
                expectTrue(view.isTracking)
                expectEqual(stage.snapshot().pngData(), held)
                stage.touchUp(at: CGPoint(x: 100, y: 200))
                stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 320), duration: 0.03)
            }
        }
    }

    private func save(_ stage: Stage, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["IREKO_PICTURES"] else { return }
        try stage.snapshot().pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
}
