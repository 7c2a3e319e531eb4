/// An effect that replaces a symbol with a different symbol.
///
///     imageView.setSymbolImage(pause, contentTransition: .replace.offUp)
///
/// Follows <https://developer.apple.com/documentation/symbols/replacesymboleffect>.
public struct ReplaceSymbolEffect: ConfigurableSymbolEffect, ContentTransitionSymbolEffect {
    /// An effect that keeps the common parts of two related symbols and replaces the other parts. Ireko's symbols are
    /// not related, so that the fallback is always used.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        let fallback: ReplaceSymbolEffect

        /// The fallback's configuration.
        public var configuration: SymbolEffectConfiguration { fallback.configuration }
    }

    /// The effect's configuration.
    public internal(set) var configuration = SymbolEffectConfiguration(.replace)

    /// The effect that shrinks the old symbol, then enlarges the new symbol.
    public var downUp: ReplaceSymbolEffect { changed { $0.replacement = .downUp } }

    /// The effect that enlarges both symbols.
    public var upUp: ReplaceSymbolEffect { changed { $0.replacement = .upUp } }

    /// The effect that removes the old symbol at once, and enlarges the new symbol.
    public var offUp: ReplaceSymbolEffect { changed { $0.replacement = .offUp } }

    /// The effect on the parts of the symbol in sequence.
    public var byLayer: ReplaceSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { changed { $0.isByLayer = false } }

    /// Returns the effect that keeps the common parts of two related symbols, with a fallback for unrelated symbols.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces a symbol with a different symbol.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
