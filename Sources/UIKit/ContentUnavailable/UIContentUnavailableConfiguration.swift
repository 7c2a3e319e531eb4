import Foundation

/// The description of what is shown where content would be: an image or an activity indicator, two texts and two
/// buttons, below each other in the middle.
///
///     override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///         contentUnavailableConfiguration = results.isEmpty ? UIContentUnavailableConfiguration.search() : nil
///     }
///
/// Begin with `empty()`, `loading()` or `search()`, and give it to a view controller, a cell, or a
/// `UIContentUnavailableView`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration>.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where the image, the texts and the buttons stand between the sides.
    public enum Alignment: Hashable, Sendable {
        /// In the middle.
        case center
        /// Where reading begins.
        case natural
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        image = kind.image
        imageProperties = kind.imageProperties
        systemText = kind.text(searchText: nil)
        textProperties = kind.textProperties
        ownSecondaryText = kind.secondaryText
        secondaryTextProperties = kind.secondaryTextProperties
        (button, secondaryButton) = (kind.button, kind.button)
        imageToTextPadding = kind.imageToTextPadding
    }

    // MARK: - Customizing the image

    /// The image; none by default, a magnifying glass for a search.
    public var image: UIImage?
    /// How the image, or the activity indicator, is shown.
    public var imageProperties: ImageProperties

    // MARK: - Customizing the texts

    /// The title. Setting it removes the one with attributes.
    public var text: String? {
        get { ownText ?? systemText }
        set {
            ownText = .some(newValue)
            ownAttributedText = nil
        }
    }

    /// The title with attributes; takes the place of `text`.
    public var attributedText: NSAttributedString? {
        get { ownAttributedText }
        set {
            ownAttributedText = newValue
            ownText = .some(newValue?.string)
        }
    }

    /// How the title is shown.
    public var textProperties: TextProperties

    /// The text below the title. Setting it removes the one with attributes.
    public var secondaryText: String? {
        get { ownSecondaryText }
        set {
            ownSecondaryText = newValue
            ownSecondaryAttributedText = nil
        }
    }

    /// The text below the title with attributes; takes the place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { ownSecondaryAttributedText }
        set {
            ownSecondaryAttributedText = newValue
            ownSecondaryText = newValue?.string
        }
    }

    /// How the text below the title is shown.
    public var secondaryTextProperties: TextProperties

    /// The title as long as the program has not set one; follows the state.
    private var systemText: String?
    // Unsafe only because comparing configurations is not the main actor's business, and attributed texts do not say
    // that they never change.
    private var ownText: String??
    nonisolated(unsafe) private var ownAttributedText: NSAttributedString?
    private var ownSecondaryText: String?
    nonisolated(unsafe) private var ownSecondaryAttributedText: NSAttributedString?

    // MARK: - Customizing the buttons

    /// The button under the texts. It is there where it has something to show, or its primary action has.
    public var button: UIButton.Configuration
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The button under the first one.
    public var secondaryButton: UIButton.Configuration
    /// What the button under the first one does.
    public var secondaryButtonProperties = ButtonProperties()

    // MARK: - Customizing layout and background

    /// Where everything stands between the sides. The default is `center`.
    public var alignment = Alignment.center
    /// The axes on which the margins are at least the superview's. The default is `horizontal`.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// The least space around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 32)
    /// The space between the image and what is below it, in points. Without an image there is none.
    public var imageToTextPadding: CGFloat
    /// The space between the two texts, in points. Without both there is none.
    public var textToSecondaryTextPadding: CGFloat = 3
    /// The space between the texts and the buttons, in points. Without both there is none.
    public var textToButtonPadding: CGFloat = 20
    /// The space between the two buttons, in points. Without both there is none.
    public var buttonToSecondaryButtonPadding: CGFloat = 15
    /// What lies behind all of it: nothing by default.
    public var background = UIBackgroundConfiguration.clear()

    // MARK: - Creating a content view

    /// Makes a `UIContentUnavailableView`.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The configuration as it is in a state: the title of a search quotes the text that is searched for, unless the
    /// program has set another title. Without a `UIContentUnavailableConfigurationState` it stays as it is.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard let state = state as? UIContentUnavailableConfigurationState else { return self }
        var updated = self
        updated.systemText = kind.text(searchText: state.searchText)
        return updated
    }

    /// Hashes the texts and the image. The rest seldom tells two configurations apart.
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(ownText ?? systemText)
        hasher.combine(ownSecondaryText)
        hasher.combine(image)
    }
}
