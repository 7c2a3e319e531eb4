/// Turns the parts of a symbol with several steps, such as `wifi`, on one after the other. Other symbols stay as
/// they are.
///
/// Follows <https://developer.apple.com/documentation/symbols/variablecolorsymboleffect>.
public struct VariableColorSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

    /// The effect with each part staying on until all are.
    public var cumulative: VariableColorSymbolEffect { changed { $0.isIterative = false } }

    /// The effect with one part on at a time.
    public var iterative: VariableColorSymbolEffect { changed { $0.isIterative = true } }

    /// The effect going back as well.
    public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }

    /// The effect beginning anew after the last part.
    public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }

    /// The effect with parts that are off not seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = true } }

    /// The effect with parts that are off pale.
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Turns the parts of a symbol with several steps, such as `wifi`, on one after the other. Other symbols
    /// stay as they are.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
