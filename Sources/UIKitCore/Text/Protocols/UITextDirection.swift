/// Along the text: towards its end or its beginning.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextstoragedirection>.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward = 0
    /// Towards the beginning.
    case backward = 1
}

/// Where to on the screen.
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

/// A direction along the text or on the screen: the value of a ``UITextStorageDirection`` or ``UITextLayoutDirection``.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdirection>.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// 0 and 1 along the text, 2 to 5 on the screen.
    public let rawValue: Int

    /// Makes a direction of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A direction along the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A unit of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextgranularity>.
public enum UITextGranularity: Int, Sendable {
    /// What the reader takes for one character, of however many code points.
    case character = 0
    /// A word, without what stands around it.
    case word
    /// A sentence, with what separates it from the next.
    case sentence
    /// A paragraph, up to its line break.
    case paragraph
    /// A line, as it is laid out.
    case line
    /// The whole text.
    case document
}
