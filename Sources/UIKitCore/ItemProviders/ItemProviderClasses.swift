import Foundation
import UIFoundation

/// Values that a provider hands over as they were registered, since data would lose a part of them: an image's scale and symbol, a
/// colour's other appearances, a text's attributes. They do not change.
protocol RegisteredValue: NSItemProviderWriting {}

private func failed(_ type: String) -> NSError { NSItemProvider.error(.unexpectedValueClassError, type) }

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// UTF-8 text, then other text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.url"]
    }

    /// UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Text of UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw failed(typeIdentifier) }
        let made = self == NSMutableString.self ? NSMutableString(string: text) : NSString(string: text)
        guard let object = made as? Self else { throw failed(typeIdentifier) }
        return object
    }

    /// The text as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// An address of a file or of anything else.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }

    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// As an address of a file where it is one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// An address that is written as UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw failed(typeIdentifier)
        }
        return url
    }

    /// The whole address as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((absoluteString).utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting, RegisteredValue {
    /// PNG, JPEG, and what else is an image.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.image"]
    }

    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// An image of what its file has.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw failed(typeIdentifier) }
        return image
    }

    /// The image as a file.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
        completionHandler(data, data == nil ? failed(typeIdentifier) : nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting, RegisteredValue {
    private static let type = "com.apple.uikit.color"

    /// A colour.
    public static var readableTypeIdentifiersForItemProvider: [String] { [type] }

    /// A colour.
    public static var writableTypeIdentifiersForItemProvider: [String] { [type] }

    /// A colour of its four components.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [Double]
        guard let list, list.count == 4, list.allSatisfy(\.isFinite),
            let color = UIColor(red: list[0], green: list[1], blue: list[2], alpha: list[3]) as? Self
        else { throw failed(typeIdentifier) }
        return color
    }

    /// The colour's components: red, green, blue and opacity.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let list = [red, green, blue, alpha].map(Double.init)
        do {
            completionHandler(
                try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0), nil)
        } catch { completionHandler(nil, error) }
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting, RegisteredValue {
    /// Text, whose attributes go along in this program.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        NSString.readableTypeIdentifiersForItemProvider
    }

    /// UTF-8 text. What is loaded as an attributed string has its attributes.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        NSString.writableTypeIdentifiersForItemProvider
    }

    /// Text without attributes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw failed(typeIdentifier) }
        let isMutable = self == NSMutableAttributedString.self
        let made = isMutable ? NSMutableAttributedString(string: text) : NSAttributedString(string: text)
        guard let object = made as? Self else { throw failed(typeIdentifier) }
        return object
    }

    /// The characters as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}
