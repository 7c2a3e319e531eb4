import Foundation
import UIFoundation

/// Immutable values that a provider passes on unchanged, since a conversion to data would lose parts: an image's scale
/// and symbol, a color's remaining appearances, a text's attributes.
protocol RegisteredValue: NSItemProviderWriting {}

private func failed(_ type: String) -> NSError { NSItemProvider.error(.unexpectedValueClassError, type) }

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// UTF-8 text, followed by further text types.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.url"]
    }

    /// UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Creates a text from UTF-8 data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw failed(typeIdentifier) }
        let made = self == NSMutableString.self ? NSMutableString(string: text) : NSString(string: text)
        guard let object = made as? Self else { throw failed(typeIdentifier) }
        return object
    }

    /// Loads the text as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// File addresses and further addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }

    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Includes the type of file addresses if this is a file address.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// Creates an address from UTF-8 data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw failed(typeIdentifier)
        }
        return url
    }

    /// Loads the absolute address as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((absoluteString).utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting, RegisteredValue {
    /// PNG, JPEG and further image types.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.image"]
    }

    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// Creates an image from the data of an image file.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw failed(typeIdentifier) }
        return image
    }

    /// Loads the image as the data of an image file.
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

    /// The type of colors.
    public static var readableTypeIdentifiersForItemProvider: [String] { [type] }

    /// The type of colors.
    public static var writableTypeIdentifiersForItemProvider: [String] { [type] }

    /// Creates a color from its four components.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [Double]
        guard let list, list.count == 4, list.allSatisfy(\.isFinite),
            let color = UIColor(red: list[0], green: list[1], blue: list[2], alpha: list[3]) as? Self
        else { throw failed(typeIdentifier) }
        return color
    }

    /// Loads the color's components: red, green, blue and opacity.
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
    /// Text types. The attributes are preserved within this program.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        NSString.readableTypeIdentifiersForItemProvider
    }

    /// UTF-8 text. If loaded as an attributed string, the attributes are preserved.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        NSString.writableTypeIdentifiersForItemProvider
    }

    /// Creates a text without attributes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw failed(typeIdentifier) }
        let isMutable = self == NSMutableAttributedString.self
        let made = isMutable ? NSMutableAttributedString(string: text) : NSAttributedString(string: text)
        guard let object = made as? Self else { throw failed(typeIdentifier) }
        return object
    }

    /// Loads the characters as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}
