/// The text of a message, with values that may be private.
///
/// All values are written unredacted: on Linux a program logs to its own standard error.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Makes a message of a text.
    public init(stringLiteral value: String) { text = value }
    /// Makes a message of a text with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values in a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned("\(value())")
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(format.text(number()))
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(format.text(Double(number())))
    }
}

/// Whether a value is private.
public struct OSLogPrivacy: Sendable {
    /// How a private value is masked.
    public enum Mask: Sendable {
        /// By its hash.
        case hash
        /// Not at all.
        case none
    }

    /// As the system decides.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Visible to all.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Private.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// Private, and more so.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// As the system decides, with a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Private, with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a value's text is aligned.
public struct OSLogStringAlignment: Sendable {
    private var columns: Int?
    private var isRight = true

    /// Not at all.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// At the right of columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }
    /// At the left of columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func aligned(_ text: String) -> String {
        guard let columns, text.count < columns else { return text }
        let space = String(repeating: " ", count: columns - text.count)
        return isRight ? space + text : text + space
    }
}
