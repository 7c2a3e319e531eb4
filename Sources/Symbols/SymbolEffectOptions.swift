/// Options for the repetition and the speed of an effect.
///
///     imageView.addSymbolEffect(.bounce, options: .repeat(3).speed(1.5))
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffectoptions>.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The number of repetitions and the pause between them.
    public struct RepeatBehavior: Hashable, Sendable {
        /// The number of passes, or `nil` for endless repetition.
        package var count: Int?
        /// The pause between two passes, in seconds.
        package var delay = 0.0

        /// Endless repetition without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior() }

        /// Endless repetition with a short pause after each pass.
        public static var periodic: RepeatBehavior { periodic() }

        // Chosen (Views): The pause of a periodic symbol effect without a valid delay is half a second.
        /// Repetition with a pause after each pass.
        ///
        /// - Parameters:
        ///   - count: The number of passes, or `nil` for endless repetition. A number below one is treated as one.
        ///   - delay: The pause in seconds. If it is `nil`, negative or not finite, it is half a second.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let pause = delay.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } ?? 0.5
            return RepeatBehavior(count: count.map { max($0, 1) }, delay: pause)
        }
    }

    package enum Repetition: Hashable, Sendable {
        /// The effect's usual repetition.
        case automatic
        case once
        case repeating(RepeatBehavior)
    }

    package var repetition = Repetition.automatic
    package var speed = 1.0

    /// Options with the effect's usual repetition and speed.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    // MARK: Repeating

    /// Options with endless repetition.
    public static var repeating: SymbolEffectOptions { Self.default.repeating }

    /// Options with a single pass.
    public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }

    /// Returns options with a number of passes. `nil` means endless repetition. A number below one is treated as one.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

    /// Returns options with a repeat behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { Self.default.repeat(behavior) }

    /// A copy of these options with endless repetition.
    public var repeating: SymbolEffectOptions { `repeat`(RepeatBehavior.continuous) }

    /// A copy of these options with a single pass.
    public var nonRepeating: SymbolEffectOptions {
        var copy = self
        copy.repetition = .once
        return copy
    }

    /// Returns a copy of these options with a number of passes. `nil` means endless repetition. A number below one is
    /// treated as one.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        `repeat`(RepeatBehavior(count: count.map { max($0, 1) }))
    }

    /// Returns a copy of these options with a repeat behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = .repeating(behavior)
        return copy
    }

    // MARK: Speed

    /// Returns options with a multiple of the effect's usual speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

    /// Returns a copy of these options with a multiple of the effect's usual speed, from 0.01 to 100. A non-finite
    /// number is treated as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed.isFinite ? min(max(speed, 0.01), 100) : 1
        return copy
    }
}
