import Foundation

/// How a navigation bar looks: its background, its titles, its buttons.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Makes an appearance with the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Makes an appearance with another one's background, and where that is a navigation bar's with all of it.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        (ownIndicator, ownMask) = (other.ownIndicator, other.ownMask)
    }

    /// Makes an appearance as a storyboard or nib describes it; of another coder one with the default background.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeTitles(from: coder) }
    }

    // MARK: Configuring the title

    /// How the title in the row looks, beyond what the system says. The default is empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notify() } }

    /// How far the title is moved. The default is zero.
    open var titlePositionAdjustment = UIOffset.zero { didSet { notify() } }

    /// How the large title looks, beyond what the system says. The default is empty.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notify() } }

    // MARK: Configuring bar button item appearance

    private var buttonStorage = UIBarButtonItemAppearance(style: .plain)
    private var doneStorage = UIBarButtonItemAppearance(style: .done)
    private var backStorage = UIBarButtonItemAppearance(style: .plain)

    /// How plain buttons look. Kept as a copy.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { observed(buttonStorage) }
        set { set(&buttonStorage, newValue) }
    }

    /// How buttons of the style `done` look. Kept as a copy.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { observed(doneStorage) }
        set { set(&doneStorage, newValue) }
    }

    /// How back buttons look. Kept as a copy.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { observed(backStorage) }
        set { set(&backStorage, newValue) }
    }

    // MARK: Configuring the back button

    private var ownIndicator: UIImage?
    private var ownMask: UIImage?

    /// The image beside the back button's title; the system's chevron while both images are not set.
    open var backIndicatorImage: UIImage { ownIndicator ?? BackChevron.image }

    /// Where the back button's title can be seen while it moves into the indicator.
    open var backIndicatorTransitionMaskImage: UIImage { ownMask ?? BackChevron.image }

    /// Sets both images, or with `nil` for one of them the system's chevron.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let areBoth = backIndicatorImage != nil && transitionMaskImage != nil
        (ownIndicator, ownMask) = areBoth ? (backIndicatorImage, transitionMaskImage) : (nil, nil)
        notify()
    }
}
