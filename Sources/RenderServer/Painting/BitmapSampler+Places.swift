import CoreGraphics

extension BitmapSampler {
    /// Fills pixels from places in the source, in units of 1/256. All neighbors of the places must be in the source.
    /// The result equals that of `mix`.
    ///
    /// - Parameter fours: The number of pixels divided by four.
    func fill(
        _ pixels: UnsafeMutablePointer<UInt32>, fours: Int, fromU places: UnsafePointer<SIMD4<UInt32>>,
        v rows: UnsafePointer<SIMD4<UInt32>>
    ) {
        typealias Fours = SIMD4<UInt32>
        typealias Wide = SIMD8<UInt16>
        let data = UnsafeRawPointer(source.data)
        let bytesPerRow = source.bytesPerRow
        let u = UnsafeRawPointer(places).assumingMemoryBound(to: UInt32.self)
        let v = UnsafeRawPointer(rows).assumingMemoryBound(to: UInt32.self)
        let low = Wide(repeating: 0xff)
        let half = Wide(repeating: 128)
        let filler = Fours(repeating: filler)
        @inline(__always)
        func pair(_ index: Int) -> UnsafeRawPointer {
            data + Int(v[index] &>> 8) &* bytesPerRow + Int(u[index] &>> 8) &* 4
        }
        @inline(__always)
        func load(_ pointer: UnsafeRawPointer) -> SIMD2<UInt32> { pointer.loadUnaligned(as: SIMD2<UInt32>.self) }
        @inline(__always)
        func wide(_ color: Fours) -> Wide { unsafeBitCast(color, to: Wide.self) }
        /// Returns a weight in both halves of a number.
        @inline(__always)
        func twice(_ weight: Fours) -> Wide { wide(weight | weight &<< 16) }
        for index in 0..<fours {
            assert(
                places[index].max() >> 8 < source.width - 1 && rows[index].max() >> 8 < source.height - 1,
                "a position has no neighbors to interpolate with")
            let first = index &* 4
            let (i, j, k, l) = (pair(first), pair(first &+ 1), pair(first &+ 2), pair(first &+ 3))
            let (p, q, r, s) = (load(i), load(j), load(k), load(l))
            let (a, b) = (wide(Fours(p.x, q.x, r.x, s.x)), wide(Fours(p.y, q.y, r.y, s.y)))
            let (t, w, x, y) = (
                load(i + bytesPerRow), load(j + bytesPerRow), load(k + bytesPerRow), load(l + bytesPerRow)
            )
            let (c, d) = (wide(Fours(t.x, w.x, x.x, y.x)), wide(Fours(t.y, w.y, x.y, y.y)))
            let (across, down) = (places[index] & 0xff, rows[index] & 0xff)
            let product = unsafeBitCast(wide(across) &* wide(down), to: Fours.self) &>> 8
            let (weightB, weightC) = (across &- product, down &- product)
            let (partA, partB) = (twice(256 &- across &- weightC), twice(weightB))
            let (partC, partD) = (twice(weightC), twice(product))
            let evens =
                (a & low) &* partA &+ (b & low) &* partB &+ (c & low) &* partC &+ (d & low) &* partD &+ half
            let odds =
                (a &>> 8) &* partA &+ (b &>> 8) &* partB &+ (c &>> 8) &* partC &+ (d &>> 8) &* partD &+ half
            let color = unsafeBitCast((evens &>> 8) | (odds & ~low), to: Fours.self) | filler
            UnsafeMutableRawPointer(pixels + first).storeBytes(of: color, as: Fours.self)
        }
    }
}
