import Foundation

/// A change of items or sections that a program declares.
enum ListUpdate: Hashable {
    case deleteItem(IndexPath)
    case insertItem(IndexPath)
    case reloadItem(IndexPath)
    case moveItem(IndexPath, IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)

    /// Returns the lines for the change in UIKit's messages. A reload is a deletion and an insertion.
    func lines(_ words: ListWords) -> [String] {
        func name(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }
        return switch self {
        case .deleteItem(let path): ["Delete \(words.item) \(name(path))"]
        case .insertItem(let path): ["Insert \(words.item) \(name(path))"]
        case .reloadItem(let path): ["Delete \(words.item) \(name(path))", "Insert \(words.item) \(name(path))"]
        case .moveItem(let old, let new): ["Move \(words.item) \(name(old)) to \(name(new))"]
        case .deleteSection(let section): ["Delete section (\(section))"]
        case .insertSection(let section): ["Insert section (\(section))"]
        case .reloadSection(let section): ["Delete section (\(section))", "Insert section (\(section))"]
        case .moveSection(let old, let new): ["Move section (\(old)) to (\(new))"]
        }
    }
}

/// The names of a list and its items in UIKit's messages.
struct ListWords {
    var item: String
    var items: String
    /// The kind of list, such as `table view`.
    var list: String

    /// The names in the messages of tables.
    static let table = ListWords(item: "row", items: "rows", list: "table view")
    /// The names in the messages of collection views.
    static let collection = ListWords(item: "item", items: "items", list: "collection view")

    /// The kind of list at the beginning of a line, such as `Table view`.
    var listAtLineStart: String { list.prefix(1).uppercased() + list.dropFirst() }
}
