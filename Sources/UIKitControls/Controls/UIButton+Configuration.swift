import CoreGraphics
import Foundation

extension UIButton {
    /// The appearance and the content of a button. Create a configuration with one of the styles and change its
    /// properties.
    ///
    ///     var configuration = UIButton.Configuration.filled()
    ///     configuration.title = "Continue"
    ///     button.configuration = configuration
    @preconcurrency @MainActor
    public struct Configuration: Equatable {
        enum Style: Sendable {
            case plain, gray, tinted, filled, glass, prominentGlass

            /// Whether the title is white on a background in the tint color.
            var isFilled: Bool { self == .filled || self == .prominentGlass }
        }

        var style: Style
        var hasDefaultContentInsets = true

        init(_ style: Style) {
            self.style = style
            contentInsets = Self.defaultContentInsets(buttonSize)
            background.cornerRadius = Self.backgroundRadius
            if style == .plain { background.backgroundColor = .clear }
        }

        // MARK: - Styles

        /// Returns a configuration with a title in the tint color and without a background.
        public static func plain() -> Configuration { Configuration(.plain) }

        /// Returns a configuration with a title in the tint color on a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }

        /// Returns a configuration with a title in the tint color on a pale background in the tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }

        /// Returns a configuration with a white title on a background in the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }

        /// Returns the same configuration as `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }

        /// Returns the same configuration as `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }

        /// Returns the same configuration as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        /// Returns the same configuration as `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        private init(_ style: Style, glass: UIGlassEffect.Style) {
            self.init(style)
            cornerStyle = .capsule
            background.visualEffect = UIGlassEffect(style: glass)
        }

        /// Returns a configuration with a title in the color of text on a capsule of glass. A name of iOS 26.
        public static func glass() -> Configuration { Configuration(.glass, glass: .regular) }

        /// Returns the same configuration as `glass()` with clear glass. A name of iOS 26.
        public static func clearGlass() -> Configuration { Configuration(.glass, glass: .clear) }

        /// Returns a configuration with a white title on a capsule of glass in the tint color. A name of iOS 26.
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass, glass: .regular) }

        /// Returns the same configuration as `prominentGlass()` with clear glass. A name of iOS 26.
        public static func prominentClearGlass() -> Configuration {
            Configuration(.prominentGlass, glass: .clear)
        }

        // MARK: - Content

        var titleText = ButtonText()
        var subtitleText = ButtonText()

        /// The title. Setting it removes the attributes of `attributedTitle`.
        public var title: String? {
            get { titleText.string }
            set { titleText.string = newValue }
        }
        /// The title with attributes. Its attributes take precedence over those of the configuration.
        public var attributedTitle: AttributedString? {
            get { titleText.attributedString }
            set { titleText.attributedString = newValue }
        }
        /// A transformer that is applied to the attributes of the title. The default is `nil`.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The subtitle, in a smaller font below the title. Setting it removes the attributes of `attributedSubtitle`.
        public var subtitle: String? {
            get { subtitleText.string }
            set { subtitleText.string = newValue }
        }
        /// The subtitle with attributes. Its attributes take precedence over those of the configuration.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText.attributedString }
            set { subtitleText.attributedString = newValue }
        }
        /// A transformer that is applied to the attributes of the subtitle. The default is `nil`.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image beside the title.
        public var image: UIImage?
        /// A transformer that is applied to the color of the image. The default is `nil`.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The minimum width of the area for the image, in points. If it is the same for several buttons, their titles
        /// are aligned although their images have different widths. The default is 0.
        public var imageReservation: CGFloat = 0
        /// Whether an activity indicator replaces the image. The default is `false`.
        public var showsActivityIndicator = false
        /// A transformer that is applied to the color of the activity indicator. The default is `nil`.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The indicator after the titles, which shows that the button opens a list of choices. The default is
        /// `automatic`: chevrons are shown if the title of the button is the selected element of its menu.
        public var indicator = Indicator.automatic
        /// A transformer that is applied to the color of the chevrons. The default is `nil`.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The symbol configuration for an image that does not specify one; `nil` to match the font of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The line break mode of a title that does not fit in one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The line break mode of a subtitle that does not fit in one line.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The side of the titles where the image is placed.
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
        /// The base color of the title and the image; `nil` for the color of the style.
        public var baseForegroundColor: UIColor?
        /// The base color of the background; `nil` for the color of the style.
        public var baseBackgroundColor: UIColor?
        /// The background of the button. A background color that you set is used unchanged.
        public var background = UIBackgroundConfiguration()

        /// The corner radius of the default background, in points.
        private static let backgroundRadius: CGFloat = 5.95
        /// Whether the appearance of the button depends on `isSelected`. The default is `true`.
        public var automaticallyUpdateForSelection = true

        /// Returns the configuration with the colors for the current state of a button.
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
        /// The background's `cornerRadius` is used, independent of the content size category.
        case fixed
        /// The background's `cornerRadius` is scaled with the content size category.
        case dynamic
        /// A small radius.
        case small
        /// A medium radius.
        case medium
        /// A large radius.
        case large
        /// The ends of the button are half circles.
        case capsule
    }

    /// The indicator of a button that opens a list of choices.
    public enum Indicator: Sendable {
        /// Chevrons are shown if the title of the button is the selected element of its menu.
        case automatic
        /// No indicator.
        case none
        /// Chevrons that point up and down.
        case popup
    }

    /// The alignment of title and subtitle if their widths differ.
    public enum TitleAlignment: Sendable {
        /// The alignment depends on the placement of the image.
        case automatic
        /// Aligned at the leading edge.
        case leading
        /// Centered.
        case center
        /// Aligned at the trailing edge.
        case trailing
    }
}
