import CoreGraphics

/// Which items at one side of a bar are shown where there is no room for all: first groups are shown as their representative
/// items, the innermost ones first, then what is innermost goes into the overflow menu.
struct BarItemFitting: Equatable {
    struct Unit {
        /// Of the items, with the distances between them.
        var width: CGFloat
        /// Of the representative item.
        var representative: CGFloat?
    }

    enum Choice { case all, representative, none }

    /// For each unit, the outermost first.
    private(set) var choices: [Choice]

    /// Whether something is left out.
    var isIncomplete: Bool { choices.contains(.none) }

    /// - Parameters:
    ///   - room: The width for all of them.
    ///   - spacing: The distance between two units.
    ///   - overflow: The width of the button with the overflow menu, where that is at this side; needed whatever is left out, if
    ///     `needsOverflow`.
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
