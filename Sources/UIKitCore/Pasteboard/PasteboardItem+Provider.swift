import Foundation

extension PasteboardItem {
    /// An item provider that loads the item's values.
    var provider: NSItemProvider {
        let provider = NSItemProvider()
        if let image { provider.registerObject(image, visibility: .all) }
        if let color { provider.registerObject(color, visibility: .all) }
        if let text = attributedString { provider.registerObject(text, visibility: .all) }
        for type in types {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(data(type), nil)
                return nil
            }
        }
        return provider
    }
}
