import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// An item of a share sheet, as the built-in activities use it. Objects of other classes are for the program's own
/// activities.
enum SharedItem {
    case text(String)
    case styledText(NSAttributedString)
    case link(URL)
    case file(URL)
    case image(UIImage)
    case data(Data, UTType)
    case color(UIColor)
    case provider(NSItemProvider)
    case other

    /// - Parameter type: The uniform type identifier of data.
    init(_ item: Any, type: String = "") {
        self =
            switch item {
            case let text as NSAttributedString: .styledText(text)
            case let text as String: .text(text)
            case let text as NSString: .text(text.description)
            case let url as URL: url.isFileURL ? .file(url) : .link(url)
            case let url as NSURL: SharedItem(url.absoluteURL.map { $0 as Any } ?? NSNull())
            case let image as UIImage: .image(image)
            case let data as Data: .data(data, UTType(type) ?? Self.type(of: data))
            case let data as NSData: SharedItem(Data(referencing: data), type: type)
            case let color as UIColor: .color(color)
            case let provider as NSItemProvider: .provider(provider)
            default: .other
            }
    }

    private static func type(of data: Data) -> UTType { data.starts(with: Data("%PDF-".utf8)) ? .pdf : .data }

    var isOther: Bool { if case .other = self { true } else { false } }

    /// The text that a message contains; `nil` for an item that is attached.
    var messageText: String? {
        switch self {
        case .text(let text): text
        case .styledText(let text): text.string
        case .link(let url): url.absoluteString
        default: nil
        }
    }

    /// The address or file that another program can open.
    var openableURL: URL? {
        switch self {
        case .link(let url), .file(let url): url
        default: nil
        }
    }

    /// The file that saving the item creates; `nil` for items that are not saved.
    var file: SharedFile? {
        switch self {
        case .text(let text): SharedFile(name: "Text.txt", content: .text(text))
        case .styledText(let text): SharedFile(name: "Text.txt", content: .text(text.string))
        case .file(let url): SharedFile(name: url.lastPathComponent, content: .file(url))
        case .image(let image): SharedFile(name: "Image.png", content: .image(image))
        case .data(let data, let type):
            SharedFile(name: "Data" + type.fileEnding, content: .data(data))
        case .provider(let provider): SharedFile(provider)
        case .link, .color, .other: nil
        }
    }
}
