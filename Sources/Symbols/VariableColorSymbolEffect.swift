/// An effect that activates the parts of a symbol with several steps, such as `wifi`, in sequence. Other symbols do
/// not change.
///
/// Follows <https://developer.apple.com/documentation/symbols/variablecolorsymboleffect>.
public struct VariableColorSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

    /// The effect with parts that stay active until all parts are active.
    public var cumulative: VariableColorSymbolEffect { changed { $0.isIterative = false } }

    /// The effect with one active part at a time.
    public var iterative: VariableColorSymbolEffect { changed { $0.isIterative = true } }

    /// The effect that runs forwards and backwards.
    public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }

    /// The effect that restarts after the last part.
    public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }

    /// The effect with hidden inactive parts.
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = true } }

    /// The effect with pale inactive parts.
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that activates the parts of a symbol with several steps, such as `wifi`, in sequence. Other symbols
    /// do not change.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
