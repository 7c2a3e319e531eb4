import Foundation

/// The appearance of a navigation bar: its background, titles and buttons.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Creates an appearance with the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Creates an appearance with the background of an existing appearance. If that is the appearance of a navigation
    /// bar, creates a full copy.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        (ownIndicator, ownMask) = (other.ownIndicator, other.ownMask)
    }

    /// Creates an appearance from a storyboard or nib. Other coders create an appearance with the default background.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeTitles(from: coder) }
    }

    // MARK: Configuring the title

    /// Attributes of the inline title that override the system's attributes. The default is empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notify() } }

    /// The offset of the title from its usual position, in points. The default is zero.
    open var titlePositionAdjustment = UIOffset.zero { didSet { notify() } }

    /// Attributes of the large title that override the system's attributes. The default is empty.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notify() } }

    /// Attributes of the subtitle below the inline title that override the system's attributes. The default is empty. A
    /// name of iOS 26.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notify() } }

    /// Attributes of the subtitle below the large title that override the system's attributes. The default is empty. A
    /// name of iOS 26.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notify() } }

    // MARK: Configuring bar button item appearance

    private var buttonStorage = UIBarButtonItemAppearance(style: .plain)
    private var doneStorage = UIBarButtonItemAppearance(style: .done)
    private var backStorage = UIBarButtonItemAppearance(style: .plain)

    /// The appearance of plain buttons. Kept as a copy.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { observed(buttonStorage) }
        set { set(&buttonStorage, newValue) }
    }

    /// The appearance of buttons with the style `done`. Kept as a copy.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { observed(doneStorage) }
        set { set(&doneStorage, newValue) }
    }

    /// The name of `doneButtonAppearance` in iOS 26.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    /// The appearance of back buttons. Kept as a copy.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { observed(backStorage) }
        set { set(&backStorage, newValue) }
    }

    // MARK: Configuring the back button

    private var ownIndicator: UIImage?
    private var ownMask: UIImage?

    /// The image beside the back button's title; the system's chevron unless both images are set.
    open var backIndicatorImage: UIImage { ownIndicator ?? BackChevron.image }

    /// A mask for the back button's title while the title moves into the indicator. The title is visible inside the
    /// mask.
    open var backIndicatorTransitionMaskImage: UIImage { ownMask ?? BackChevron.image }

    /// Sets both images. If either image is `nil`, the system's chevron is used.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let areBoth = backIndicatorImage != nil && transitionMaskImage != nil
        (ownIndicator, ownMask) = areBoth ? (backIndicatorImage, transitionMaskImage) : (nil, nil)
        notify()
    }
}
