import CoreGraphics

// Chosen (Input): Items that do not fit into a navigation bar are in a menu at the inner end of the trailing items.
/// Determines the items that are displayed at one side of a bar if space is limited. First, groups are replaced by
/// their representative items, beginning with the innermost group. Then items are moved to the overflow menu,
/// beginning with the innermost item.
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

    /// Whether an item or group was moved to the overflow menu.
    var isIncomplete: Bool { choices.contains(.none) }

    /// - Parameters:
    ///   - room: The width for all units.
    ///   - spacing: The distance between two units.
    ///   - overflow: The width of the overflow button if the button is at this side. The button needs space if items
    ///     were
    ///     moved to the menu, or if `needsOverflow` is `true`.
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
