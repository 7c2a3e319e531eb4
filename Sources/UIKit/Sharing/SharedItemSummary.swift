import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// The header of a share sheet: a title, a line below it and a picture.
@MainActor
struct SharedItemSummary {
    let title: String
    let detail: String?
    let image: UIImage?

    /// The number of characters of a long text in the header (chosen).
    private static let longestTitle = 120

    /// - Parameters:
    ///   - items: The items or their placeholders.
    ///   - thumbnail: A picture of the first item; `nil` for a general one.
    init(_ items: [Any], thumbnail: UIImage?) {
        let first = items.first.map { SharedItem($0) }
        let (name, kind, symbol) = Self.words(first)
        title = items.count > 1 ? "\(items.count) Items" : name
        detail = items.count > 1 ? name : kind
        var picture = thumbnail
        if picture == nil, case .image(let image)? = first { picture = image }
        image = picture ?? UIImage(systemName: symbol)
    }

    private static func words(_ item: SharedItem?) -> (name: String, kind: String?, symbol: String) {
        switch item {
        case .text(let text): (line(text), "Text", "doc.text")
        case .styledText(let text): (line(text.string), "Text", "doc.text")
        case .link(let url): (line(url.host ?? url.absoluteString), line(url.absoluteString), "link")
        case .file(let url):
            (
                url.shownName,
                UTType(filenameExtension: url.pathExtension)?.localizedDescription, "doc"
            )
        case .image: ("Image", nil, "photo")
        case .data(_, let type): (type.localizedDescription ?? "Data", nil, "doc")
        case .color: ("Color", nil, "paintbrush")
        case .provider(let provider): (line(provider.suggestedName ?? "Item"), nil, "doc")
        case .other, nil: ("Share", nil, "square.and.arrow.up")
        }
    }

    /// The beginning of a text in one line, without invisible characters.
    private static func line(_ text: String) -> String {
        let start = String(text.prefix(longestTitle))
        let words = start.split(whereSeparator: \.isNewline).joined(separator: " ")
        return words.isEmpty ? "Text" : FileEntry.readable(words)
    }
}
