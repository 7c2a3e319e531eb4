import CoreGraphics

// Chosen (Input): Items that do not fit into a navigation bar are in a menu at the inner end of the trailing items.
/// The items at one side of a bar that are shown if not all of them fit: first groups are replaced by their
/// representative items, beginning with the innermost group, then the innermost items are moved to the overflow menu.
struct BarItemFitting: Equatable {
    struct Unit {
        /// The width of the items, with the distances between them.
        var width: CGFloat
        /// The width of the representative item.
        var representative: CGFloat?
    }

    enum Choice { case all, representative, none }

    /// The choice for each unit, the outermost unit first.
    private(set) var choices: [Choice]

    /// Whether a unit is left out.
    var isIncomplete: Bool { choices.contains(.none) }

    /// - Parameters:
    ///   - room: The width for all units.
    ///   - spacing: The distance between two units.
    ///   - overflow: The width of the overflow button if it is at this side. It is always shown if `needsOverflow` is
    ///     `true`.
    init(_ units: [Unit], room: CGFloat, spacing: CGFloat, overflow: CGFloat?, needsOverflow: Bool) {
        choices = Array(repeating: .all, count: units.count)
        var (width, count) = (units.reduce(0) { $0 + $1.width }, units.count)
        func fits() -> Bool {
            let more = needsOverflow || count < units.count ? overflow : nil
            let all = count + (more == nil ? 0 : 1)
            return all == 0 || width + (more ?? 0) + spacing * CGFloat(all - 1) <= room
        }
        for index in units.indices.reversed() {
            guard let representative = units[index].representative else { continue }
            if fits() { return }
            choices[index] = .representative
            width += representative - units[index].width
        }
        for index in units.indices.reversed() {
            if fits() { return }
            width -= choices[index] == .all ? units[index].width : units[index].representative ?? 0
            choices[index] = .none
            count -= 1
        }
    }
}
