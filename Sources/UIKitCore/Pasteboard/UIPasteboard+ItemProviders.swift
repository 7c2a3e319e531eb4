import Foundation

extension UIPasteboard {
    /// The items as providers: setting them replaces all.
    public var itemProviders: [NSItemProvider] {
        get { known { $0.map(\.provider) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces all items by what providers have now: data that a loader has only later is not copied (chosen; UIKit asks when it is
    /// pasted).
    ///
    /// - Parameters:
    ///   - localOnly: What is copied stays on this machine either way.
    ///   - expirationDate: When the items go by themselves; `nil` for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        setItems(
            itemProviders.map(\.pasteboardValues),
            options: expirationDate.map { [.expirationDate: $0] } ?? [:])
    }

    /// Replaces all items by objects.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces all items by objects, until a date.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map(NSItemProvider.init(object:)), localOnly: localOnly, expirationDate: expirationDate)
    }
}

extension PasteboardItem {
    fileprivate var provider: NSItemProvider {
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
