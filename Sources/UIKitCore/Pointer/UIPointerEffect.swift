import CoreGraphics
import Foundation

/// The effect on a view under the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The effect of the system: `highlight` for a small view, and otherwise `lift`.
    case automatic(UITargetedPreview)
    /// A translucent area behind the view.
    case highlight(UITargetedPreview)
    /// The view is slightly larger, with a shadow.
    case lift(UITargetedPreview)
    /// A tint, a shadow and a scale, each if wanted.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The place of a tint.
    public enum TintMode: Sendable {
        /// No tint.
        case none
        /// In front of the view.
        case overlay
        /// Behind the view.
        case underlay
    }

    /// The view with the effect.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}
