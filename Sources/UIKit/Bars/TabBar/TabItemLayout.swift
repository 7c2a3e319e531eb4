import UIFoundation
import UIKitCore

/// How a tab bar arranges what it shows of an item.
enum TabItemLayout {
    /// The title under the image.
    case stacked
    /// The title beside the image.
    case inline
    /// The same in a bar of compact height.
    case compactInline
    /// The title alone, in a bar that floats over the top of a wide window.
    case floating

    /// Which of an appearance's parts counts; a floating bar looks as an inline one.
    var style: UITabBarItemAppearance.Style {
        switch self {
        case .stacked: .stacked
        case .inline, .floating: .inline
        case .compactInline: .compactInline
        }
    }

    /// The size of symbols that do not say theirs: a filled circle is 25 points wide, and 18 where the title is beside it
    /// (Apple's guidelines give these sizes for images).
    var symbolConfiguration: UIImage.SymbolConfiguration {
        switch self {
        case .stacked: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        case .inline, .compactInline: UIImage.SymbolConfiguration(pointSize: 15, weight: .regular, scale: .medium)
        case .floating: UIImage.SymbolConfiguration(pointSize: 16, weight: .medium, scale: .medium)
        }
    }

    /// The font of titles.
    func titleFont(isSelected: Bool) -> UIFont {
        switch self {
        case .stacked: .systemFont(ofSize: 10, weight: .medium)
        case .inline, .compactInline: .systemFont(ofSize: 13)
        case .floating: .systemFont(ofSize: 15, weight: isSelected ? .semibold : .medium)
        }
    }
}
