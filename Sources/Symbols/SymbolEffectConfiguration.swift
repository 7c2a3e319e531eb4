/// The configuration of an effect, as a value that a view reads.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case automatic, appear, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
    }

    package enum Direction: Hashable, Sendable {
        case up, down, left, right, forward, backward, clockwise, counterclockwise
        /// Along a line at an angle in degrees, clockwise from the horizontal.
        case line(angle: Double)
    }

    /// The kind of replacement of a symbol by the next.
    package enum Replacement: Hashable, Sendable { case downUp, upUp, offUp }

    package var kind: Kind
    package var direction: Direction?
    package var replacement = Replacement.downUp
    /// Whether the parts of the symbol move in sequence.
    package var isByLayer = true
    /// For variable color: whether only one part is active at a time.
    package var isIterative = false
    /// For variable color: whether the parts become inactive in the opposite order.
    package var isReversing = false
    /// For variable color: whether inactive parts are hidden.
    package var hidesInactive = false
    /// For breathing: whether the symbol also fades.
    package var fades = false

    init(_ kind: Kind) { self.kind = kind }
}

/// An effect with variants.
protocol ConfigurableSymbolEffect: SymbolEffect {
    var configuration: SymbolEffectConfiguration { get set }
}

extension ConfigurableSymbolEffect {
    func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}
