import CoreGraphics
import Foundation

extension UIButton {
    /// The appearance of a button, as a value: title, image, colors, distances. Begin with a style and change it.
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

        /// A title in the tint color, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }

        /// A title in the tint color on gray.
        public static func gray() -> Configuration { Configuration(.gray) }

        /// A title in the tint color on a pale tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }

        /// A white title on the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }

        /// Returns `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }

        /// Returns `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }

        /// Returns `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        /// Returns `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        // MARK: - Content

        var titleText = ButtonText()
        var subtitleText = ButtonText()

        /// The title. Setting it removes the attributes of `attributedTitle`.
        public var title: String? {
            get { titleText.string }
            set { titleText.string = newValue }
        }
        /// The title with attributes, which override the attributes of the configuration.
        public var attributedTitle: AttributedString? {
            get { titleText.attributedString }
            set { titleText.attributedString = newValue }
        }
        /// Changes the attributes of the title before they are used. The default is `nil`.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A smaller line under the title. Setting it removes the attributes of `attributedSubtitle`.
        public var subtitle: String? {
            get { subtitleText.string }
            set { subtitleText.string = newValue }
        }
        /// The subtitle with attributes, which override the attributes of the configuration.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText.attributedString }
            set { subtitleText.attributedString = newValue }
        }
        /// Changes the attributes of the subtitle before they are used. The default is `nil`.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image beside the title.
        public var image: UIImage?
        /// Changes the color of the image before it is used. The default is `nil`.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The minimum width of the space for the image, in points. It aligns the titles of buttons with different
        /// images. The default is 0.
        public var imageReservation: CGFloat = 0
        /// Whether an activity indicator replaces the image. The default is `false`.
        public var showsActivityIndicator = false
        /// Changes the color of the activity indicator before it is used. The default is `nil`.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether chevrons after the titles indicate that the button opens a list of choices. The default is
        /// `automatic`: they are shown if the title of the button is the selected element of its menu.
        public var indicator = Indicator.automatic
        /// Changes the color of the chevrons before it is used. The default is `nil`.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The configuration of a symbol image that does not specify it. `nil` uses the font of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The truncation or line breaking of a title that is too long.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The truncation or line breaking of a subtitle that is too long.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The side of the titles for the image.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between the image and the titles, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle if their widths differ.
        public var titleAlignment = TitleAlignment.automatic

        // MARK: - Size and distances

        /// The size of the button.
        public var buttonSize = Size.medium {
            didSet { if hasDefaultContentInsets { contentInsets = Self.defaultContentInsets(buttonSize) } }
        }

        /// The distances between the content and the edges of the button, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { hasDefaultContentInsets = contentInsets == Self.defaultContentInsets(buttonSize) }
        }

        /// Resets `contentInsets` to the default of `buttonSize`.
        public mutating func setDefaultContentInsets() {
            contentInsets = Self.defaultContentInsets(buttonSize)
        }

        // MARK: - Appearance

        /// The roundness of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The base color of title and image. `nil` uses the color of the style.
        public var baseForegroundColor: UIColor?
        /// The base color of the background. `nil` uses the color of the style.
        public var baseBackgroundColor: UIColor?
        /// The background behind the content. A color that is set here is used unchanged.
        public var background = UIBackgroundConfiguration()

        /// The corner radius of the default background, in points.
        private static let backgroundRadius: CGFloat = 6
        /// Whether the appearance of the button changes when it is selected. The default is `true`.
        public var automaticallyUpdateForSelection = true

        /// Returns the configuration with the colors of a button's present state.
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
    /// The size of a button.
    public enum Size: Sendable {
        /// The medium size.
        case medium
        /// A smaller size.
        case small
        /// The smallest size.
        case mini
        /// A larger size.
        case large
    }

    /// The roundness of a button's corners.
    public enum CornerStyle: Sendable {
        /// The background's `cornerRadius`, independent of the text size.
        case fixed
        /// The background's `cornerRadius`, scaled with the text size.
        case dynamic
        /// A small radius.
        case small
        /// A medium radius.
        case medium
        /// A large radius.
        case large
        /// Half circles at both ends.
        case capsule
    }

    /// The indication that a button opens a list of choices.
    public enum Indicator: Sendable {
        /// Chevrons if the title of the button is the selected element of its menu.
        case automatic
        /// No indicator.
        case none
        /// Chevrons, up and down.
        case popup
    }

    /// The alignment of title and subtitle if their widths differ.
    public enum TitleAlignment: Sendable {
        /// The alignment that fits the placement of the image.
        case automatic
        /// The leading edge.
        case leading
        /// The center.
        case center
        /// The trailing edge.
        case trailing
    }
}
