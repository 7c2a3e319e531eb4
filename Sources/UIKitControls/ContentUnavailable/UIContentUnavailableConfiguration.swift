import Foundation

/// A configuration of the content that replaces unavailable content: an image or an activity indicator, two texts and
/// two buttons, in a centered column.
///
///     override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///         contentUnavailableConfiguration = results.isEmpty ? UIContentUnavailableConfiguration.search() : nil
///     }
///
/// Begin with `empty()`, `loading()` or `search()`, and assign the configuration to a view controller, a cell, or a
/// `UIContentUnavailableView`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration>.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The horizontal alignment of the image, the texts and the buttons.
    public enum Alignment: Hashable, Sendable {
        /// Centered.
        case center
        /// At the leading side.
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

    /// The image. The default is `nil`, or a magnifying glass for a search.
    public var image: UIImage?
    /// The properties of the image or the activity indicator.
    public var imageProperties: ImageProperties

    // MARK: - Customizing the texts

    /// The title. Setting it removes `attributedText`.
    public var text: String? {
        get { ownText ?? systemText }
        set {
            ownText = .some(newValue)
            ownAttributedText = nil
        }
    }

    /// The attributed title, which replaces `text`.
    public var attributedText: NSAttributedString? {
        get { ownAttributedText }
        set {
            ownAttributedText = newValue
            ownText = .some(newValue?.string)
        }
    }

    /// The properties of the title.
    public var textProperties: TextProperties

    /// The text below the title. Setting it removes `secondaryAttributedText`.
    public var secondaryText: String? {
        get { ownSecondaryText }
        set {
            ownSecondaryText = newValue
            ownSecondaryAttributedText = nil
        }
    }

    /// The attributed text below the title, which replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { ownSecondaryAttributedText }
        set {
            ownSecondaryAttributedText = newValue
            ownSecondaryText = newValue?.string
        }
    }

    /// The properties of the text below the title.
    public var secondaryTextProperties: TextProperties

    /// The default title, which depends on the state. It is used until the program sets a title.
    private var systemText: String?
    // Marked as unsafe because configurations are compared outside the main actor and attributed strings are not
    // declared as immutable.
    private var ownText: String??
    nonisolated(unsafe) private var ownAttributedText: NSAttributedString?
    private var ownSecondaryText: String?
    nonisolated(unsafe) private var ownSecondaryAttributedText: NSAttributedString?

    // MARK: - Customizing the buttons

    /// The configuration of the button below the texts. The button is visible if this configuration or the primary
    /// action has content.
    public var button: UIButton.Configuration
    /// The properties of the button.
    public var buttonProperties = ButtonProperties()
    /// The configuration of the button below the first button.
    public var secondaryButton: UIButton.Configuration
    /// The properties of the button below the first button.
    public var secondaryButtonProperties = ButtonProperties()

    // MARK: - Customizing layout and background

    /// The horizontal alignment. The default is `center`.
    public var alignment = Alignment.center
    /// The axes with margins that are at least as large as the superview's layout margins. The default is
    /// `horizontal`.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// The minimum distances between the content and the edges of the view, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 32)
    /// The space below the image, in points. It is not used without an image.
    public var imageToTextPadding: CGFloat
    /// The space between the two texts, in points. It is used only if both exist.
    public var textToSecondaryTextPadding: CGFloat = 3
    /// The space between the texts and the buttons, in points. It is used only if both exist.
    public var textToButtonPadding: CGFloat = 20
    /// The space between the two buttons, in points. It is used only if both exist.
    public var buttonToSecondaryButtonPadding: CGFloat = 15
    /// The background of the view. The default is clear.
    public var background = UIBackgroundConfiguration.clear()

    // MARK: - Creating a content view

    /// Creates a `UIContentUnavailableView`.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state. The title of a search quotes the search text, unless the program has set
    /// a title. A state that is not a `UIContentUnavailableConfigurationState` is ignored.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard let state = state as? UIContentUnavailableConfigurationState else { return self }
        var updated = self
        updated.systemText = kind.text(searchText: state.searchText)
        return updated
    }

    /// Hashes the texts and the image. The remaining properties rarely differ between configurations.
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(ownText ?? systemText)
        hasher.combine(ownSecondaryText)
        hasher.combine(image)
    }
}
