/// An effect that moves a symbol back and forth. Without a direction, the symbol rotates around its center.
///
/// Follows <https://developer.apple.com/documentation/symbols/wigglesymboleffect>.
public struct WiggleSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)

    /// The effect up and down, upwards first.
    public var up: WiggleSymbolEffect { changed { $0.direction = .up } }

    /// The effect up and down, downwards first.
    public var down: WiggleSymbolEffect { changed { $0.direction = .down } }

    /// The effect to the left and right, to the left first.
    public var left: WiggleSymbolEffect { changed { $0.direction = .left } }

    /// The effect to the left and right, to the right first.
    public var right: WiggleSymbolEffect { changed { $0.direction = .right } }

    /// The effect along the reading direction, forwards first.
    public var forward: WiggleSymbolEffect { changed { $0.direction = .forward } }

    /// The effect along the reading direction, backwards first.
    public var backward: WiggleSymbolEffect { changed { $0.direction = .backward } }

    /// The effect around the center, clockwise first.
    public var clockwise: WiggleSymbolEffect { changed { $0.direction = .clockwise } }

    /// The effect around the center, counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { changed { $0.direction = .counterclockwise } }

    /// The effect on the parts of the symbol in sequence.
    public var byLayer: WiggleSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: WiggleSymbolEffect { changed { $0.isByLayer = false } }

    /// Returns the effect along a line.
    ///
    /// - Parameter angle: The angle of the line in degrees, clockwise from the horizontal. A non-finite angle is
    ///   treated as 0.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        changed { $0.direction = .line(angle: angle.isFinite ? angle : 0) }
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves a symbol back and forth. Without a direction, the symbol rotates around its center.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
