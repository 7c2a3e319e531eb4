import UIFoundation
import UIKitCore

/// The arrangement of an item in a tab bar.
enum TabItemLayout {
    /// The title below the image.
    case stacked
    /// The title beside the image.
    case inline
    /// The title beside the image, in a bar of compact height.
    case compactInline
    /// The title alone, in a bar that floats over the top of a wide window.
    case floating

    /// The style of the item appearance that this layout uses. A floating bar uses the inline style.
    var style: UITabBarItemAppearance.Style {
        switch self {
        case .stacked: .stacked
        case .inline, .floating: .inline
        case .compactInline: .compactInline
        }
    }

    /// The configuration of symbols that do not specify one. A filled circle is 25 points wide, or 18 points if the
    /// title is beside the image (Apple's guidelines specify these sizes for images).
    var symbolConfiguration: UIImage.SymbolConfiguration {
        switch self {
        case .stacked: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        case .inline, .compactInline: UIImage.SymbolConfiguration(pointSize: 15, weight: .regular, scale: .medium)
        case .floating: UIImage.SymbolConfiguration(pointSize: 16, weight: .medium, scale: .medium)
        }
    }

    /// Returns the font of titles.
    func titleFont(isSelected: Bool) -> UIFont {
        switch self {
        case .stacked: .systemFont(ofSize: 10, weight: .medium)
        case .inline, .compactInline: .systemFont(ofSize: 13)
        case .floating: .systemFont(ofSize: 15, weight: isSelected ? .semibold : .medium)
        }
    }
}
