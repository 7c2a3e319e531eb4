import Foundation

/// A behavior for touches that can be added to a view, with its own gesture recognizers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinteraction>.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that owns the interaction. Implement it as a weak property, set in `didMove(to:)`.
    var view: UIView? { get }

    /// Called before the interaction is added to a view, or with `nil` before it is removed.
    func willMove(to view: UIView?)

    /// Called after the interaction was added to a view, or with `nil` after it was removed.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        extrasForWriting.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard extras?.interactions.contains(where: { $0 === interaction }) == true else { return }
        interaction.willMove(to: nil)
        extras?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func replaceInteractions(with new: [any UIInteraction]) {
        for old in extras?.interactions ?? [] where !new.contains(where: { $0 === old }) { removeInteraction(old) }
        for interaction in new { addInteraction(interaction) }
    }
}
