internal import AccessibilityTree
import CGIO

extension AccessibleReplies {
    // MARK: Collection

    /// The orders of elements from this number on are reversed.
    private static let firstReversedOrder = 4

    func collection(_ call: Call, _ id: UInt64) -> OpaquePointer? {
        switch call.method {
        case "GetMatches":
            return Self.one(references(matches(call, id, rule: 0, order: 1, count: 2) { $0 }))
        case "GetMatchesFrom", "GetMatchesTo":
            let current = call.text(0).split(separator: "/").last.map(String.init)
            guard let current = Self.id(ofNode: current), snapshot[current] != nil else {
                return Self.one(references([]))
            }
            let isFrom = call.method == "GetMatchesFrom"
            return Self.one(
                references(
                    matches(call, id, rule: 1, order: 2, count: isFrom ? 4 : 5) { ids in
                        guard let place = snapshot.order.firstIndex(of: current) else { return [] }
                        let part = isFrom ? snapshot.order[(place + 1)...] : snapshot.order[..<place]
                        return ids.filter(Set(part).contains)
                    }))
        case "GetActiveDescendant": return Self.one(reference(nil))
        default: return nil
        }
    }

    /// Returns the descendants of an entry that match the rule of a call.
    private func matches(
        _ call: Call, _ id: UInt64, rule: Int, order: Int, count: Int, _ part: ([UInt64]) -> [UInt64]
    ) -> [UInt64] {
        guard let rule = BusValue.child(of: call.arguments, rule, { AccessibleMatchRule($0) }) else { return [] }
        var found = part(snapshot.descendants(of: id)).filter { id in
            guard let entry = snapshot[id] else { return false }
            return rule.matches(
                entry, attributes: attributes(of: entry), interfaces: interfaces(of: id).map(\.name))
        }
        if call.number(order) >= Self.firstReversedOrder { found.reverse() }
        let count = call.number(count)
        return count > 0 ? Array(found.prefix(count)) : found
    }
}
