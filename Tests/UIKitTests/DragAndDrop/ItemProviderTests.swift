import Expectations
import Foundation
import IrekoTesting
import Synchronization
import Testing
import UIKit

@MainActor
@Suite("Item providers and pasted items", .serialized)
struct ItemProviderTests {
    private final class Box<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
        func set(_ new: Value?) { value.withLock { $0 = new } }
        var now: Value? { value.withLock { $0 } }
    }

    @Test("Text is loaded in a later turn, as its Objective-C class and as a Swift type")
    func text() throws {
        try Stage.run { stage in
            let provider = NSItemProvider(object: "Hello" as NSString)
            let (box, error) = (Box<String>(), Box<Int>())

            provider.loadObject(ofClass: String.self) { text, _ in box.set(text) }
            let before = box.now
            provider.loadObject(ofClass: UIImage.self) { _, found in error.set((found as NSError?)?.code) }
            stage.advance(by: 0.1)

            expectNil(before)
            expectEqual(box.now, "Hello")
            expectEqual(error.now, NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
            expectEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
            expectTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
            expectFalse(provider.hasItemConformingToTypeIdentifier("public.image"))
            expectTrue(provider.canLoadObject(ofClass: NSString.self))
        }
    }

    @Test("A color keeps its appearances, and an address is also text")
    func values() throws {
        try Stage.run { stage in
            let (color, url) = (Box<Bool>(), Box<URL>())
            guard let address = NSURL(string: "https://example.com/a") else { return }
            NSItemProvider(object: UIColor.systemBackground).loadObject(ofClass: UIColor.self) { object, _ in
                color.set(object as? UIColor == UIColor.systemBackground)
            }
            NSItemProvider(object: address).loadObject(ofClass: URL.self) { found, _ in url.set(found) }

            stage.advance(by: 0.1)

            expectEqual(color.now, true)
            expectEqual(url.now, URL(string: "https://example.com/a"))
        }
    }

    @Test("A cancelled load gets an error")
    func cancelled() throws {
        try Stage.run { stage in
            let result = Box<Bool>()
            let progress = NSItemProvider(object: "a" as NSString).loadDataRepresentation(
                forTypeIdentifier: "public.utf8-plain-text"
            ) { data, error in result.set(data == nil && error != nil) }

            progress.cancel()
            stage.advance(by: 0.1)

            expectEqual(result.now, true)
        }
    }

    @MainActor
    private final class PasteView: UIView {
        var pasted: [NSItemProvider] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) { pasted = itemProviders }
    }

    @Test("A responder pastes the types that its configuration accepts")
    func paste() throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            let view = PasteView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            controller.view.addSubview(view)
            view.becomeFirstResponder()
            let without = view.canPerformAction("paste:", withSender: nil)
            view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
            UIPasteboard.general.setObjects([UIColor.red])
            let color = view.canPerformAction("paste:", withSender: nil)
            UIPasteboard.general.setObjects(["Hello" as NSString])
            let text = view.canPerformAction("paste:", withSender: nil)

            UIApplication.shared.sendAction("paste:", to: nil, from: nil, for: nil)

            expectEqual([without, color, text], [false, false, true])
            expectEqual(view.pasted.count, 1)
            expectEqual(UIPasteboard.general.string, "Hello")
        }
    }
}
