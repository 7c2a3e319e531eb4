import CoreGraphics
import Foundation

@testable import RenderServer

/// A render server with a target, with helpers for tests.
final class Stage {
    let server = RenderServer()
    let bitmap: Bitmap
    let scale: Double
    var time = 0.0

    init(width: Int, height: Int, scale: Double = 1, format: Bitmap.Format = .rgb32) {
        guard let bitmap = Bitmap(width: width, height: height, format: format) else { fatalError("No such bitmap") }
        (self.bitmap, self.scale) = (bitmap, scale)
    }

    /// Commits changed layers under root 0.
    func commit(_ updates: [LayerUpdate], removed: [Int32] = []) {
        var commit = Commit(time: time, root: LayerID(index: 0))
        commit.updates = updates
        commit.removed = removed.map { LayerID(index: $0) }
        server.apply(commit)
    }

    @discardableResult
    func render(at time: Double? = nil) -> [PixelBox] {
        self.time = time ?? self.time
        return server.render(at: self.time, into: RenderTarget(bitmap, scale: scale))
    }

    /// A pixel as 0xAARRGGBB; the alpha of an opaque target counts as 0.
    subscript(x: Int, y: Int) -> UInt32 { bitmap.pixel(x, y) }
}

extension Bitmap {
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let value = (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)[x]
        return format == .rgb32 ? value & 0xff_ffff : value
    }

    /// A bitmap whose pixels are computed.
    static func make(_ width: Int, _ height: Int, _ format: Format, _ color: (Int, Int) -> UInt32) -> Bitmap {
        guard let bitmap = Bitmap(width: width, height: height, format: format) else { fatalError("No such bitmap") }
        for y in 0..<height {
            let row = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = color(x, y) }
        }
        return bitmap
    }
}

extension RenderColor {
    static let white = RenderColor(red: 1, green: 1, blue: 1, alpha: 1)
    static let red = RenderColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = RenderColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = RenderColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// A layer with a frame, and a closure for further properties.
func layer(
    _ id: Int32, _ frame: CGRect, _ color: RenderColor? = nil, sublayers: [Int32]? = nil,
    animations: [RenderAnimation]? = nil, _ configure: (inout LayerProperties) -> Void = { _ in }
) -> LayerUpdate {
    var properties = LayerProperties()
    properties.bounds.size = frame.size
    properties.position = CGPoint(x: frame.midX, y: frame.midY)
    properties.backgroundColor = color
    configure(&properties)
    var update = LayerUpdate(layer: LayerID(index: id))
    update.properties = properties
    update.sublayers = sublayers?.map { LayerID(index: $0) }
    update.animations = animations
    return update
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// An animation of one property between two values.
func animation(
    _ property: AnimatableProperty, from: AnimatableValue?, to: AnimatableValue?, begin: Double = 1,
    duration: Double = 1, _ configure: (inout AnimationTiming) -> Void = { _ in }
) -> RenderAnimation {
    var timing = AnimationTiming()
    timing.beginTime = begin
    timing.duration = duration
    configure(&timing)
    var effect = PropertyAnimation(property: property)
    effect.values = [from, to]
    return RenderAnimation(key: property.rawValue, timing: timing, effect: .property(effect))
}
