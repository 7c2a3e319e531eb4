import Foundation

/// A change of rows or sections that the program announced.
struct TableUpdate: Equatable {
    enum Change: Equatable {
        case deleteRow(IndexPath)
        case insertRow(IndexPath)
        case reloadRow(IndexPath)
        case moveRow(IndexPath, IndexPath)
        case deleteSection(Int)
        case insertSection(Int)
        case reloadSection(Int)
        case moveSection(Int, Int)
    }

    var change: Change
    var animation = UITableView.RowAnimation.automatic

    /// The change in UIKit's messages. A reload is written as what it is, a deletion and an insertion.
    var lines: [String] {
        func name(_ path: IndexPath) -> String { "(\(path.section) - \(path.row))" }
        return switch change {
        case .deleteRow(let path): ["Delete row \(name(path))"]
        case .insertRow(let path): ["Insert row \(name(path))"]
        case .reloadRow(let path): ["Delete row \(name(path))", "Insert row \(name(path))"]
        case .moveRow(let old, let new): ["Move row \(name(old)) to \(name(new))"]
        case .deleteSection(let section): ["Delete section (\(section))"]
        case .insertSection(let section): ["Insert section (\(section))"]
        case .reloadSection(let section): ["Delete section (\(section))", "Insert section (\(section))"]
        case .moveSection(let old, let new): ["Move section (\(old)) to (\(new))"]
        }
    }
}
