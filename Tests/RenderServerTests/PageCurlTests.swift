import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing

@testable import RenderServer

@Suite("Sheets that curl")
struct PageCurlTests {
    private let paper = Bitmap.make(60, 40, .rgb32) { UInt32($0 * 4) << 16 | UInt32($1 * 6) << 8 | 0x20 }

    private func sheet(_ curl: PageCurl?, at frame: CGRect = rect(60, 40, 60, 40)) -> [LayerUpdate] {
        [
            layer(0, rect(0, 0, 180, 120), .white, sublayers: [1]),
            layer(1, frame) {
                $0.contents = .bitmap(paper)
                $0.curl = curl
            },
        ]
    }

    private func curl(
        to x: Double, _ y: Double = 0.5, grip: CGPoint = CGPoint(x: 1, y: 0.5), spine: PageCurl.Spine = .minX,
        radius: Double = 8
    ) -> PageCurl {
        PageCurl(
            spine: spine, back: .translucent(.white), grip: grip, target: CGPoint(x: x, y: y), radius: radius)
    }

    private func picture(_ updates: [LayerUpdate]) -> Stage {
        let stage = Stage(width: 180, height: 120)
        stage.commit(updates)
        stage.render()
        return stage
    }

    @Test(
        "A sheet that is not pulled has the pixels of the layer without a curl",
        arguments: [PageCurl.Spine.minX, .maxX, .minY, .maxY])
    func flat(spine: PageCurl.Spine) {
        let plain = picture(sheet(nil))
        let curled = picture(sheet(curl(to: 1, spine: spine)))

        expectEqual(largestDifference(plain.bitmap, curled.bitmap).size, 0)
    }

    @Test("A sheet that is turned over is mirrored on the other side of its spine, and its old place is empty")
    func turned() {
        let stage = picture(sheet(curl(to: -1)))

        for (x, y) in [(60, 40), (90, 60), (119, 79)] { expectEqual(stage[x, y], 0xff_ffff) }
        // A mirrored pixel in faint colors: 13 of 100 parts of the front, the rest white.
        for x in [2, 20, 40] {
            let red = Double(stage[59 - x, 60] >> 16)
            #expect(abs(red - (255 - 0.13 * (255 - Double(x * 4)))) <= 2)
        }
        expectTrue(stage[30, 30] == 0xff_ffff && stage[30, 90] == 0xff_ffff)
    }

    @Test("The content beside the sheet is its back, in reading orientation when turned over")
    func back() {
        var curl = curl(to: -1)
        curl.back = .beside
        var updates = sheet(curl)
        updates[1].sublayers = [LayerID(index: 2)]
        updates.append(layer(2, rect(60, 0, 60, 40)) { $0.contents = .bitmap(paper) })
        let stage = picture(updates)

        for (x, y) in [(1, 1), (30, 20), (58, 38)] {
            expectEqual(stage[x, 40 + y], UInt32(x * 4) << 16 | UInt32(y * 6) << 8 | 0x20)
        }
        expectEqual(stage[90, 60], 0xff_ffff)
    }

    @Test("Half-way the front is unchanged before the bend, the back covers it, and a shadow falls beyond")
    func halfway() {
        let stage = picture(sheet(curl(to: 0.4)))
        let plain = picture(sheet(nil))

        // The free edge is at 24; the bend begins in the middle between that and 60, less a quarter of the circle, and
        // ends 8 later, at 37. Shadows reach 8 pixels.
        for x in 0..<12 { expectEqual(stage[60 + x, 60], plain[60 + x, 60]) }
        expectNotEqual(stage[60 + 22, 60], plain[60 + 22, 60])
        #expect(stage[60 + 28, 60] >> 16 > 200)
        let beyond = stage[60 + 40, 60] & 0xff
        expectTrue(beyond > 150 && beyond < 255)
        for x in 50..<60 { expectEqual(stage[60 + x, 60], 0xff_ffff) }
    }

    @Test("A sheet cannot leave its spine, wherever it is pulled")
    func spine() {
        for target in [CGPoint(x: 0.5, y: -3), CGPoint(x: 4, y: 4), CGPoint(x: -3, y: 3), CGPoint(x: -0.2, y: 0.1)] {
            for grip in [CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0.7, y: 0.3)] {
                var curl = curl(to: 0, grip: grip)
                curl.target = target
                let geometry = CurlGeometry(curl, width: 60, height: 40, scale: 1)

                expectTrue(geometry.isFlat || geometry.bend >= max(0, geometry.alongY * 40) - 1e-6, "\(target) \(grip)")
                expectTrue(geometry.radius >= 0 && geometry.radius <= 8)
            }
        }
    }

    @Test("Horizontal and vertical sheets are mirror images")
    func symmetry() {
        let square = Bitmap.make(40, 40, .rgb32) { UInt32(min($0, $1) * 6) << 16 | UInt32(max($0, $1) * 6) << 8 }
        func stage(_ curl: PageCurl) -> Stage {
            picture([
                layer(0, rect(0, 0, 180, 120), .white, sublayers: [1]),
                layer(1, rect(40, 40, 40, 40)) {
                    $0.contents = .bitmap(square)
                    $0.curl = curl
                },
            ])
        }
        let across = stage(curl(to: 0.1, 0.8, grip: CGPoint(x: 1, y: 0.9)))
        let down = stage(
            PageCurl(
                spine: .minY, back: .translucent(.white), grip: CGPoint(x: 0.9, y: 1), target: CGPoint(x: 0.8, y: 0.1),
                radius: 8))
        var largest = 0
        for y in 0..<120 {
            for x in 0..<120 {
                for shift in [0, 8, 16] as [UInt32] {
                    largest = max(
                        largest, abs(Int(across[x, y] >> shift & 0xff) - Int(down[y, x] >> shift & 0xff)))
                }
            }
        }

        #expect(largest <= 6)
    }

    @Test("The server animates the target, and only the lifted part is painted")
    func animated() {
        let stage = Stage(width: 180, height: 120)
        var updates = sheet(curl(to: 1))
        updates[1].animations = [
            animation(.curlTarget, from: .point(CGPoint(x: 1, y: 0.5)), to: .point(CGPoint(x: -1, y: 0.5)))
        ]
        stage.commit(updates)
        stage.render(at: 1)
        let first = stage.server.statistics.bitmapsMade
        let boxes = stage.render(at: 1.25)

        expectTrue(boxes.allSatisfy { $0.minX > 70 })
        expectFalse(boxes.isEmpty)
        expectEqual(stage.server.statistics.bitmapsMade, first)
        let half = picture(sheet(curl(to: 0.5)))
        expectEqual(largestDifference(stage.bitmap, half.bitmap).size, 0)
    }

    @Test("A sheet within a sheet has the same pixels whether or not its own bitmap had been painted before")
    func nested() {
        func updates(_ color: RenderColor) -> [LayerUpdate] {
            [
                layer(0, rect(0, 0, 180, 120), .white, sublayers: [1]),
                layer(1, rect(60, 40, 60, 40), sublayers: [2, 3]) { $0.curl = curl(to: 0.3, 0.4) },
                // It covers its underlying sheet, whose alpha is absent only if that is known.
                layer(2, rect(-10, -10, 80, 60)) {
                    $0.contents = .bitmap(paper)
                    $0.curl = curl(to: 1)
                },
                layer(3, rect(10, 10, 20, 10), color),
            ]
        }
        let stage = picture(updates(.red))

        stage.commit([updates(.green)[3]])
        stage.render()

        let fresh = picture(updates(.green))
        expectEqual(stage.server.nodes[1]?.rasterCache?.isOpaque, fresh.server.nodes[1]?.rasterCache?.isOpaque)
        expectEqual(largestDifference(stage.bitmap, fresh.bitmap).size, 0)
    }

    @Test("Non-finite numbers and empty sizes draw no wrong pixels")
    func hostile() {
        for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            for radius in [value, 8, -4] {
                _ = picture(sheet(curl(to: value, value, radius: radius)))
                _ = picture(sheet(curl(to: 0, grip: CGPoint(x: value, y: value), radius: radius)))
            }
        }
        for size in [rect(0, 0, 0, 0), rect(0, 0, 1e6, 1e6), rect(5, 5, -30, -20), rect(10, 10, 0.2, 300)] {
            _ = picture(sheet(curl(to: 0.3, 0.2), at: size))
        }
    }

    @Test("A sheet that is held anywhere is bent, not folded, unless it is turned over")
    func bentEverywhere() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            let target = CGPoint(x: random.number(-0.9, 0.9), y: random.number(-0.6, 1.6))
            let grip = CGPoint(x: 1, y: random.number(0, 1))

            let geometry = CurlGeometry(
                PageCurl(spine: .minX, back: .translucent(.white), grip: grip, target: target, radius: 40),
                width: 390, height: 600, scale: 1)

            expectTrue(geometry.isFlat || geometry.radius > 2, "held at \(grip), taken to \(target)")
        }
    }
}
