import CoreGraphics
import Foundation

extension CurlSampler {
    // MARK: Prefetching

    /// The number of rows whose colors are read together.
    static let bandHeight = 64

    /// Reads the pixels of the bitmap that some rows of the back show, so that the pixels are in the cache when they
    /// are interpolated.
    ///
    /// A row of the back crosses many rows of the bitmap. Without this method, the interpolation would wait for the
    /// memory of each row separately, although the processor can wait for many at a time.
    ///
    /// - Returns: A number that depends on the pixels, so that the compiler does not remove the reads.
    func readBack(_ rows: Range<Int>, _ columns: Range<Int>) -> UInt32 {
        let (top, bottom) = (Double(rows.lowerBound) + 0.5, Double(rows.upperBound) - 0.5)
        var result: UInt32 = 0
        func hull(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
            if first.isEmpty || second.isEmpty { return first.isEmpty ? second : first }
            return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
        }
        let flat = hull(flatBack(top), flatBack(bottom)).clamped(to: columns)
        if !flat.isEmpty {
            let (left, right) = (Double(flat.lowerBound), Double(flat.upperBound))
            let transform = geometry.toBack.concatenating(backWindow.transform)
            result = read(
                [SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)].map {
                    SIMD2(
                        $0.x * transform.m11 + $0.y * transform.m21 + transform.m31,
                        $0.x * transform.m12 + $0.y * transform.m22 + transform.m32)
                })
        }
        let bent = hull(bentColumns(top), bentColumns(bottom)).clamped(to: columns)
        if !bent.isEmpty {
            // Across the cylinder, the area is a quarter of the circle. Along the cylinder, it is the range of these
            // pixels.
            let (x, y) = (geometry.alongX, geometry.alongY)
            let (left, right) = (Double(bent.lowerBound), Double(bent.upperBound))
            let ends = [left * -y + top * x, right * -y + top * x, left * -y + bottom * x, right * -y + bottom * x]
            guard let low = ends.min(), let high = ends.max() else { return result }
            let (from, to) = (geometry.bend + .pi / 2 * geometry.radius, geometry.bend + .pi * geometry.radius)
            result &+= read(
                [SIMD2(from, low), SIMD2(to, low), SIMD2(to, high), SIMD2(from, high)].map {
                    let (placeX, placeY) = ($0.x * x - $0.y * y, $0.x * y + $0.y * x)
                    return SIMD2(
                        backWindow.originX + backWindow.signX * placeX, backWindow.originY + backWindow.signY * placeY)
                })
        }
        return result
    }

    /// Reads every sixteenth pixel within a convex outline in the bitmap.
    private func read(_ outline: [SIMD2<Double>]) -> UInt32 {
        var result: UInt32 = 0
        outline.withUnsafeBufferPointer { outline in
            var (top, bottom) = (Double.infinity, -Double.infinity)
            for point in outline { (top, bottom) = (min(top, point.y), max(bottom, point.y)) }
            let first = max(top.rounded(.down), Double(backWindow.minY))
            let last = min(bottom.rounded(.up), Double(backWindow.maxY))
            guard first <= last else { return }
            for row in Int(first)...Int(last) {
                let y = min(max(Double(row), top), bottom)
                var (left, right) = (Double.infinity, -Double.infinity)
                var a = outline[outline.count - 1]
                for b in outline {
                    if (a.y <= y) != (b.y <= y) {
                        let x = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
                        (left, right) = (min(left, x), max(right, x))
                    }
                    a = b
                }
                let from = max(left, Double(backWindow.minX))
                let to = min(right + 16, Double(backWindow.maxX))
                guard from <= to else { continue }
                let pixels = (backWindow.data + row * backWindow.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                var column = Int(from)
                let end = Int(to)
                while column <= end {
                    result &+= pixels[column]
                    column &+= 16
                }
            }
        }
        return result
    }
}
