import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// A layer between its old look and its new look, pixel by pixel.
@Suite("Transitions of layers")
struct LayerTransitionTests {
    /// A transition from 1 to 2 seconds.
    private func transition(
        _ style: LayerTransition.Style, _ edge: LayerTransition.Edge = .minX, number: UInt64 = 1, begin: Double = 1,
        _ configure: (inout RenderAnimation) -> Void = { _ in }
    ) -> RenderAnimation {
        var timing = AnimationTiming()
        (timing.beginTime, timing.duration) = (begin, 1)
        let effect = TransitionEffect(LayerTransition(style: style, edge: edge))
        var animation = RenderAnimation(key: "transition", timing: timing, effect: .transition(effect))
        animation.number = number
        configure(&animation)
        return animation
    }

    /// A red square of 40 pixels at (10, 10) on white, after its first frame.
    private func shownStage(_ configure: (inout LayerProperties) -> Void = { _ in }) -> Stage {
        let stage = Stage(width: 60, height: 60)
        stage.commit([
            layer(0, rect(0, 0, 60, 60), .white, sublayers: [1]), layer(1, rect(10, 10, 40, 40), .red, configure),
        ])
        stage.render(at: 1)
        return stage
    }

    /// Turns the square blue in the commit that adds a transition.
    private func turnBlue(_ stage: Stage, _ animation: RenderAnimation, clips: Bool = false) {
        stage.commit([
            layer(1, rect(10, 10, 40, 40), .blue, animations: [animation]) { $0.masksToBounds = clips }
        ])
    }

    @Test("A fade mixes both looks, opaque if both are")
    func fade() {
        let stage = shownStage()

        turnBlue(stage, transition(.fade))

        stage.render(at: 1)
        expectEqual(stage[30, 30], 0xff_0000)
        stage.render(at: 1.2)
        expectEqual(stage[30, 30], 0xcc_0033)
        expectEqual(stage[5, 5], 0xff_ffff)
        stage.render(at: 2)
        expectEqual(stage[30, 30], 0x00_00ff)
    }

    @Test("Looks slide in the direction of each edge; without clipping, beyond the layer's bounds")
    func directions() {
        // The old look has been pushed by a quarter of its size; of both looks this part is visible on white.
        let places: [(LayerTransition.Edge, old: (Int, Int), new: (Int, Int))] = [
            (.minX, (55, 30), (12, 30)), (.maxX, (5, 30), (47, 30)), (.minY, (30, 55), (30, 12)),
            (.maxY, (30, 5), (30, 47)),
        ]
        for (edge, old, new) in places {
            let stage = shownStage()

            turnBlue(stage, transition(.push, edge))
            stage.render(at: 1.25)

            expectEqual(stage[old.0, old.1], 0xff_3f3f, "\(edge)")
            expectEqual(stage[new.0, new.1], 0xbf_bfff, "\(edge)")
        }
    }

    @Test("A layer that clips shows no pixels of its looks beyond its bounds")
    func clipping() {
        let stage = shownStage()

        turnBlue(stage, transition(.push), clips: true)
        stage.render(at: 1.25)

        expectEqual(stage[55, 30], 0xff_ffff)
        expectEqual(stage[5, 30], 0xff_ffff)
        expectEqual(stage[12, 30], 0xbf_bfff)
    }

    @Test("A look that moves in covers the old look, which stays")
    func moveIn() {
        let stage = shownStage()

        turnBlue(stage, transition(.moveIn, .maxX))
        stage.render(at: 1.5)

        // The new look's left edge is at 10 + 20.
        expectEqual(stage[29, 30], 0xff_0000)
        expectEqual(stage[30, 30], 0x7f_0080)
        expectEqual(stage[12, 30], 0xff_0000)
    }

    @Test("A shadow that reaches beyond the current looks is moved as a whole")
    func shadow() {
        let stage = shownStage()

        stage.commit([
            layer(1, rect(10, 10, 40, 40), .blue, animations: [transition(.moveIn, .maxX)]) {
                ($0.shadowOpacity, $0.shadowRadius, $0.shadowOffset) = (1, 0, .zero)
                $0.shadowPath = CGPath(rect: CGRect(x: -8, y: 0, width: 8, height: 40), transform: nil)
            }
        ])
        stage.render(at: 1.5)

        // Left of the new look, from 10 + 20 − 8 on.
        expectEqual(stage[20, 30], 0xff_0000)
        expectEqual(stage[25, 30], 0x7f_0000)
        expectEqual(stage[35, 30], 0x7f_0080)
    }

    @Test("A look that is revealed stays, under the old one")
    func reveal() {
        let stage = shownStage()

        turnBlue(stage, transition(.reveal, .maxX))
        stage.render(at: 1.75)

        // The old look's right edge is at 50 − 30.
        expectEqual(stage[20, 30], 0x00_00ff)
        expectEqual(stage[45, 30], 0x00_00ff)
        expectEqual(stage[12, 30], 0x40_00bf)
    }

    @Test("Start and end are fractions of the progress, which never leaves them")
    func progress() {
        let stage = shownStage()
        var effect = TransitionEffect(LayerTransition(style: .fade, edge: .minX))
        (effect.startProgress, effect.endProgress) = (0.2, 0.6)

        turnBlue(
            stage,
            transition(.fade) {
                $0.effect = .transition(effect)
                $0.timing.isRemovedOnCompletion = false
                $0.timing.fillMode = .forwards
            })

        stage.render(at: 1)
        expectEqual(stage[30, 30], 0xcc_0033)
        stage.render(at: 1.5)
        expectEqual(stage[30, 30], 0x99_0066)
        stage.render(at: 9)
        expectEqual(stage[30, 30], 0x66_0099)
    }

    @Test("The old look has the animated values at the commit, not at the last frame")
    func animatedLook() {
        let stage = Stage(width: 60, height: 60)
        stage.commit([
            layer(0, rect(0, 0, 60, 60), .white, sublayers: [1]),
            layer(1, rect(0, 0, 60, 60), sublayers: [2]),
            layer(
                2, rect(0, 0, 10, 60), .red,
                animations: [animation(.positionX, from: .number(5), to: .number(45), begin: 0, duration: 2)]),
        ])
        stage.render(at: 0)

        stage.time = 1
        stage.commit(
            [
                layer(1, rect(0, 0, 60, 60), sublayers: [], animations: [transition(.fade)])
            ], removed: [2])

        stage.render(at: 1)
        expectEqual(stage[25, 30], 0xff_0000)
        expectEqual(stage[5, 30], 0xff_ffff)
        stage.render(at: 1.2)
        expectEqual(stage[25, 30], 0xff_3333)
    }

    @Test("A layer without an old look fades in, and a hidden layer fades out")
    func hidden() {
        let stage = shownStage()
        stage.commit([
            layer(0, rect(0, 0, 60, 60), .white, sublayers: [1, 2]),
            layer(1, rect(10, 10, 40, 40), .red, animations: [transition(.fade)]) { $0.isHidden = true },
            layer(2, rect(0, 0, 5, 5), .blue, animations: [transition(.fade, number: 2)]),
        ])

        stage.render(at: 1)
        expectTrue(stage[30, 30] == 0xff_0000 && stage[2, 2] == 0xff_ffff)
        stage.render(at: 1.2)
        expectTrue(stage[30, 30] == 0xff_3333 && stage[2, 2] == 0xcc_ccff)
        stage.render(at: 2)
        expectTrue(stage[30, 30] == 0xff_ffff && stage[2, 2] == 0x00_00ff)
    }

    @Test("A transition that begins during a transition continues from its current look")
    func interrupted() {
        let stage = shownStage()
        turnBlue(stage, transition(.fade))
        stage.render(at: 1.2)

        stage.time = 1.2
        stage.commit([
            layer(1, rect(10, 10, 40, 40), .green, animations: [transition(.fade, number: 2, begin: 1.2)])
        ])

        stage.render(at: 1.2)
        expectEqual(stage[30, 30], 0xcc_0033)
        stage.render(at: 1.7)
        expectEqual(stage[30, 30], 0x66_8019)
        stage.render(at: 2.2)
        expectEqual(stage[30, 30], 0x00_ff00)
    }

    @Test("A rotated, scaled or perspective layer is in its transition as a whole")
    func transformed() {
        for matrix in [Transform3D.scale(1.2, 1.2), .rotation(.pi / 2, 0, 0, 1), .rotation(0.4, 0, 1, 0)] {
            let stage = shownStage { $0.transform = matrix }

            stage.commit([
                layer(1, rect(10, 10, 40, 40), .blue, animations: [transition(.fade)]) { $0.transform = matrix }
            ])
            stage.render(at: 1.2)

            expectEqual(stage[30, 30], 0xcc_0033)
        }
    }

    @Test("A layer that moves and is resized moves its old look along, at the corner of its bounds")
    func resized() {
        let stage = shownStage()

        stage.commit([layer(1, rect(0, 0, 20, 60), .blue, animations: [transition(.fade)])])
        stage.render(at: 1.2)

        expectEqual(stage[10, 10], 0xcc_0033)
        expectEqual(stage[30, 30], 0xff_3333)
        expectEqual(stage[10, 50], 0xcc_ccff)
        expectEqual(stage[45, 30], 0xff_ffff)
    }

    @Test("A scrolled layer's old look stays at its former position")
    func scrolled() {
        let stage = Stage(width: 60, height: 60)
        stage.commit([
            layer(0, rect(0, 0, 60, 60), .white, sublayers: [1]),
            layer(1, rect(0, 0, 60, 60), sublayers: [2]), layer(2, rect(0, 20, 60, 10), .red),
        ])
        stage.render(at: 1)

        stage.commit([
            layer(1, rect(0, 0, 60, 60), animations: [transition(.fade)]) { $0.bounds.origin.y = 10 }
        ])
        stage.render(at: 1.2)

        expectEqual(stage[30, 15], 0xff_cccc)
        expectEqual(stage[30, 25], 0xff_3333)
    }

    @Test("The root may be in a transition, and a layer in it in a second one")
    func nested() {
        let stage = shownStage()

        stage.commit([
            layer(0, rect(0, 0, 60, 60), .green, animations: [transition(.fade)]),
            layer(1, rect(10, 10, 40, 40), .blue, animations: [transition(.fade, number: 2)]),
        ])
        stage.render(at: 1.2)

        expectEqual(stage[5, 5], 0xcc_ffcc)
        // Four fifths of red, and one fifth of the inner layer's look: four fifths of red again, and a fifth of blue.
        expectEqual(stage[30, 30], 0xf5_000a)
    }

    @Test("Only the area of both looks is painted, and no area after the end")
    func damage() {
        let stage = shownStage()
        turnBlue(stage, transition(.fade))

        for time in stride(from: 1.0, through: 1.9, by: 0.1) {
            for box in stage.render(at: time) {
                expectTrue(box.minX >= 8 && box.minY >= 8 && box.maxX <= 52 && box.maxY <= 52)
            }
        }
        stage.render(at: 2)
        stage.commit([layer(1, rect(10, 10, 40, 40), .blue, animations: [])])
        stage.render(at: 2.1)

        expectEmpty(stage.render(at: 2.2))
        expectNil(stage.server.nextFrameTime(after: 2.2))
    }

    @Test("A paused transition requests no frames")
    func paused() {
        let stage = shownStage()
        var timing = LayerTiming()
        (timing.speed, timing.timeOffset) = (0, 1.2)
        stage.commit([
            layer(1, rect(10, 10, 40, 40), .blue, animations: [transition(.fade)]) { $0.timing = timing }
        ])

        stage.render(at: 5)

        expectEqual(stage[30, 30], 0xcc_0033)
        expectEmpty(stage.render(at: 6))
        expectNil(stage.server.nextFrameTime(after: 6))
    }

    @Test("A layer that is removed, or whose number is reused, leaves no pixels of its looks")
    func removed() {
        let stage = shownStage()
        turnBlue(stage, transition(.fade))
        stage.render(at: 1.2)

        stage.commit(
            [
                layer(0, rect(0, 0, 60, 60), .white, sublayers: [1]),
                layer(1, rect(0, 0, 10, 10), .green, animations: [transition(.fade, number: 7, begin: 1.2)]),
            ], removed: [1])
        stage.render(at: 1.4)

        expectEqual(stage[30, 30], 0xff_ffff)
        expectEqual(stage[5, 5], 0xcc_ffcc)
    }

    @Test("The bitmaps of old looks are released: when memory is scarce, to be painted again, and at the end")
    func memory() {
        let stage = shownStage()
        turnBlue(stage, transition(.fade))
        stage.render(at: 1.2)
        #expect(stage.server.memory.caches.byteCount >= 40 * 40 * 4)

        stage.server.dropCaches()
        stage.server.apply(Commit(time: 1.2, root: LayerID(index: 0)))
        expectEqual(stage.server.memory.caches.byteCount, 0)
        stage.render(at: 1.6)
        expectEqual(stage[30, 30], 0x66_0099)

        stage.commit([layer(1, rect(10, 10, 40, 40), .blue, animations: [])])
        stage.render(at: 2)
        expectEqual(stage.server.memory.caches.byteCount, 0)
    }

    @Test("Looks that begin within looks do not accumulate")
    func pile() {
        let stage = shownStage()
        for index in 0..<300 {
            stage.time = 1 + Double(index) / 1_000
            stage.commit([
                layer(
                    1, rect(10, 10, 40, 40), index % 2 == 0 ? .blue : .green,
                    animations: [transition(.fade, number: UInt64(index + 1), begin: stage.time)])
            ])
        }

        stage.render(at: 1.4)

        #expect(
            stage.server.node(LayerID(index: 1))?.outgoing?.snapshot?.depth ?? 99 <= FrozenSnapshot.largestDepth)
    }

    @Test("Deep trees and many layers have transitions at once", arguments: [false, true])
    func many(isDeep: Bool) {
        let stage = Stage(width: 60, height: 60)
        let count: Int32 = isDeep ? 200 : 1_000
        func updates(_ color: RenderColor, _ animations: Bool) -> [LayerUpdate] {
            let children: (Int32) -> [Int32] = { id in
                if isDeep { return id < count ? [id + 1] : [] }
                return id == 0 ? Array(1...count) : []
            }
            return (0...count).map { id in
                layer(
                    id, rect(0, 0, 60, 60), color, sublayers: children(id),
                    animations: animations ? [transition(.fade, number: UInt64(id + 1))] : [])
            }
        }
        stage.commit(updates(.red, false))
        stage.render(at: 1)

        stage.commit(updates(.blue, true))
        stage.render(at: 1.5)
        stage.render(at: 2)

        expectEqual(stage[30, 30], 0x00_00ff)
    }
}
