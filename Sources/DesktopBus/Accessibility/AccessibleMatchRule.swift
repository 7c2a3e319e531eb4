internal import AccessibilityTree
import CGIO

/// The conditions for elements that a client of the interface `Collection` looks for. All of them have to be met.
struct AccessibleMatchRule {
    /// The states as bits.
    var states = Condition<AccessibleStates>(.empty, [])
    /// The names and values of attributes. A value contains alternatives between colons.
    var attributes = Condition<[(String, String)]>(.empty, [])
    /// The numbers of roles.
    var roles = Condition<Set<UInt32>>(.empty, [])
    /// The names of interfaces.
    var interfaces = Condition<Set<String>>(.empty, [])
    /// Whether an element matches if it does not meet the conditions.
    var isInverted = false

    struct Condition<Values> {
        var match: Match
        var values: Values

        init(_ match: Match, _ values: Values) { (self.match, self.values) = (match, values) }
    }

    /// The number of values that an element must have. The raw values equal `AtspiCollectionMatchType`.
    enum Match: Int {
        case invalid, all, any, none, empty

        /// Returns whether an element that has a part of the values meets the condition.
        func isMet(by count: Int, of all: Int) -> Bool {
            switch self {
            case .invalid, .empty: true
            case .all: count == all
            case .any: count > 0 || all == 0
            case .none: count == 0
            }
        }
    }

    /// The signature of a rule in D-Bus.
    static let signature = "(aiia{ss}iaiiasib)"

    init() {}

    /// Creates a rule from a value with the signature.
    init(_ value: OpaquePointer) {
        func match(_ index: Int) -> Match { BusValue.integer(in: value, index).flatMap(Match.init) ?? .empty }
        let words = Self.words(in: value, 0)
        states = Condition(
            match(1),
            AccessibleStates(
                rawValue: words.prefix(2).enumerated().reduce(0) { $0 | UInt64($1.1) << UInt64(32 * $1.0) }))
        let pairs: [(String, String)] =
            BusValue.child(of: value, 2) { list in
                (0..<min(Int(g_variant_n_children(list)), 100)).compactMap { index in
                    BusValue.child(of: list, index) { entry in
                        BusValue.string(in: entry, 0).flatMap { name in
                            BusValue.string(in: entry, 1).map { (name, $0) }
                        }
                    }
                }
            } ?? []
        attributes = Condition(match(3), pairs)
        var numbers: Set<UInt32> = []
        for (index, word) in Self.words(in: value, 4).prefix(8).enumerated() {
            for bit in 0..<UInt32(32) where word & (1 << bit) != 0 { numbers.insert(UInt32(index) * 32 + bit) }
        }
        roles = Condition(match(5), numbers)
        interfaces = Condition(match(7), Set(BusValue.child(of: value, 6) { BusValue.strings(in: $0) } ?? []))
        isInverted = BusValue.child(of: value, 8) { BusValue.flag($0) } ?? false
    }

    private static func words(in value: OpaquePointer, _ index: Int) -> [UInt32] {
        BusValue.child(of: value, index) { list in
            (0..<min(Int(g_variant_n_children(list)), 100)).compactMap { index in
                BusValue.integer(in: list, index).map { UInt32(truncatingIfNeeded: $0) }
            }
        } ?? []
    }

    /// Returns whether an element meets the conditions.
    func matches(
        _ entry: AccessibleSnapshot.Entry, attributes own: [(String, String)], interfaces names: [String]
    ) -> Bool {
        let hasStates = entry.states.intersection(states.values)
        let hasAttributes = attributes.values.filter { name, value in
            own.contains { $0.0 == name && value.split(separator: ":").contains(Substring($0.1)) }
        }
        let isMet =
            states.match.isMet(by: hasStates.rawValue.nonzeroBitCount, of: states.values.rawValue.nonzeroBitCount)
            && attributes.match.isMet(by: hasAttributes.count, of: attributes.values.count)
            // An element has one role.
            && (roles.match == .all && roles.values.count > 1
                ? false
                : roles.match.isMet(by: roles.values.contains(entry.role.number) ? 1 : 0, of: roles.values.count))
            && interfaces.match.isMet(by: interfaces.values.intersection(names).count, of: interfaces.values.count)
        return isMet != isInverted
    }
}
