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
        func fits() -> Bool {
            var widths: [CGFloat] = []
            for (unit, choice) in zip(units, choices) where choice != .none {
                widths.append(choice == .all ? unit.width : unit.representative ?? unit.width)
            }
            if let overflow, needsOverflow || isIncomplete { widths.append(overflow) }
            return widths.isEmpty || widths.reduce(0, +) + spacing * CGFloat(widths.count - 1) <= room
        }
        for choice in [Choice.representative, .none] {
            for index in units.indices.reversed() where choice == .none || units[index].representative != nil {
                if fits() { return }
                choices[index] = choice
            }
        }
    }
}
