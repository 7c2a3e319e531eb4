/// What an effect does, as a value that a view reads.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case automatic, appear, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
    }

    package enum Direction: Hashable, Sendable {
        case up, down, left, right, forward, backward, clockwise, counterclockwise
        /// Along a line at an angle in degrees, clockwise from the horizontal.
        case line(angle: Double)
    }

    /// How one symbol leaves and the next one comes.
    package enum Replacement: Hashable, Sendable { case downUp, upUp, offUp }

    package var kind: Kind
    package var direction: Direction?
    package var replacement = Replacement.downUp
    /// Whether the parts of the symbol move one after the other.
    package var isByLayer = true
    /// Of variable colour: whether only one part is on at a time.
    package var isIterative = false
    /// Of variable colour: whether the parts go off in the opposite order.
    package var isReversing = false
    /// Of variable colour: whether parts that are off are not seen at all.
    package var hidesInactive = false
    /// Of breathing: whether the symbol also fades.
    package var fades = false

    init(_ kind: Kind) { self.kind = kind }
}

/// An effect of which there are variants.
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
