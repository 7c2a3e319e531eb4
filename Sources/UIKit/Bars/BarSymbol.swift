import Foundation

/// The images of system items.
@MainActor
enum BarSymbol {
    static func image(of item: UIBarButtonItem, isCompact: Bool) -> UIImage? {
        if isCompact, let image = item.landscapeImagePhone { return image }
        if let image = item.image { return image }
        guard let symbol = item.systemItem?.symbolName.flatMap({ UIImage(systemName: $0) }) else { return nil }
        guard item.systemItem == .close, item.tintColor == nil, item.isEnabled else { return symbol }
        // The close button is gray, as on iOS since version 13, and ignores the tint color.
        let colors = UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
        return symbol.applyingSymbolConfiguration(colors)?.withRenderingMode(.alwaysOriginal)
    }
}
