import CoreGraphics
import Foundation

/// The images of particles in halved sizes, which are made when they are first drawn.
final class ParticleImages {
    private struct Key: Hashable {
        let bitmap: ObjectIdentifier
        let part: CGRect
    }

    private var images: [Key: ParticleImage] = [:]

    func image(of values: EmitterCellValues) -> ParticleImage? {
        guard let bitmap = values.image else { return nil }
        let key = Key(bitmap: ObjectIdentifier(bitmap), part: values.contentsRect)
        if let image = images[key] { return image }
        let image = ParticleImage(bitmap, part: values.contentsRect)
        images[key] = image
        return image
    }

    func removeAll() { images = [:] }
}

/// The image of a particle with premultiplied colors, 0xAARRGGBB, and its halved copies.
final class ParticleImage {
    struct Level {
        var width, height: Int
        var pixels: [UInt32]
    }

    /// Retained, since its identity is the key of this image.
    private let bitmap: Bitmap
    private(set) var levels: [Level]

    /// The maximum number of pixels of the largest copy.
    private static let largestArea = 1 << 22

    init?(_ bitmap: Bitmap, part: CGRect) {
        self.bitmap = bitmap
        let (width, height) = (Double(bitmap.width), Double(bitmap.height))
        let box = PixelBox(
            covering: Box(
                minX: part.minX * width, minY: part.minY * height, maxX: part.maxX * width, maxY: part.maxY * height)
        ).intersection(PixelBox(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        guard !box.isEmpty else { return nil }
        // A large image is reduced while it is read.
        var step = 1
        while (box.width / step) * (box.height / step) > Self.largestArea { step *= 2 }
        var level = Level(width: max(1, box.width / step), height: max(1, box.height / step), pixels: [])
        level.pixels.reserveCapacity(level.width * level.height)
        for y in 0..<level.height {
            let row = bitmap.data + (Int(box.minY) + y * step) * bitmap.bytesPerRow
            for x in 0..<level.width {
                let column = Int(box.minX) + x * step
                switch bitmap.format {
                case .argb32: level.pixels.append(row.load(fromByteOffset: column * 4, as: UInt32.self))
                case .rgb32: level.pixels.append(row.load(fromByteOffset: column * 4, as: UInt32.self) | 0xff00_0000)
                case .alpha8: level.pixels.append(UInt32(row.load(fromByteOffset: column, as: UInt8.self)) << 24)
                }
            }
        }
        levels = [level]
    }

    /// Returns the index of the smallest copy that has at least as many pixels as a scale needs.
    func level(forScale scale: Double) -> Int {
        var (index, scale) = (0, scale)
        while scale <= 0.5, levels[index].width > 1 || levels[index].height > 1 {
            if index == levels.count - 1 { levels.append(Self.halved(levels[index])) }
            index += 1
            scale *= 2
        }
        return index
    }

    private static func halved(_ level: Level) -> Level {
        var half = Level(width: (level.width + 1) / 2, height: (level.height + 1) / 2, pixels: [])
        half.pixels.reserveCapacity(half.width * half.height)
        for y in 0..<half.height {
            let (top, bottom) = (y * 2, min(y * 2 + 1, level.height - 1))
            for x in 0..<half.width {
                let (left, right) = (x * 2, min(x * 2 + 1, level.width - 1))
                let four = [
                    level.pixels[top * level.width + left], level.pixels[top * level.width + right],
                    level.pixels[bottom * level.width + left], level.pixels[bottom * level.width + right],
                ]
                var mean: UInt32 = 0
                for shift in stride(from: UInt32(0), through: 24, by: 8) {
                    let sum = four.reduce(0) { $0 + ($1 >> shift & 0xff) }
                    mean |= (sum + 2) / 4 << shift
                }
                half.pixels.append(mean)
            }
        }
        return half
    }
}
