import CoreGraphics
import Foundation

/// Several motion effects that are added to a view together.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimotioneffectgroup>.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. The default is `nil`.
    open var motionEffects: [UIMotionEffect]?

    /// Returns the values of all effects. If several effects have the same key path, the value of the last one is used.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { _, new in new } }
    }
}
