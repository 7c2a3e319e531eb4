import Foundation

/// The position of a token in a search field. All tokens are before the text.
final class SearchTokenPosition: UITextPosition {
    let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }
}

/// A range that begins at a token.
final class SearchTokenRange: UITextRange {
    private let first: UITextPosition
    private let last: UITextPosition
    let tokens: Range<Int>
    /// The text in the range, without the tokens.
    let text: UITextRange?

    init(from first: UITextPosition, to last: UITextPosition, tokens: Range<Int>, text: UITextRange?) {
        (self.first, self.last, self.tokens, self.text) = (first, last, tokens, text)
        super.init()
    }

    override var start: UITextPosition { first }
    override var end: UITextPosition { last }
    override var isEmpty: Bool { tokens.isEmpty && text?.isEmpty != false }
}
