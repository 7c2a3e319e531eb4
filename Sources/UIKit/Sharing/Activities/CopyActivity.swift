import Foundation
import UIKitCore

// Chosen (Pasteboard): A share sheet copies each item as one item of the general pasteboard, a file as its URL.
/// Copies the items to the general pasteboard.
final class CopyActivity: SystemActivity {
    private var items: [[String: Any]] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(with items: [SharedItem]) -> Bool { items.contains { !$0.isOther } }

    override func prepareResolved(
        _ items: [ResolvedActivityItem], _ completion: @escaping @MainActor ((any Error)?) -> Void
    ) {
        self.items = items.compactMap { item in
            switch item.shared {
            case .text(let text): [UIPasteboard.typeAutomatic: text]
            case .styledText(let text): [UIPasteboard.typeAutomatic: text]
            case .link(let url), .file(let url): [UIPasteboard.typeAutomatic: url]
            case .image(let image): [UIPasteboard.typeAutomatic: image]
            case .color(let color): [UIPasteboard.typeAutomatic: color]
            case .data(let data, let type): [type.identifier: data]
            case .provider(let provider): provider.pasteboardValues
            case .other: nil
            }
        }
        completion(nil)
    }

    override func perform() {
        let items = items
        self.items = []
        if !items.isEmpty { UIPasteboard.general.setItems(items) }
        activityDidFinish(!items.isEmpty)
    }
}
