import Foundation
import IrekoTesting
import Measuring
import PeerPage
import UIKit

/// A full page at 1920×1080 that rotates about its vertical axis in perspective.
@MainActor let flipHeadless = Benchmark("flip.headless") {
    try framesOfPages("flip.headless", reach: 1.5) {
        $0.affine(width: cos(0.75))
    } start: { pages, isForward in
        pages[0].isHidden = true
        pages[1].superview?.layer.sublayerTransform.m34 = -1 / 1_500
        animate(pages[1], "transform.rotation.y", isForward ? 0 : 1.5, isForward ? 1.5 : 0)
    }
}

/// A page that fades out while the next page fades in.
@MainActor let fadeHeadless = Benchmark("fade.headless") {
    try framesOfPages("fade.headless", reach: 1.1) {
        $0.fade()
    } start: { pages, isForward in
        animate(pages[0], "opacity", isForward ? 1 : 0, isForward ? 0 : 1)
        animate(pages[1], "opacity", isForward ? 0 : 1, isForward ? 1 : 0)
    }
}

/// A page that grows from four fifths of its size in front of a page.
@MainActor let zoomHeadless = Benchmark("zoom.headless") {
    try framesOfPages("zoom.headless", reach: 0.8) {
        $0.scale(by: 0.9)
    } start: { pages, isForward in
        animate(pages[1], "transform.scale", isForward ? 0.8 : 1, isForward ? 1 : 0.8)
    }
}

@MainActor private func animate(_ view: UIView, _ keyPath: String, _ start: Double, _ end: Double) {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (start, end, 0.4)
    view.layer.add(animation, forKey: keyPath)
}

/// The median cost of a frame during eight animations of 0.4 seconds of two overlapping pages, compared with pixman's
/// cost for an equal area of pixels in the same run, as in the middle of the animation.
@MainActor private func framesOfPages(
    _ name: String, reach: Double, _ peer: (PixmanPages) -> Double,
    start: @MainActor ([UIView], _ isForward: Bool) -> Void
) throws -> [Figure] {
    let size = CGSize(width: 1920, height: 1080)
    return try Stage.run(size: size, rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController?.view else { return [] }
        let pages = [makePage(number: 1, size: size), makePage(number: 2, size: size)]
        for page in pages { root.addSubview(page) }
        stage.advance(by: 0.1)
        stage.render()
        let reference = FrameCopy.measure()
        guard let peers = PixmanPages() else { throw BenchmarkFailure("pixman has no memory") }
        // Alternating, so that other work of the machine affects both equally.
        var (frames, peerFrames): ([Double], [Double]) = ([], [])
        for round in 0..<8 {
            start(pages, round % 2 == 0)
            stage.settle()
            for _ in 0..<23 {
                frames.append(
                    CPUClock.seconds {
                        stage.advance(by: 1.0 / 60)
                        stage.render()
                    })
            }
            stage.advance(by: 0.1)
            stage.render()
            peerFrames.append(peer(peers))
        }
        // The first round creates the bitmaps that later rounds draw.
        let (cost, pixman) = (Array(frames.dropFirst(23)).median, peerFrames.median)
        return [
            Figure(
                name: name, value: cost / pixman, unit: "× pixman", reference: reference, cost: cost,
                reach: .atMost(reach))
        ]
    }
}
