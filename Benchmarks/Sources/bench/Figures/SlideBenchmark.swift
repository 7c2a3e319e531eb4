import IrekoTesting
import Measuring
import PeerPage
import UIKit

/// A slide between two full pages at 1920×1080, composited headless at 60 frames a second of the stage's clock.
@MainActor let slideHeadless = Benchmark("slide.headless") {
    let size = CGSize(width: 1920, height: 1080)
    return try Stage.run(size: size, rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController?.view else { return [] }
        let pages = [makePage(number: 1, size: size), makePage(number: 2, size: size)]
        for page in pages { root.addSubview(page) }
        pages[1].frame.origin.x = size.width
        stage.advance(by: 0.1)
        stage.render()
        let reference = FrameCopy()
        var frames: [Double] = []
        for round in 0..<8 {
            let isForward = round % 2 == 0
            reference.round()
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
                pages[0].frame.origin.x = isForward ? -size.width : 0
                pages[1].frame.origin.x = isForward ? 0 : size.width
            }
            stage.settle()
            for _ in 0..<24 {
                frames.append(
                    CPUClock.seconds {
                        stage.advance(by: 1.0 / 60)
                        stage.render()
                    })
            }
            stage.advance(by: 0.1)
            stage.render()
        }
        // The first slide creates the bitmaps that later slides copy.
        return [
            .copies(
                "slide.headless", cost: Array(frames.dropFirst(24)).median, reference: reference.seconds,
                reach: .atMost(1.2))
        ]
    }
}
