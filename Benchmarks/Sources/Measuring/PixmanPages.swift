import CPixmanPeer
import Foundation

/// Two opaque pictures as large as the frame, and pixman's cost of drawing them: the cost for a program that knows the
/// content of each frame in advance.
public final class PixmanPages {
    private static let (width, height) = (1920, 1080)
    private let memory: [UnsafeMutableRawPointer]
    private let first, second, target: OpaquePointer

    /// Creates the pictures. Returns `nil` if pixman has no memory.
    public init?() {
        memory = (0..<3).map { index in
            let pixels = UnsafeMutableRawPointer.allocate(byteCount: FrameCopy.byteCount, alignment: 64)
            memset(pixels, Int32(index * 40 + 60), FrameCopy.byteCount)
            return pixels
        }
        let images = memory.compactMap {
            pixman_image_create_bits(
                PIXMAN_x8r8g8b8, Int32(Self.width), Int32(Self.height), $0.assumingMemoryBound(to: UInt32.self),
                Int32(Self.width * 4))
        }
        guard images.count == 3 else {
            for image in images { pixman_image_unref(image) }
            for pixels in memory { pixels.deallocate() }
            return nil
        }
        (first, second, target) = (images[0], images[1], images[2])
    }

    deinit {
        for image in [first, second, target] { pixman_image_unref(image) }
        for pixels in memory { pixels.deallocate() }
    }

    /// CPU seconds of copying a picture, and compositing the second picture over it at half opacity.
    public func fade() -> Double {
        var half = pixman_color_t(red: 0, green: 0, blue: 0, alpha: 0x8000)
        let mask = pixman_image_create_solid_fill(&half)
        defer { pixman_image_unref(mask) }
        return measure {
            draw(PIXMAN_OP_SRC, first)
            draw(PIXMAN_OP_OVER, second, mask: mask)
        }
    }

    /// CPU seconds of scaling a picture down, with bilinear interpolation.
    public func scale(by factor: Double) -> Double {
        var matrix = pixman_f_transform_t()
        pixman_f_transform_init_scale(&matrix, 1 / factor, 1 / factor)
        return transformed(by: matrix, width: Double(Self.width) * factor, height: Double(Self.height) * factor)
    }

    /// CPU seconds of narrowing and shearing a picture, with bilinear interpolation.
    public func affine(width factor: Double) -> Double {
        var matrix = pixman_f_transform_t()
        pixman_f_transform_init_identity(&matrix)
        matrix.m = (
            (1 / factor, 0, 0), (0.02, 1, 0), (0, 0, 1)
        )
        return transformed(by: matrix, width: Double(Self.width) * factor, height: Double(Self.height))
    }

    private func transformed(by matrix: pixman_f_transform_t, width: Double, height: Double) -> Double {
        var (matrix, fixed) = (matrix, pixman_transform_t())
        pixman_transform_from_pixman_f_transform(&fixed, &matrix)
        pixman_image_set_transform(second, &fixed)
        pixman_image_set_filter(second, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(second, PIXMAN_REPEAT_PAD)
        defer { pixman_image_set_transform(second, nil) }
        return measure { draw(PIXMAN_OP_SRC, second, width: width, height: height) }
    }

    private func draw(
        _ operation: pixman_op_t, _ source: OpaquePointer, mask: OpaquePointer? = nil,
        width: Double = Double(PixmanPages.width), height: Double = Double(PixmanPages.height)
    ) {
        pixman_image_composite32(operation, source, mask, target, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
    }

    private func measure(_ body: () -> Void) -> Double { rounds(12) { CPUClock.seconds(of: body) }.median }
}
