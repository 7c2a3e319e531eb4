import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing

@testable import RenderServer

/// Scrolled pixels are moved on the target, and look as if they had been painted.
@Suite("Scrolled pixels")
struct ScrollingPixelTests {
    /// A list of rows that scrolls below a bar, beside a column, with a header and an indicator that do not move.
    private struct List {
        var random: SeededGenerator
        var offset = CGPoint.zero
        var rows: [Int32: Int] = [:]
        var bar = rect(0, 0, 160, 14)
        var column = rect(150, 0, 20, 120)
        var hasBackground = true
        var clips = true
        var isBarBlurred = false
        var isBackgroundPlain = true
        var isRound = false
        /// The rows are in a layer without own pixels.
        let isWrapped: Bool
        private(set) var log: [String] = []
        private let picture = Bitmap.make(40, 9, .argb32) { ($0 * 7 + $1 * 3) % 5 == 0 ? 0xc030_2010 : 0 }

        init(seed: Int) {
            random = SeededGenerator(seed: UInt64(seed))
            isWrapped = seed % 2 == 0
            for row in 0..<12 { rows[Int32(row)] = row }
        }

        /// All layers.
        var updates: [LayerUpdate] {
            let place = rect(10, 6, 130, 100)
            let visible = rows.keys.sorted()
            let rowLayers: [Int32] = visible.map { 10 + $0 * 3 }
            var result = [
                layer(0, rect(0, 0, 160, 120), .white, sublayers: [1, 2, 3, 4]),
                layer(1, column, .blue),
                layer(2, place, hasBackground ? .white : nil, sublayers: (isWrapped ? [7] : rowLayers) + [5, 6]) {
                    $0.bounds.origin = offset
                    $0.masksToBounds = clips
                    $0.cornerRadius = isRound ? 12 : 0
                },
                layer(3, bar, isBarBlurred ? nil : RenderColor(red: 0, green: 1, blue: 0, alpha: 0.5)) {
                    if isBarBlurred { $0.backdrop = BackdropEffect(blurRadius: 3, saturation: 1.5, tint: nil) }
                },
                layer(4, rect(150, 100, 8, 8), .red),
                layer(5, rect(offset.x, offset.y, 130, 7), RenderColor(red: 0.9, green: 0.9, blue: 0.8, alpha: 0.7)),
                layer(6, rect(offset.x + 125, offset.y + 20 + offset.y / 8, 3, 15), .black) { $0.cornerRadius = 1.5 },
            ]
            if isWrapped { result.append(layer(7, rect(0, 0, 200, 1), sublayers: rowLayers)) }
            if !isBackgroundPlain { result[0].properties?.contents = .bitmap(picture) }
            for row in visible {
                let style = rows[row] ?? 0
                let first = 10 + row * 3
                let y = Double(row) * 17 + (style % 7 == 0 ? 0.5 : 0)
                let color = style % 4 == 0 ? nil : style % 3 == 0 ? RenderColor.green : .white
                result.append(layer(first, rect(0, y, 200, 17), color, sublayers: [first + 1, first + 2]))
                result.append(
                    layer(first + 1, rect(6 + Double(style % 9), 4, 40, 9)) { $0.contents = .bitmap(picture) })
                result.append(layer(first + 2, rect(4, 16, 190, 1), .black))
            }
            return result
        }

        mutating func change() {
            // Often the layers are as in a list.
            if random.below(2) == 0 {
                (hasBackground, clips, isBackgroundPlain, isRound) = (true, true, true, false)
                offset = CGPoint(x: offset.x.rounded(), y: offset.y.rounded())
            }
            for _ in 0...random.below(2) {
                switch random.below(16) {
                case 0:
                    let row = Int32(random.below(16))
                    if rows[row] == nil { rows[row] = random.below(50) } else { rows[row] = nil }
                    log.append("row \(row)")
                case 1: rows[Int32(random.below(12))] = random.below(50)
                case 2: bar.size.height = Double(random.below(40))
                case 3: bar.origin.x = random.number(-20, 40)
                case 4: column.origin.x = random.number(137, 160)
                case 5: if random.below(3) == 0 { hasBackground.toggle() }
                case 6: if random.below(4) == 0 { clips.toggle() }
                case 7: if random.below(3) == 0 { isBarBlurred.toggle() }
                case 8: if random.below(5) == 0 { isBackgroundPlain.toggle() }
                case 9: if random.below(6) == 0 { isRound.toggle() }
                case 10:
                    offset.x = random.number(-20, 20).rounded()
                case 11:
                    offset.y += random.number(-5, 5)
                case 12: offset = CGPoint(x: offset.x.rounded(), y: offset.y.rounded())
                default:
                    offset.y += random.number(-20, 20).rounded()
                }
            }
            log.append("\(offset)")
        }
    }

    @Test("Whatever else changes, scrolling leaves the pixels of a complete rendering", arguments: 1...40)
    func sequences(seed: Int) {
        var list = List(seed: seed)
        let scale = seed % 3 == 0 ? 2.0 : seed % 5 == 0 ? 1.25 : 1
        let format = seed % 4 == 0 ? Bitmap.Format.argb32 : .rgb32
        let (width, height) = (Int(160 * scale), Int(120 * scale))
        let stage = Stage(width: width, height: height, scale: scale, format: format)
        var movedFrames = 0

        for step in 0..<80 {
            if step > 0 { list.change() }
            let used = Set(list.updates.map(\.layer.index))
            stage.commit(list.updates, removed: (10..<60).filter { !used.contains($0) })
            stage.render()
            if stage.server.node(LayerID(index: 2))?.copiedFrame == stage.server.frame { movedFrames += 1 }

            let fresh = Stage(width: width, height: height, scale: scale, format: format)
            fresh.commit(list.updates)
            fresh.render()
            let difference = largestDifference(stage.bitmap, fresh.bitmap)
            expectEqual(difference.size, 0, "seed \(seed), step \(step), at \(difference.place): \(list.log)")
            if difference.size > 0 { return }
        }

        if seed <= 2 { #expect(movedFrames > 10) }
    }

    @Test(
        "Only newly visible parts are painted, also if the rows are in a layer without own pixels",
        arguments: [false, true])
    func strip(isWrapped: Bool) {
        let stage = Stage(width: 400, height: 300)
        let rows = Array(Int32(2)..<62)
        func commit(_ y: Double) {
            stage.commit(
                [
                    layer(0, rect(0, 0, 400, 300), .white, sublayers: [1]),
                    layer(1, rect(0, 0, 400, 300), .white, sublayers: isWrapped ? [62] : rows) {
                        $0.bounds.origin.y = y
                        $0.masksToBounds = true
                    },
                    layer(62, rect(0, 0, 100, 1), sublayers: isWrapped ? rows : []),
                ] + rows.map { layer($0, rect(0, Double($0) * 20, 100, 10), .blue) })
        }
        commit(0)
        stage.render()
        let before = stage.server.statistics

        commit(8)
        stage.render()

        let work = stage.server.statistics - before
        expectTrue(work.pixelsPainted <= 8 * 400 * 2 && work.bitmapsMade == 0)
        expectTrue(stage[50, 41] == 0x0000ff && stage[50, 31] == 0xffffff && stage[50, 33] == 0x0000ff)
    }

    @Test("A row that is reused below causes no painting at its old position")
    func reusedRow() {
        let stage = Stage(width: 400, height: 300)
        func commit(_ y: Double, rows: [Double]) {
            stage.commit(
                [
                    layer(0, rect(0, 0, 400, 300), .white, sublayers: [1]),
                    layer(1, rect(0, 0, 400, 300), .white, sublayers: (2..<Int32(rows.count + 2)).map { $0 }) {
                        $0.bounds.origin.y = y
                        $0.masksToBounds = true
                    },
                ] + rows.enumerated().map { layer(Int32($0 + 2), rect(0, $1 * 20, 100, 15), .blue) })
        }
        commit(5, rows: (0..<16).map { Double($0) })
        stage.render()
        let before = stage.server.statistics

        commit(30, rows: [16] + (1..<16).map { Double($0) })
        stage.render()

        let work = stage.server.statistics - before
        #expect(work.pixelsPainted <= 25 * 400 * 2, "\(work.pixelsPainted)")
        expectTrue(stage[50, 0] == 0x0000ff && stage[50, 5] == 0xffffff && stage[50, 299] == 0x0000ff)
    }
}
