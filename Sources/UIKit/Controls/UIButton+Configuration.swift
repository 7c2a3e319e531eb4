import Foundation

extension UIButton {
    /// How a button looks: its style, content, colours and shape, as a value.
    public struct Configuration: Sendable {
        enum Style: Sendable {
            case plain, gray, tinted, filled, bordered, borderless, borderedTinted, borderedProminent
        }

        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// As the background says; 6 points.
            case fixed
            /// 6 points, growing with the type size.
            case dynamic
            /// 4 points.
            case small
            /// 6 points.
            case medium
            /// 12 points.
            case large
            /// Half of the shorter side.
            case capsule
        }

        var style: Style

        /// The title.
        public var title: String?
        /// The image.
        public var image: UIImage?
        /// The space between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The space around the content, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of the content, instead of the style's.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made of, instead of the tint colour.
        public var baseBackgroundColor: UIColor?

        init(_ style: Style) { self.style = style }

        /// Just the content, in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// On gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// On a shade of the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// On the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// On gray, as a toolbar has it.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// Just the content, as a toolbar has it.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// On a shade of the tint colour, as a toolbar has it.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// On the tint colour, as a toolbar has it.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

        var isProminent: Bool { style == .filled || style == .borderedProminent }

        @MainActor
        func colors(tint: UIColor, isEnabled: Bool) -> (foreground: UIColor, background: UIColor?) {
            let base = baseBackgroundColor ?? tint
            let background: UIColor? =
                switch style {
                case .plain, .borderless: nil
                case .gray, .bordered: .secondarySystemFill
                case .tinted, .borderedTinted: base.withAlphaComponent(0.18)
                case .filled, .borderedProminent: base
                }
            guard isEnabled else { return (.tertiaryLabel, background == nil ? nil : .tertiarySystemFill) }
            return (baseForegroundColor ?? (isProminent ? .white : tint), background)
        }

        func cornerRadius(for size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic, .medium: min(6, size.height / 2)
            case .small: min(4, size.height / 2)
            case .large: min(12, size.height / 2)
            case .capsule: min(size.width, size.height) / 2
            }
        }
    }
}
