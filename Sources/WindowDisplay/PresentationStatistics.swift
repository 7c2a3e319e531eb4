/// The presentations of the display, for benchmarks.
struct PresentationStatistics: Sendable {
    /// The number of frames that changed the display.
    private(set) var frameCount = 0
    /// The times of the last presentations, in media time, oldest first. The array is empty unless recording was
    /// requested.
    var presentTimes: [Double] { Array(ring[next...] + ring[..<next]) }

    private var ring: [Double] = []
    private var next = 0
    private var capacity = 0

    init() {}

    /// Clears the statistics and records the next `capacity` presentations (the last ones if there are more).
    mutating func record(capacity: Int) {
        self = PresentationStatistics()
        self.capacity = max(0, capacity)
        ring.reserveCapacity(self.capacity)
    }

    mutating func presented(at time: Double) {
        frameCount += 1
        guard capacity > 0 else { return }
        if ring.count < capacity {
            ring.append(time)
        } else {
            ring[next] = time
            next = (next + 1) % capacity
        }
    }
}
