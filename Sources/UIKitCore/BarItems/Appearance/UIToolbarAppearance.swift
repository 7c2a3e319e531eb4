import Foundation

/// How a toolbar looks: its background and its buttons.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbarappearance>.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// Makes an appearance with the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Makes an appearance with another one's background, and where that is a toolbar's with all of it.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }

    /// Makes an appearance as a storyboard or nib describes it; of another coder one with the default background.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var buttonStorage = UIBarButtonItemAppearance(style: .plain)
    private var doneStorage = UIBarButtonItemAppearance(style: .done)

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
}
