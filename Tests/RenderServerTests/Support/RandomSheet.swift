import CoreGraphics
import Foundation
import RandomSupport

@testable import RenderServer

/// A sheet over a plain page, and its bend.
struct RandomSheet {
    private var random: SeededGenerator
    let scale: Double
    let frame: CGRect
    var curl: PageCurl
    private let isOpaque: Bool
    /// If `false`, no page is below.
    let isOnPage: Bool
    private let front, back: Bitmap

    init(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        scale = [1, 1.25, 2][random.below(3)]
        let whole = random.below(2) == 0
        func length() -> Double {
            let value = random.number(3, [30, 90, 200][random.below(3)])
            return whole ? value.rounded() : value
        }
        frame = rect(random.number(-20, 90).rounded(), random.number(-20, 60).rounded(), length(), length())
        isOpaque = random.below(4) > 0
        isOnPage = random.below(3) > 0
        func picture(_ red: UInt32, _ isOpaque: Bool) -> Bitmap {
            Bitmap.make(64, 64, isOpaque ? .rgb32 : .argb32) { x, y in
                let color = red << 16 | UInt32(60 + x) << 8 | UInt32(60 + y)
                // Half of it, premultiplied.
                return isOpaque ? color : 0x8000_0000 | color >> 1 & 0x7f_7f7f
            }
        }
        (front, back) = (picture(40, isOpaque), picture(200, true))
        curl = PageCurl(spine: .minX, back: .beside, grip: .zero, target: .zero, radius: 0)
        curl.spine = [.minX, .maxX, .minY, .maxY][random.below(4)]
        curl.back =
            random.below(2) == 0 ? .beside : .translucent(RenderColor(red: 1, green: 0.9, blue: 0.7, alpha: 1))
        curl.radius = [0, 2, random.number(0, 15), random.number(0, 60)][random.below(4)]
        curl.isClipped = random.below(4) == 0
        self.random = random
        curl.grip = held()
        move()
    }

    private mutating func held() -> CGPoint {
        let (edge, across) = (random.below(4) > 0 ? 1.0 : random.number(0, 1), random.number(0, 1))
        switch curl.spine {
        case .minX: return CGPoint(x: edge, y: across)
        case .maxX: return CGPoint(x: 1 - edge, y: across)
        case .minY: return CGPoint(x: across, y: edge)
        case .maxY: return CGPoint(x: across, y: 1 - edge)
        }
    }

    mutating func move() {
        if random.below(8) == 0 { curl.grip = held() }
        switch random.below(8) {
        case 0: curl.target = curl.grip
        case 1: curl.target = CGPoint(x: random.number(-2, 2), y: random.number(-2, 2))
        case 2:
            curl.target.x += random.number(-0.05, 0.05)
            curl.target.y += random.number(-0.05, 0.05)
        case 3, 4:
            // Straight across.
            let way = random.number(0, 2)
            let isHorizontal = curl.isHorizontal
            let sign = curl.spine == .minX || curl.spine == .minY ? -1.0 : 1
            curl.target = CGPoint(
                x: curl.grip.x + (isHorizontal ? way * sign : 0), y: curl.grip.y + (isHorizontal ? 0 : way * sign))
        default: curl.target = CGPoint(x: random.number(-1, 1), y: random.number(-0.2, 1.2))
        }
    }

    var updates: [LayerUpdate] {
        let beside =
            curl.isHorizontal
            ? rect(frame.width, 0, frame.width, frame.height) : rect(0, frame.height, frame.width, frame.height)
        return [
            layer(0, rect(0, 0, 180, 120), isOnPage ? Self.page : nil, sublayers: [1]),
            layer(1, frame, sublayers: curl.back == .beside ? [2] : []) {
                $0.contents = .bitmap(front)
                $0.curl = curl
            },
            layer(2, beside) { $0.contents = .bitmap(back) },
        ]
    }

    static let page = RenderColor(red: 0.6, green: 0.8, blue: 1, alpha: 1)

    func stage() -> Stage {
        Stage(
            width: Int(180 * scale), height: Int(120 * scale), scale: scale, format: isOnPage ? .rgb32 : .argb32)
    }
}
