import CoreGraphics
import Foundation
import QuartzCore

@testable import RenderServer

/// A display that composites a stage's recorded commits frame by frame, for comparison with a display of the last
/// state only.
@MainActor final class FrameComparison {
    private let display: HeadlessDisplay
    private var submitted = 0
    private var commits: [Commit] = []
    private let mode: DisplayMode

    init(size: CGSize, scale: Double) {
        mode = DisplayMode(size: size, scale: scale)
        display = HeadlessDisplay(mode: mode)
    }

    /// Advances the stage's time, and composites a frame.
    func step(_ stage: LayerStage, by time: Double) {
        stage.flush()
        stage.advance(by: time)
        commits = stage.display.commits
        for commit in commits[submitted...] { display.submit(commit) }
        submitted = commits.count
        display.step(to: stage.loop.clock.now)
    }

    /// The first difference between the last frame and a complete redraw; `nil` if they are equal.
    func difference(at time: Double) -> String? {
        let fresh = HeadlessDisplay(mode: mode)
        for commit in commits { fresh.submit(commit) }
        fresh.step(to: time)
        guard let left = display.snapshot()?.bitmap, let right = fresh.snapshot()?.bitmap else { return "no picture" }
        var (count, first) = (0, "")
        for y in 0..<left.height {
            let rows = (left.data + y * left.bytesPerRow, right.data + y * right.bytesPerRow)
            if memcmp(rows.0, rows.1, left.width * 4) == 0 { continue }
            for x in 0..<left.width {
                let colors = (
                    rows.0.load(fromByteOffset: x * 4, as: UInt32.self) & 0xff_ffff,
                    rows.1.load(fromByteOffset: x * 4, as: UInt32.self) & 0xff_ffff
                )
                if colors.0 == colors.1 { continue }
                count += 1
                if first.isEmpty {
                    first = "(\(x), \(y)) \(String(colors.0, radix: 16)) for \(String(colors.1, radix: 16))"
                }
            }
        }
        return count == 0 ? nil : "\(count) pixels differ, the first at \(first)"
    }

    /// The color of a pixel of the last frame, 0xRRGGBB.
    func pixel(_ x: Int, _ y: Int) -> UInt32? {
        guard let bitmap = display.snapshot()?.bitmap, x < bitmap.width, y < bitmap.height else { return nil }
        return bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self) & 0xff_ffff
    }

    /// All colors of the last frame.
    var pixels: [UInt32] {
        guard let bitmap = display.snapshot()?.bitmap else { return [] }
        return (0..<bitmap.height).flatMap { y in
            (0..<bitmap.width).map { x in
                bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self) & 0xff_ffff
            }
        }
    }

    /// The number of commits so far.
    var commitCount: Int { commits.count }

    /// Returns whether a frame is due without a further commit.
    func needsFrame(at time: Double) -> Bool { display.nextFrameTime(after: time) != nil }
}
