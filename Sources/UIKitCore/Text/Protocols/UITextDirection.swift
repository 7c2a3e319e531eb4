/// A direction along the text: towards its end or its start.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextstoragedirection>.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward = 0
    /// Towards the beginning.
    case backward = 1
}

/// A direction on the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextlayoutdirection>.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
}

/// A direction along the text or on the screen: the value of a ``UITextStorageDirection`` or
/// ``UITextLayoutDirection``.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdirection>.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// 0 and 1 along the text, 2 to 5 on the screen.
    public let rawValue: Int

    /// Creates a direction from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates a direction along the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Creates a direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A unit of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextgranularity>.
public enum UITextGranularity: Int, Sendable {
    /// A user-perceived character of one or more code points.
    case character = 0
    /// A word, without the punctuation and spaces around it.
    case word
    /// A sentence, including the separator from the next sentence.
    case sentence
    /// A paragraph, up to its line break.
    case paragraph
    /// A line of the layout.
    case line
    /// The whole text.
    case document
}
