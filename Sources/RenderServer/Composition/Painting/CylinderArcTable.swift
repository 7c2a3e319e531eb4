/// The arc length, across the cylinder, from each pixel of a row to what is seen of the sheet's back there.
///
/// As in a `CurlLightTable` there are a few series of numbers, and a row is between two of them.
final class CylinderArcTable {
    /// The arc lengths of a row's pixels, counted from its first column: those of the first series, and a part of the difference to the
    /// second.
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
        // One series more: the first, begun a pixel later.
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

    /// - Parameter place: Of the row's first column, in pixels.
    func row(at place: Double) -> Row {
        let place = place * Double(phases)
        let whole = place.rounded(.down)
        let phase = Int(whole) & (phases - 1)
        let first = UnsafePointer(numbers) + (phase * length + (Int(whole) - phase) / phases)
        return Row(first: first, second: first + length, part: Float(place - whole))
    }
}
