/// How often and how fast an effect runs.
///
///     imageView.addSymbolEffect(.bounce, options: .repeat(3).speed(1.5))
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffectoptions>.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect that repeats does so.
    public struct RepeatBehavior: Hashable, Sendable {
        /// `nil` for without end.
        package var count: Int?
        /// Seconds between two passes.
        package var delay = 0.0

        /// Without end and without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior() }

        /// Without end, with a short pause after each pass.
        public static var periodic: RepeatBehavior { periodic() }

        /// So many times, with a pause after each pass.
        ///
        /// - Parameters:
        ///   - count: How many passes there are; `nil` for no end. Less than one counts as one.
        ///   - delay: The pause in seconds; `nil`, a negative or a non-finite one stands for half a second (chosen).
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let pause = delay.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } ?? 0.5
            return RepeatBehavior(count: count.map { max($0, 1) }, delay: pause)
        }
    }

    package enum Repetition: Hashable, Sendable {
        /// What is usual for the effect.
        case automatic
        case once
        case repeating(RepeatBehavior)
    }

    package var repetition = Repetition.automatic
    package var speed = 1.0

    /// As often as is usual for the effect, at its usual speed.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    // MARK: Repeating

    /// Without end.
    public static var repeating: SymbolEffectOptions { Self.default.repeating }

    /// Once.
    public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }

    /// So many times; `nil` for without end. Less than one counts as one.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

    /// As a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { Self.default.repeat(behavior) }

    /// These options, without end.
    public var repeating: SymbolEffectOptions { `repeat`(RepeatBehavior.continuous) }

    /// These options, once.
    public var nonRepeating: SymbolEffectOptions {
        var copy = self
        copy.repetition = .once
        return copy
    }

    /// These options, so many times; `nil` for without end. Less than one counts as one.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        `repeat`(RepeatBehavior(count: count.map { max($0, 1) }))
    }

    /// These options, repeating as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = .repeating(behavior)
        return copy
    }

    // MARK: Speed

    /// So many times as fast as usual.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

    /// These options, so many times as fast as usual: from a hundredth to a hundred times. Non-finite values count as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed.isFinite ? min(max(speed, 0.01), 100) : 1
        return copy
    }
}
