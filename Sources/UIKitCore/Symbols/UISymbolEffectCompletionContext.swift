import Symbols

/// Information about a symbol effect that is over.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext>.
@MainActor
public struct UISymbolEffectCompletionContext {
    /// The view of the symbol.
    public private(set) weak var sender: AnyObject?
    /// The effect that is over.
    public let effect: (any SymbolEffect)?
    /// The effect that replaced the symbol; `nil` if the symbol was not replaced.
    public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
    /// Whether the effect ran to its end, without being removed or replaced before.
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
