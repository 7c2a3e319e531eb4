/// The arc length, across the cylinder, from each pixel of a row to the visible place of the sheet's back.
///
/// As in a `CurlLightTable`, there are a few series of numbers. The numbers of a row are interpolated between two
/// series.
final class CylinderArcTable {
    /// The arc lengths of a row's pixels, by column: the values of the first series plus a part of the difference to
    /// the second.
    struct Row {
        let first, second: UnsafePointer<Float>
        let part: Float
    }

    private var numbers = UnsafeMutablePointer<Float>.allocate(capacity: 1)
    private var capacity = 1
    private var phases = 1
    private var length = 0

    deinit { numbers.deallocate() }

    func update(length: Double, phases: Int, arc: (Double) -> Float) {
        (self.phases, self.length) = (phases, Int(length) + 1)
        // An additional series: the first, shifted by a pixel.
        let total = (phases + 1) * self.length
        if total > capacity {
            numbers.deallocate()
            numbers = .allocate(capacity: total)
            capacity = total
        }
        for phase in 0...phases {
            let part = Double(phase) / Double(phases)
            for index in 0..<self.length { numbers[phase * self.length + index] = arc(Double(index) + part) }
        }
    }

    /// - Parameter place: The place of the row's first column, in pixels.
    func row(at place: Double) -> Row {
        let place = place * Double(phases)
        let whole = place.rounded(.down)
        let phase = Int(whole) & (phases - 1)
        let first = UnsafePointer(numbers) + (phase * length + (Int(whole) - phase) / phases)
        return Row(first: first, second: first + length, part: Float(place - whole))
    }
}
