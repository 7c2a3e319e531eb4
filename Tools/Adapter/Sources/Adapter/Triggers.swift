/// The places of a text that a rule may change. Code without such a place need not be visited.
struct Triggers {
    private var places: [Int] = []
    private var placesOfSuper: [Int] = []

    init(_ text: String) {
        var text = text
        text.withUTF8 { scan($0) }
    }

    /// Whether there is a place in a range; calls of `super` count if the caller wants them.
    func contains(_ range: Range<Int>, withSuper: Bool = false) -> Bool {
        Self.first(places, from: range.lowerBound) < range.upperBound
            || (withSuper && Self.first(placesOfSuper, from: range.lowerBound) < range.upperBound)
    }

    private static func first(_ places: [Int], from start: Int) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < places.count ? places[low] : Int.max
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if Self.isLetter(byte) {
                let start = place
                var hash = Self.seed
                while place < bytes.count, Self.isLetter(bytes[place]) || (bytes[place] >= 48 && bytes[place] <= 57) {
                    hash = Self.next(hash, bytes[place])
                    place += 1
                }
                if hash == Self.hashOfSuper {
                    placesOfSuper.append(start)
                } else if Self.words.contains(hash) {
                    places.append(start)
                }
                continue
            }
            let next = place + 1 < bytes.count ? bytes[place + 1] : 0
            switch byte {
            case UInt8(ascii: "#"), UInt8(ascii: "@"): if Self.isLetter(next) { places.append(place) }
            case UInt8(ascii: "?"), UInt8(ascii: "!"): if next == UInt8(ascii: "(") { places.append(place) }
            default: break
            }
            place += 1
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte == 95 || byte >= 128
    }

    private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

    private static func hash(_ word: String) -> UInt64 { word.utf8.reduce(seed, next) }

    private static let hashOfSuper = hash("super")

    /// The words that a rule may change, and the keywords of the declarations in the index.
    private static let words: Set<UInt64> = {
        var words = [
            "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "import", "dynamic", "optional",
            "observe",
            "publisher",
            "observeValue", "willChangeValue", "didChangeValue", "NSPredicate", "NSSortDescriptor", "Selector",
            "NSSelectorFromString", "forKey", "tableName",
            "forKeyPath", "keyPath", "arguments", "timeInterval", "fireAt", "perform",
        ]
        words += FileAdapter.runTimeFunctions
        words += OldNames.global.keys
        words += OldNames.members.keys
        words += OldNames.notifications.keys
        words += OldNames.calls.keys.map { String($0.prefix { $0 != "(" }) }
        words.removeAll { $0 == "didMove" || $0 == "willMove" }
        return Set((words + ["toParentViewController"]).map(hash))
    }()
}
