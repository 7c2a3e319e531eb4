import Foundation
import UniformTypeIdentifiers

/// An item of a pasteboard: values by type.
///
/// `@unchecked Sendable`: as in UIKit, values of any class can be put on a pasteboard by one thread and read by a
/// second thread.
struct PasteboardItem: @unchecked Sendable {
    private struct Representation {
        let type: String
        let value: Any
    }

    /// The richest representation first.
    private let representations: [Representation]

    private init(_ representations: [Representation]) { self.representations = representations }

    /// The program's types are first, in alphabetical order, followed by the types of `order`.
    init(_ values: [String: Any]) {
        let own = Int.min
        representations = values.flatMap { type, value in
            type == UIPasteboard.typeAutomatic
                ? Self.automatic(value).representations : [Representation(type: type, value: Self.plain(value))]
        }.sorted {
            (Self.order.firstIndex(of: $0.type) ?? own, $0.type) < (Self.order.firstIndex(of: $1.type) ?? own, $1.type)
        }
    }

    // Chosen (Pasteboard): The types of an item begin with the program's own types, in alphabetical order.
    private static let order = [
        attributedType, imageType, "public.jpeg", "public.png", colorType, "public.url", "public.file-url",
        "public.html", "public.utf8-plain-text", "public.plain-text", "public.text",
    ]
    private static let attributedType = "com.apple.uikit.attributedstring"
    private static let imageType = "com.apple.uikit.image"
    private static let colorType = "com.apple.uikit.color"

    // Chosen (Pasteboard): A text with a scheme and a host is a URL, too.
    /// Returns an item with text, and with a URL if the text is a URL.
    static func text(_ text: String) -> PasteboardItem {
        let plain = Representation(type: "public.utf8-plain-text", value: text)
        guard let url = TextPatterns.address(text) else { return PasteboardItem([plain]) }
        return PasteboardItem([Representation(type: "public.url", value: url), plain])
    }

    /// Returns an item with the types for a value's class; without types if the class is unsupported.
    static func automatic(_ value: Any) -> PasteboardItem {
        func item(_ values: [(String, Any)]) -> PasteboardItem {
            PasteboardItem(values.map { Representation(type: $0.0, value: $0.1) })
        }
        switch plain(value) {
        case let text as String: return .text(text)
        case let url as URL: return item([("public.url", url), ("public.utf8-plain-text", url.absoluteString)])
        case let image as UIImage: return item([imageType, "public.jpeg", "public.png"].map { ($0, image) })
        case let color as UIColor: return item([(colorType, color)])
        case let text as NSAttributedString:
            return item([(attributedType, text), ("public.utf8-plain-text", text.string)])
        default: return item([])
        }
    }

    /// Converts Foundation's classes for text, URLs and data to Swift values.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let text as NSString: text.description
        case let url as NSURL: url.absoluteURL ?? value
        case let data as NSData: Data(referencing: data)
        case let text as NSAttributedString: NSAttributedString(attributedString: text)
        default: value
        }
    }

    // MARK: Types

    var types: [String] { representations.map(\.type) }

    // Chosen (Pasteboard): `contains(pasteboardTypes:)` and `itemSet(withPasteboardTypes:)` also find types that
    // conform to the given types; values are found by exactly their type.
    /// Returns whether the item has a type that equals or conforms to any of these types.
    func has(_ wanted: [String]) -> Bool {
        let known = wanted.compactMap { UTType($0) }
        return representations.contains { representation in
            wanted.contains(representation.type)
                || UTType(representation.type).map { type in known.contains { type.conforms(to: $0) } } == true
        }
    }

    private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    private static let addressTypes = ["public.url", "public.file-url"]

    /// URLs can also be pasted as text.
    var hasString: Bool { representations.contains { (Self.textTypes + Self.addressTypes).contains($0.type) } }
    var hasURL: Bool { representations.contains { Self.addressTypes.contains($0.type) } }
    var hasImage: Bool { representations.contains { Self.isImage($0.type) } }
    var hasColor: Bool { representations.contains { $0.type == Self.colorType } }

    private static func isImage(_ type: String) -> Bool {
        type == imageType || UTType(type)?.conforms(to: .image) == true
    }

    // MARK: Values

    var values: [String: Any] {
        Dictionary(representations.map { ($0.type, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    func value(_ type: String) -> Any? { representations.first { $0.type == type }?.value }

    func data(_ type: String) -> Data? { value(type).flatMap { Self.data(of: $0, type) } }

    private static func data(of value: Any, _ type: String) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
        default:
            PropertyListSerialization.propertyList(value, isValidFor: .binary)
                ? try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) : nil
        }
    }

    /// Returns the first value of these types that can be read.
    private func first<Value>(of types: (String) -> Bool, _ read: (Any) -> Value?) -> Value? {
        for representation in representations where types(representation.type) {
            if let value = read(representation.value) { return value }
        }
        return nil
    }

    var string: String? {
        first(of: Self.textTypes.contains) { value in
            value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
        } ?? url?.absoluteString ?? attributedString?.string
    }

    var url: URL? { first(of: Self.addressTypes.contains) { $0 as? URL } }

    var image: UIImage? {
        first(of: Self.isImage) { value in value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) } }
    }

    var color: UIColor? { first(of: { $0 == Self.colorType }) { $0 as? UIColor } }

    var attributedString: NSAttributedString? {
        first(of: { $0 == Self.attributedType }) { $0 as? NSAttributedString }
    }
}
