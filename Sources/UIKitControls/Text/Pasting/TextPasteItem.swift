import Foundation
import QuartzCore

/// A pasted or dropped item whose result is pending. Only the first result is used.
@MainActor
class TextPasteItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let takesAttributes: Bool
    private var completion: ((NSAttributedString?) -> Void)?

    init(
        _ provider: NSItemProvider, _ localObject: Any?, _ attributes: [NSAttributedString.Key: Any],
        takesAttributes: Bool, _ completion: @escaping (NSAttributedString?) -> Void
    ) {
        (itemProvider, self.localObject, defaultAttributes) = (provider, localObject, attributes)
        (self.takesAttributes, self.completion) = (takesAttributes, completion)
    }

    nonisolated deinit {}

    /// Whether the item has no result yet.
    var isWaiting: Bool { completion != nil }

    private func finish(_ result: NSAttributedString?) {
        let waiting = completion
        completion = nil
        waiting?(result)
    }

    func setResult(string: String) { finish(NSAttributedString(string: string, attributes: defaultAttributes)) }

    func setResult(attributedString string: NSAttributedString) { finish(string) }

    func setResult(attachment textAttachment: NSTextAttachment) {
        finish(NSAttributedString(attachment: textAttachment))
    }

    func setNoResult() { finish(nil) }

    func setDefaultResult() {
        if takesAttributes, itemProvider.canLoadObject(ofClass: NSAttributedString.self) {
            load(NSAttributedString.self) { $0 }
        } else if itemProvider.canLoadObject(ofClass: NSString.self) {
            load(NSString.self) { [defaultAttributes] in
                NSAttributedString(string: $0.description, attributes: defaultAttributes)
            }
        } else {
            finish(nil)
        }
    }

    private func load<Object: NSItemProviderReading>(
        _ class: Object.Type, _ text: @escaping (Object) -> NSAttributedString
    ) {
        nonisolated(unsafe) let text = text
        itemProvider.loadObject(ofClass: `class`) { object, _ in
            nonisolated(unsafe) let object = object
            // A loader may call its handler on any thread.
            MainLoop.send { [self] in finish((object as? Object).map(text)) }
        }
    }
}
