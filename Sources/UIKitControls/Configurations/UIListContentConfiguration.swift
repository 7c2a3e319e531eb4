import Foundation

/// The content configuration of a row, header or footer of a list: an image, a text and a secondary text in the
/// system's layout.
///
/// Get a configuration from a cell (`defaultContentConfiguration()`) or from this type, set its content, and assign it
/// to the cell.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration>.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    // MARK: - Customizing content

    /// The image. The default is `nil`.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()

    /// The text. The default is `nil`. Setting it removes `attributedText`.
    public var text: String? {
        get { ownText }
        set {
            ownText = newValue
            ownAttributedText = nil
        }
    }

    /// The attributed text, which replaces `text`.
    public var attributedText: NSAttributedString? {
        get { ownAttributedText }
        set {
            ownAttributedText = newValue
            ownText = newValue?.string
        }
    }

    /// The properties of the text.
    public var textProperties: TextProperties

    /// The secondary text. The default is `nil`. Setting it removes `secondaryAttributedText`.
    public var secondaryText: String? {
        get { ownSecondaryText }
        set {
            ownSecondaryText = newValue
            ownSecondaryAttributedText = nil
        }
    }

    /// The attributed secondary text, which replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { ownSecondaryAttributedText }
        set {
            ownSecondaryAttributedText = newValue
            ownSecondaryText = newValue?.string
        }
    }

    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties

    /// The opacity of the content, from 0 to 1. The default is 1.
    public var alpha: CGFloat = 1

    // Marked as unsafe because configurations are compared outside the main actor and attributed strings are not
    // declared as immutable.
    private var ownText: String?
    nonisolated(unsafe) private var ownAttributedText: NSAttributedString?
    private var ownSecondaryText: String?
    nonisolated(unsafe) private var ownSecondaryAttributedText: NSAttributedString?

    // MARK: - Customizing layout

    /// The axes with margins that are at least as large as the superview's layout margins.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The minimum distances between the content and the edges of the view, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts are displayed side by side if they fit in one line, instead of one below the other.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum space between two texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The space between two texts that are one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// Whether a selected cell has the appearance of a sidebar's cell.
    var isOfSidebar = false

    init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    // MARK: - Creating a content view

    /// Creates a `UIListContentView`.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state. In a disabled state, texts and images are paler. In a sidebar, the text
    /// of a selected row has medium weight, and the content is white while the row has the keyboard focus (recorded).
    /// Values that the program has set do not change.
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
