import Symbols

/// What is known when a symbol's effect is over.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext>.
@MainActor
public struct UISymbolEffectCompletionContext {
    /// The view whose symbol it was.
    public private(set) weak var sender: AnyObject?
    /// The effect.
    public let effect: (any SymbolEffect)?
    /// The effect by which the symbol was replaced; `nil` where it was not.
    public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
    /// Whether the effect ran to its end, and was neither removed nor replaced before.
    public let isFinished: Bool

    init(
        sender: AnyObject?, effect: (any SymbolEffect)?,
        contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?, isFinished: Bool
    ) {
        (self.sender, self.effect, self.contentTransition, self.isFinished) = (
            sender, effect, contentTransition, isFinished
        )
    }
}

/// Called when a symbol's effect is over.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
