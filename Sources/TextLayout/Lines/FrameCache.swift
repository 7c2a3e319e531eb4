/// The recent layouts of lines, each identified by a number. A layout is removed if it is not requested while many
/// other layouts are.
struct FrameCache {
    private var recent: [UInt32: TextFrame] = [:]
    private var older: [UInt32: TextFrame] = [:]
    private var recentBytes = 0
    private var lastNumber: UInt32 = 0

    /// The approximate maximum number of bytes of the recent layouts, and also of the older layouts. (Some pages of
    /// text on a large display.)
    private static let capacity = 4 << 20

    subscript(number: UInt32) -> TextFrame? {
        mutating get {
            if number == 0 { return nil }
            if let frame = recent[number] { return frame }
            guard let frame = older.removeValue(forKey: number) else { return nil }
            insert(frame, number)
            return frame
        }
    }

    /// Stores lines. Returns their number.
    mutating func keep(_ frame: TextFrame) -> UInt32 {
        lastNumber &+= 1
        if lastNumber == 0 { lastNumber = 1 }
        insert(frame, lastNumber)
        return lastNumber
    }

    private mutating func insert(_ frame: TextFrame, _ number: UInt32) {
        recent[number] = frame
        recentBytes += frame.approximateBytes
        guard recentBytes > Self.capacity else { return }
        (older, recent, recentBytes) = (recent, [:], 0)
    }

    mutating func remove(_ number: UInt32) {
        guard number != 0 else { return }
        if let frame = recent.removeValue(forKey: number) { recentBytes -= frame.approximateBytes }
        older[number] = nil
    }

    mutating func removeAll() { (recent, older, recentBytes) = ([:], [:], 0) }
}
