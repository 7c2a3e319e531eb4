import Foundation

/// The images of the system's items.
@MainActor
enum BarSymbol {
    static func image(of item: UIBarButtonItem, isCompact: Bool) -> UIImage? {
        if isCompact, let image = item.landscapeImagePhone { return image }
        if let image = item.image { return image }
        return item.systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    }
}
