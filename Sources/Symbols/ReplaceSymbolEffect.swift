/// Has one symbol take another one's place.
///
///     imageView.setSymbolImage(pause, contentTransition: .replace.offUp)
///
/// Follows <https://developer.apple.com/documentation/symbols/replacesymboleffect>.
public struct ReplaceSymbolEffect: ConfigurableSymbolEffect, ContentTransitionSymbolEffect {
    /// Keeps what two related symbols have in common, and replaces the rest. The symbols here are not related, so that it is
    /// always the fallback that is seen.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        let fallback: ReplaceSymbolEffect

        /// What the fallback does.
        public var configuration: SymbolEffectConfiguration { fallback.configuration }
    }

    /// What the effect does.
    public internal(set) var configuration = SymbolEffectConfiguration(.replace)

    /// The effect with the old symbol shrinking, then the new one growing.
    public var downUp: ReplaceSymbolEffect { changed { $0.replacement = .downUp } }

    /// The effect with both symbols growing.
    public var upUp: ReplaceSymbolEffect { changed { $0.replacement = .upUp } }

    /// The effect with the old symbol gone at once, and the new one growing.
    public var offUp: ReplaceSymbolEffect { changed { $0.replacement = .offUp } }

    /// The effect on one part of the symbol after the other.
    public var byLayer: ReplaceSymbolEffect { changed { $0.isByLayer = true } }

    /// The effect on the symbol as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { changed { $0.isByLayer = false } }

    /// The effect that keeps what two related symbols have in common, with another one for symbols that are not.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Has one symbol take another one's place.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
