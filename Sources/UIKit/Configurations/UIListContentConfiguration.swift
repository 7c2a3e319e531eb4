import Foundation

/// The content of a row, header or footer of a list: an image, a text and a second text, laid out as the system does.
///
/// Take one from a cell (`defaultContentConfiguration()`) or from here, set what it is to show, and give it to the cell.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration>.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    // MARK: - Customizing content

    /// The image; none by default.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()

    /// The text; none by default. Setting it removes the one with attributes.
    public var text: String? {
        get { ownText }
        set {
            ownText = newValue
            ownAttributedText = nil
        }
    }

    /// The text with attributes; takes the place of `text`.
    public var attributedText: NSAttributedString? {
        get { ownAttributedText }
        set {
            ownAttributedText = newValue
            ownText = newValue?.string
        }
    }

    /// How the text is shown.
    public var textProperties: TextProperties

    /// The second text; none by default. Setting it removes the one with attributes.
    public var secondaryText: String? {
        get { ownSecondaryText }
        set {
            ownSecondaryText = newValue
            ownSecondaryAttributedText = nil
        }
    }

    /// The second text with attributes; takes the place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { ownSecondaryAttributedText }
        set {
            ownSecondaryAttributedText = newValue
            ownSecondaryText = newValue?.string
        }
    }

    /// How the second text is shown.
    public var secondaryTextProperties: TextProperties

    /// How opaque all of it is, from 0 to 1. The default is 1.
    public var alpha: CGFloat = 1

    // Unsafe only because comparing configurations is not the main actor's business, and attributed texts do not say that they
    // never change.
    private var ownText: String?
    nonisolated(unsafe) private var ownAttributedText: NSAttributedString?
    private var ownSecondaryText: String?
    nonisolated(unsafe) private var ownSecondaryAttributedText: NSAttributedString?

    // MARK: - Customizing layout

    /// The sides on which the margins are at least the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The least space around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand side by side where there is room, instead of below each other.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least space between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The space between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// Whether it looks as in a sidebar while it is selected.
    var isOfSidebar = false

    init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    // MARK: - Creating a content view

    /// Makes a `UIListContentView`.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration as it is in a state: texts and images are paler while it is disabled. In a sidebar the text of what is selected
    /// is of medium weight, and all is white while that has the keyboard's focus (recorded). What a program has set stays.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let appearance = ConfigurationAppearance(state)
        let isWhite = isOfSidebar && appearance.isFocused
        func color(_ disabled: UIColor, _ normal: UIColor) -> UIColor {
            appearance.isDisabled ? disabled : isWhite ? .white : normal
        }
        updated.textProperties.systemColor = color(.tertiaryLabel, textProperties.normalColor)
        updated.secondaryTextProperties.systemColor = color(.quaternaryLabel, secondaryTextProperties.normalColor)
        updated.imageProperties.systemTint = appearance.isDisabled ? .tertiaryLabel : isWhite ? .white : nil
        updated.textProperties.isEmphasized = isOfSidebar && appearance.isSelected
        return updated
    }
}
