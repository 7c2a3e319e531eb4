import CoreGraphics
import Foundation

/// The appearance of a tab bar: its background, and its items in each layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarappearance>.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Creates an appearance with the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Creates an appearance with the background of an existing appearance. If that is the appearance of a tab bar,
    /// creates a full copy.
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

    /// Creates an appearance from a storyboard or nib. Other coders create an appearance with the default background.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeItems(from: coder) }
    }

    private var stackedStorage = UITabBarItemAppearance(style: .stacked)
    private var inlineStorage = UITabBarItemAppearance(style: .inline)
    private var compactStorage = UITabBarItemAppearance(style: .compactInline)

    /// The appearance of items with the title under the image. Kept as a copy.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { observed(stackedStorage) }
        set { set(&stackedStorage, newValue) }
    }

    /// The appearance of items with the title beside the image. Kept as a copy.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { observed(inlineStorage) }
        set { set(&inlineStorage, newValue) }
    }

    /// The appearance of items with the title beside the image, in a bar of compact height. Kept as a copy.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { observed(compactStorage) }
        set { set(&compactStorage, newValue) }
    }

    /// An image behind the selected item. The default is `nil`.
    open var selectionIndicatorImage: UIImage? { didSet { notify() } }

    /// The color of `selectionIndicatorImage` if that is a template. The default is `nil`.
    open var selectionIndicatorTintColor: UIColor? { didSet { notify() } }

    /// The distribution of the items. The default is `automatic`.
    open var stackedItemPositioning = UITabBarItemPositioning.automatic { didSet { notify() } }

    /// The width of each centered item, in points. The default, 0, is the system's width.
    open var stackedItemWidth: CGFloat = 0 { didSet { notify() } }

    /// The distance between centered items, in points. The default, 0, is the system's spacing.
    open var stackedItemSpacing: CGFloat = 0 { didSet { notify() } }
}
