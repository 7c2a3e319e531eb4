import Foundation

// Chosen (Text): Pasted text has the style of the text around it, unless `allowsEditingTextAttributes` is set. In a
// field line breaks become spaces.
/// Converts pasted or dropped items to text, combines the texts, and inserts the result when all items have been
/// loaded.
@MainActor
final class TextPaste {
    private weak var host: (any TextTransferHost)?
    private let range: Range<Int>
    private var results: [NSAttributedString?]
    private var pending: Int
    private let completion: (any TextTransferHost, UITextRange) -> Void

    /// - Parameters:
    ///   - range: The range to replace. It is clamped if the text has become shorter when the items are loaded.
    ///   - completion: Called with the range of the inserted text. It is not called if no text was inserted.
    static func begin(
        _ items: [(provider: NSItemProvider, localObject: Any?)], into range: Range<Int>,
        of host: any TextTransferHost, completion: @escaping (any TextTransferHost, UITextRange) -> Void
    ) {
        TextPaste(items.count, range, host, completion).load(items)
    }

    private init(
        _ count: Int, _ range: Range<Int>, _ host: any TextTransferHost,
        _ completion: @escaping (any TextTransferHost, UITextRange) -> Void
    ) {
        (self.host, self.range, self.completion) = (host, range, completion)
        (results, pending) = (Array(repeating: nil, count: count), count)
    }

    nonisolated deinit {}

    private func load(_ items: [(provider: NSItemProvider, localObject: Any?)]) {
        guard let host else { return }
        let attributes = host.editor.typingAttributes
        for (index, item) in items.enumerated() {
            let made = host.makePasteItem(item.provider, item.localObject, attributes) { self.receive($0, at: index) }
            if let delegate = host.transfer.pasteDelegate {
                delegate.textPasteConfigurationSupporting(host, transform: made)
            } else {
                made.setDefaultResult()
            }
        }
    }

    private func receive(_ result: NSAttributedString?, at index: Int) {
        results[index] = result
        pending -= 1
        if pending == 0 { finish() }
    }

    private func finish() {
        let strings = results.compactMap { $0 }.filter { $0.length > 0 }
        guard let host, !strings.isEmpty else { return }
        let delegate = host.transfer.pasteDelegate
        let target = host.editor.range(range.clamped(to: 0..<host.editor.text.length))
        var all = strings[0]
        if strings.count > 1 {
            all =
                delegate?.textPasteConfigurationSupporting(host, combineItemAttributedStrings: strings, for: target)
                ?? Self.combined(strings, isOneLine: host.hasOneLine)
        }
        let range =
            delegate?.textPasteConfigurationSupporting(host, performPasteOf: all, to: target) ?? host.putIn(all, target)
        completion(host, range)
    }

    static func combined(_ strings: [NSAttributedString], isOneLine: Bool) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for string in strings {
            if result.length > 0 { result.append(NSAttributedString(string: isOneLine ? " " : "\n")) }
            result.append(string)
        }
        return result
    }
}
