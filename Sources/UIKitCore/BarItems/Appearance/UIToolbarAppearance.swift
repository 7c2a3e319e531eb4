import Foundation

/// The appearance of a toolbar: its background and buttons.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbarappearance>.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// Creates an appearance with the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Creates an appearance with the background of an existing appearance. If that is the appearance of a toolbar,
    /// creates a full copy.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }

    /// Creates an appearance from a storyboard or nib. Other coders create an appearance with the default background.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var buttonStorage = UIBarButtonItemAppearance(style: .plain)
    private var doneStorage = UIBarButtonItemAppearance(style: .done)

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
}
