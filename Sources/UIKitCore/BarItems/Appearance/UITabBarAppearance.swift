import CoreGraphics
import Foundation

/// How a tab bar looks: its background, and its items in each of their layouts.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarappearance>.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Makes an appearance with the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Makes an appearance with another one's background, and where that is a tab bar's with all of it.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorImage = other.selectionIndicatorImage
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    /// Makes an appearance as a storyboard or nib describes it; of another coder one with the default background.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeItems(from: coder) }
    }

    private var stackedStorage = UITabBarItemAppearance(style: .stacked)
    private var inlineStorage = UITabBarItemAppearance(style: .inline)
    private var compactStorage = UITabBarItemAppearance(style: .compactInline)

    /// How items look whose title is under the image. Kept as a copy.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { observed(stackedStorage) }
        set { set(&stackedStorage, newValue) }
    }

    /// How items look whose title is beside the image. Kept as a copy.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { observed(inlineStorage) }
        set { set(&inlineStorage, newValue) }
    }

    /// The same in a bar of compact height. Kept as a copy.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { observed(compactStorage) }
        set { set(&compactStorage, newValue) }
    }

    /// An image behind the selected item. The default is `nil`.
    open var selectionIndicatorImage: UIImage? { didSet { notify() } }

    /// The colour of that image where it is a template. The default is `nil`.
    open var selectionIndicatorTintColor: UIColor? { didSet { notify() } }

    /// How the items are distributed. The default is `automatic`.
    open var stackedItemPositioning = UITabBarItemPositioning.automatic { didSet { notify() } }

    /// The width of each item where they are in the middle, in points; 0, the default, for the system's.
    open var stackedItemWidth: CGFloat = 0 { didSet { notify() } }

    /// The distance between items where they are in the middle, in points; 0, the default, for the system's.
    open var stackedItemSpacing: CGFloat = 0 { didSet { notify() } }
}
