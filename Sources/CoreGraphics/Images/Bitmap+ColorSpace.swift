import Foundation

extension Bitmap {
    /// Replaces colors by grays with the same luminance. Only the owner of the bitmap calls it, before it is shared.
    package func removeColors() {
        guard format != .alpha8 else { return }
        for row in 0..<height {
            let pixels = (data + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let pixel = pixels[column]
                let gray = Self.gray(pixel)
                pixels[column] = pixel & 0xFF00_0000 | gray << 16 | gray << 8 | gray
            }
        }
    }

    /// Returns the luminance of a pixel, from 0 to 255.
    static func gray(_ pixel: UInt32) -> UInt32 {
        ((pixel >> 16 & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel & 255) * 19) >> 8
    }

    /// Returns a copy whose pixels, with components in an RGB color space, are converted to sRGB. Components are
    /// premultiplied before and after. Returns `nil` for any other color space, and if memory is exhausted.
    func converted(from space: CGColorSpace) -> Bitmap? {
        guard case .rgb(let primaries, let transfer) = space.definition, format != .alpha8 else { return nil }
        if primaries == .sRGB, transfer == .sRGB { return self }
        guard let copy = copy() else { return nil }
        func table(_ function: TransferFunction) -> [Double] { (0...255).map { function.linear(Double($0) / 255) } }
        let (red, green, blue) = (table(transfer.red), table(transfer.green), table(transfer.blue))
        // Twice the precision of 8 bits in the darkest part, where sRGB is steepest.
        let steps = 8_192.0
        let encoded = (0...Int(steps)).map {
            UInt32((TransferFunction.sRGB.encoded(Double($0) / steps) * 255).rounded())
        }
        func component(_ light: Double, _ alpha: UInt32) -> UInt32 {
            (encoded[Int(max(0, min(1, light)) * steps + 0.5)] * alpha + 127) / 255
        }
        // The matrix from the linear components to those of sRGB.
        let columns = (0..<3).map { index -> SIMD3<Double> in
            var light = SIMD3<Double>.zero
            light[index] = 1
            return Primaries.sRGB.converted(light, from: primaries)
        }
        for row in 0..<height {
            let pixels = (copy.data + row * copy.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let pixel = pixels[column]
                let alpha = isOpaque ? 255 : pixel >> 24
                guard alpha > 0 else { continue }
                func index(_ shift: UInt32) -> Int { Int(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha)) }
                let light =
                    columns[0] * red[index(16)] + columns[1] * green[index(8)] + columns[2] * blue[index(0)]
                pixels[column] =
                    alpha << 24 | component(light.x, alpha) << 16 | component(light.y, alpha) << 8
                    | component(light.z, alpha)
            }
        }
        return copy
    }
}
