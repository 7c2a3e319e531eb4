import CoreGraphics
import Foundation

extension UIButton {
    /// How a button looks, as a value: title, image, colours, distances. Begin with one of the styles and change it.
    ///
    ///     var configuration = UIButton.Configuration.filled()
    ///     configuration.title = "Continue"
    ///     button.configuration = configuration
    @preconcurrency @MainActor
    public struct Configuration: Equatable {
        enum Style: Sendable { case plain, gray, tinted, filled }

        var style: Style
        var hasDefaultContentInsets = true

        init(_ style: Style) {
            self.style = style
            contentInsets = Self.defaultContentInsets(buttonSize)
            background.cornerRadius = Self.backgroundRadius
            if style == .plain { background.backgroundColor = .clear }
        }

        // MARK: - Styles

        /// A title in the tint colour, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }

        /// A title in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }

        /// A title in the tint colour on a pale tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }

        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }

        /// As `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }

        /// As `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }

        /// As `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        /// As `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        // MARK: - Content

        var titleText = ButtonText()
        var subtitleText = ButtonText()

        /// The title. Setting it removes the attributes of `attributedTitle`.
        public var title: String? {
            get { titleText.string }
            set { titleText.string = newValue }
        }
        /// The title with attributes, which come before those of the configuration.
        public var attributedTitle: AttributedString? {
            get { titleText.attributedString }
            set { titleText.attributedString = newValue }
        }
        /// What is made of the title's attributes before they are used; nothing by default.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A smaller line under the title. Setting it removes the attributes of `attributedSubtitle`.
        public var subtitle: String? {
            get { subtitleText.string }
            set { subtitleText.string = newValue }
        }
        /// The subtitle with attributes, which come before those of the configuration.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText.attributedString }
            set { subtitleText.attributedString = newValue }
        }
        /// What is made of the subtitle's attributes before they are used; nothing by default.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image beside the title.
        public var image: UIImage?
        /// What is made of the image's colour before it is used; nothing by default.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How wide the space for the image is at least, in points: so that titles of buttons with different images begin at the
        /// same place. The default is 0.
        public var imageReservation: CGFloat = 0
        /// Whether an activity indicator turns in place of the image. The default is `false`.
        public var showsActivityIndicator = false
        /// What is made of the indicator's colour before it is used; nothing by default.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether a pair of chevrons after the titles says that the button opens a list of choices. The default is `automatic`:
        /// it does where the button shows the choice of its menu as its title.
        public var indicator = Indicator.automatic
        /// What is made of the chevrons' colour before it is used; nothing by default.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// How a symbol is drawn as the image where it does not specify it itself. `nil`: as the title's text.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// How a title that is too long is truncated or broken.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How a subtitle that is too long is truncated or broken.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// On which side of the titles the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between the image and the titles.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// How titles of different widths are aligned with each other.
        public var titleAlignment = TitleAlignment.automatic

        // MARK: - Size and distances

        /// How large the button is.
        public var buttonSize = Size.medium {
            didSet { if hasDefaultContentInsets { contentInsets = Self.defaultContentInsets(buttonSize) } }
        }

        /// Points between the content and the sides of the button.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { hasDefaultContentInsets = contentInsets == Self.defaultContentInsets(buttonSize) }
        }

        /// Lets `contentInsets` follow `buttonSize` again.
        public mutating func setDefaultContentInsets() {
            contentInsets = Self.defaultContentInsets(buttonSize)
        }

        // MARK: - Appearance

        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour from which that of title and image is made. `nil` for the style's own.
        public var baseForegroundColor: UIColor?
        /// The colour from which that of the background is made. `nil` for the style's own.
        public var baseBackgroundColor: UIColor?
        /// What lies behind the content. A colour that is set here is used as it is.
        public var background = UIBackgroundConfiguration()

        /// The corner radius of the default background, in points.
        private static let backgroundRadius: CGFloat = 6
        /// Whether the button's appearance changes when it is selected. `true` unless set.
        public var automaticallyUpdateForSelection = true

        /// The configuration with the colours that it has in a button's present state.
        public func updated(for button: UIButton) -> Configuration {
            let colors = colors(for: button.state, tint: button.tintColor, role: button.role)
            var configuration = self
            configuration.baseForegroundColor = colors.foreground
            configuration.background.backgroundColor = colors.background
            return configuration
        }

        private static func defaultContentInsets(_ size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }
}

extension UIButton.Configuration {
    /// How large a button is.
    public enum Size: Sendable {
        /// Of the middle size.
        case medium
        /// Smaller.
        case small
        /// The smallest.
        case mini
        /// Larger.
        case large
    }

    /// How round a button's corners are.
    public enum CornerStyle: Sendable {
        /// By the background's `cornerRadius`, whatever the size of text.
        case fixed
        /// By the background's `cornerRadius`, larger with larger text.
        case dynamic
        /// A little.
        case small
        /// More.
        case medium
        /// Much.
        case large
        /// Half circles at both ends.
        case capsule
    }

    /// What says that a button opens a list of choices.
    public enum Indicator: Sendable {
        /// Chevrons, where the button shows the choice of its menu as its title.
        case automatic
        /// Nothing.
        case none
        /// Chevrons, up and down.
        case popup
    }

    /// How titles of different widths are aligned with each other.
    public enum TitleAlignment: Sendable {
        /// As the placement of the image suggests.
        case automatic
        /// Where reading begins.
        case leading
        /// In the middle.
        case center
        /// Where reading ends.
        case trailing
    }
}
