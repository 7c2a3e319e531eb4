import UIKitCore

extension UITableView: DetailedDescription {
    package var detailsInDescription: [String] { ["dataSource: \(TypeNames.name(of: dataSource))"] }
}
