import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Emitter layers", .serialized)
struct EmitterTests {
    private let white: UInt32 = 0xff_ffff
    private let red: UInt32 = 0xff_0000

    /// An image of 2 by 2 pixels.
    private func image(_ color: CGColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)) -> CGImage? {
        let context = CGContext(
            data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(color)
        context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        return context?.makeImage()
    }

    /// A cell that emits ten particles per second to the right.
    private func makeCell() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.contents = image()
        (cell.birthRate, cell.lifetime, cell.velocity) = (10, 10, 20)
        return cell
    }

    private func makeEmitter(_ cells: [CAEmitterCell]) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        emitter.emitterPosition = CGPoint(x: 10, y: 50)
        emitter.beginTime = CACurrentMediaTime()
        emitter.emitterCells = cells
        return emitter
    }

    private func run(
        _ emitter: CAEmitterLayer, on stage: LayerStage, _ body: (FrameComparison) throws -> Void
    ) rethrows {
        CATransaction.setDisableActions(true)
        stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        stage.root.addSublayer(emitter)
        try body(FrameComparison(size: CGSize(width: 100, height: 100), scale: 1))
    }

    /// The red columns of the row through the emitter's position.
    private func columns(_ frames: FrameComparison) -> [Int] { (0..<100).filter { frames.pixel($0, 50) == red } }

    @Test("The defaults are Core Animation's")
    func defaults() {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())

        expectEqual(layer.emitterShape, .point)
        expectEqual(layer.emitterMode, .volume)
        expectEqual(layer.renderMode, .unordered)
        expectEqual([layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin], [1, 1, 1, 1, 1])
        expectEqual(layer.seed, 0)
        expectEqual([cell.birthRate, cell.lifetime], [0, 0])
        expectEqual([cell.velocity, cell.scale, cell.contentsScale], [0, 1, 1])
        expectEqual(cell.color?.components, [1, 1, 1, 1])
        expectTrue(cell.isEnabled)
    }

    @Test("Particles are born in even steps, and move with their velocity")
    func movement() {
        onStage { stage in
            run(makeEmitter([makeCell()]), on: stage) { frames in
                frames.step(stage, by: 0.05)
                expectEqual(columns(frames), [])

                // Born at 0.1, 0.2 and 0.3 seconds: the ages are 0.25, 0.15 and 0.05 seconds.
                frames.step(stage, by: 0.3)
                expectEqual(columns(frames), [10, 11, 12, 13, 14, 15])
                expectEqual(frames.pixel(14, 49), red)
                expectEqual(frames.pixel(14, 51), white)
            }
        }
    }

    @Test("A frame does not depend on the frames before it, and needs no commit")
    func frames() {
        func picture(_ steps: [Double]) -> (pixels: [UInt32], commits: Int) {
            onStage { stage in
                let cell = makeCell()
                (cell.emissionRange, cell.velocityRange, cell.scaleRange, cell.spin) = (6, 10, 1, 3)
                (cell.lifetime, cell.lifetimeRange, cell.yAcceleration, cell.alphaSpeed) = (0.6, 0.3, 30, -0.7)
                var result: (pixels: [UInt32], commits: Int) = ([], 0)
                run(makeEmitter([cell]), on: stage) { frames in
                    frames.step(stage, by: 0.01)
                    let commits = frames.commitCount
                    for step in steps { frames.step(stage, by: step) }
                    result = (frames.pixels, frames.commitCount - commits)
                    expectNil(frames.difference(at: stage.loop.clock.now))
                }
                return result
            }
        }
        let one = picture([1.5])
        let many = picture(Array(repeating: 0.015625, count: 96))

        expectTrue(one.pixels == many.pixels)
        expectTrue(Set(one.pixels).count > 2)
        expectEqual(many.commits, 0)
    }

    @Test("With a birth rate of 0 the particles live on until the end of their lifetime, and then frames end")
    func end() {
        onStage { stage in
            let cell = makeCell()
            cell.lifetime = 1
            let emitter = makeEmitter([cell])
            run(emitter, on: stage) { frames in
                frames.step(stage, by: 0.35)
                CATransaction.setDisableActions(true)
                emitter.birthRate = 0
                frames.step(stage, by: 0.5)
                expectEqual(columns(frames), [20, 21, 22, 23, 24, 25])

                frames.step(stage, by: 0.6)
                expectEqual(columns(frames), [])
                expectFalse(frames.needsFrame(at: stage.loop.clock.now))
            }
        }
    }

    @Test("Without a begin time the layer appears with the particles of a long emission")
    func prefilled() {
        onStage { stage in
            let cell = makeCell()
            cell.lifetime = 2
            let emitter = makeEmitter([cell])
            emitter.beginTime = 0
            run(emitter, on: stage) { frames in
                frames.step(stage, by: 0.05)
                // The ages are 0.05, 0.15 … 1.95 seconds.
                expectEqual(columns(frames), Array(10..<50))
            }
        }
    }

    @Test("Color, alpha speed and scale change a particle")
    func appearance() {
        onStage { stage in
            let cell = makeCell()
            cell.contents = image(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
            cell.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            (cell.birthRate, cell.velocity, cell.scale, cell.alphaSpeed) = (1, 0, 10, -0.5)
            run(makeEmitter([cell]), on: stage) { frames in
                frames.step(stage, by: 1.0001)
                expectEqual(frames.pixel(1, 50), 0x00_00ff)
                expectEqual(frames.pixel(18, 58), 0x00_00ff)
                expectEqual(frames.pixel(22, 50), white)

                // The color is half transparent after a second.
                frames.step(stage, by: 0.9)
                let color = frames.pixel(10, 50) ?? 0
                #expect((0x68...0x78).contains(color >> 16) && color & 0xff == 0xff, "\(String(color, radix: 16))")
            }
        }
    }

    @Test("The additive mode adds the colors of particles")
    func additive() {
        onStage { stage in
            let cell = makeCell()
            (cell.velocity, cell.color) = (0, CGColor(red: 0.25, green: 0, blue: 0, alpha: 1))
            let emitter = makeEmitter([cell])
            emitter.renderMode = .additive
            run(emitter, on: stage) { frames in
                stage.root.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
                frames.step(stage, by: 0.35)
                expectEqual(frames.pixel(10, 50), 0xc0_0000)
            }
        }
    }

    @Test("A circle emits outwards, and a line upwards")
    func shapes() {
        onStage { stage in
            let cell = makeCell()
            (cell.birthRate, cell.velocity) = (100, 0)
            let emitter = makeEmitter([cell])
            (emitter.emitterPosition, emitter.emitterSize) = (CGPoint(x: 50, y: 50), CGSize(width: 20, height: 0))
            (emitter.emitterShape, emitter.emitterMode) = (.circle, .outline)
            run(emitter, on: stage) { frames in
                frames.step(stage, by: 5)
                expectEqual(frames.pixel(50, 50), white)
                expectEqual(frames.pixel(50, 40), white)
                let ring = (0..<100).filter { frames.pixel($0, 50) != white }
                expectTrue(ring.allSatisfy { abs($0 - 30) < 4 || abs($0 - 70) < 4 } && ring.count >= 4)
            }
        }
        onStage { stage in
            let emitter = makeEmitter([makeCell()])
            (emitter.emitterShape, emitter.emitterSize) = (.line, CGSize(width: 0, height: 0))
            run(emitter, on: stage) { frames in
                frames.step(stage, by: 0.35)
                expectEqual(frames.pixel(10, 45), red)
                expectEqual(frames.pixel(10, 56), white)
            }
        }
    }

    @Test("A particle emits the cells of its cell along its way")
    func nested() {
        onStage { stage in
            let (trail, rocket) = (makeCell(), makeCell())
            (trail.velocity, trail.birthRate) = (0, 20)
            (rocket.contents, rocket.birthRate, rocket.lifetime) = (nil, 1, 0.5)
            rocket.emitterCells = [trail]
            rocket.duration = 1.5
            run(makeEmitter([rocket]), on: stage) { frames in
                frames.step(stage, by: 3)
                // Born at 11, 12 … 19 points, and perhaps at the end of the rocket's life.
                expectEqual(columns(frames).filter { $0 < 19 }, Array(10..<19))
            }
        }
    }

    @Test("A value of a cell is set by a key path with the cell's name")
    func keyPaths() {
        onStage { stage in
            let emitter = makeEmitter([makeCell()])
            run(emitter, on: stage) { frames in
                frames.step(stage, by: 0.35)
                emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
                frames.step(stage, by: 0.5)

                expectEqual(columns(frames), [20, 21, 22, 23, 24, 25])
                expectEqual(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Double, 0)
                expectEqual(emitter.value(forKeyPath: "emitterPosition") as? CGPoint, CGPoint(x: 10, y: 50))
            }
        }
    }

    @Test("The emitter's position and birth rate are animated")
    func animated() {
        onStage { stage in
            let emitter = makeEmitter([makeCell()])
            run(emitter, on: stage) { frames in
                frames.step(stage, by: 0.01)
                let stop = CABasicAnimation(keyPath: "birthRate")
                (stop.fromValue, stop.toValue, stop.duration) = (0, 0, 1)
                emitter.add(stop, forKey: "stop")
                frames.step(stage, by: 0.5)
                expectEqual(columns(frames), [])

                let move = CABasicAnimation(keyPath: "emitterPosition")
                (move.fromValue, move.toValue) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0))
                move.duration = 1
                emitter.add(move, forKey: "move")
                frames.step(stage, by: 0.25)
                expectEqual(emitter.presentation()?.emitterPosition, CGPoint(x: 25, y: 0))
            }
        }
    }

    @Test("Hostile values neither stop the program nor exhaust memory")
    func hostile() {
        onStage { stage in
            let cell = makeCell()
            (cell.birthRate, cell.lifetime, cell.velocity) = (.greatestFiniteMagnitude, 1e30, 1e200)
            let (full, nested, empty) = (makeCell(), makeCell(), makeCell())
            (full.birthRate, full.lifetime, full.velocity, full.scale) = (1e9, 1e9, 1, 1e6)
            (nested.birthRate, nested.lifetime) = (1e9, 1e9)
            nested.emitterCells = [nested, full]
            (empty.birthRate, empty.lifetime, empty.lifetimeRange) = (.nan, -1, 5)
            empty.contents = "no image"
            let emitter = makeEmitter([cell, full, nested, empty])
            emitter.emitterPosition = CGPoint(x: CGFloat.infinity, y: 0)
            (emitter.velocity, emitter.beginTime) = (1e30, -1e12)
            run(emitter, on: stage) { frames in
                for step in [0.01, 0.016, 1000, 1e9] { frames.step(stage, by: step) }
                emitter.timeOffset = -1e9
                frames.step(stage, by: 0.01)
                emitter.emitterCells = nil
                nested.emitterCells = nil
                frames.step(stage, by: 0.01)
                expectEqual(emitter.emitterPosition, CGPoint(x: 10, y: 50))
            }
        }
    }
}
