import Foundation

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIView: AppearanceCustomizing {
    /// Applies the settings of proxies to a view that is about to enter a window under a superview, and to its
    /// descendants.
    func applyAppearance(to view: UIView) {
        guard AppearanceRegistry.hasSettings() else { return }
        view.applyAppearance(in: appearanceSurroundings, traits: effectiveTraits)
    }

    /// The view, the views around it, and their controllers, the innermost first.
    var appearanceSurroundings: [AnyObject] {
        var surroundings: [AnyObject] = []
        var ancestor: UIView? = self
        while let current = ancestor {
            surroundings.append(current)
            if let controller = current.owningController { surroundings.append(controller) }
            ancestor = current.superviewStorage
        }
        return surroundings
    }

    private func applyAppearance(in surroundings: [AnyObject], traits: UITraitCollection) {
        let own = owningController.map { [$0] + surroundings } ?? surroundings
        AppearanceRegistry.apply(to: self, in: own, traits: traits)
        guard !subviewsStorage.isEmpty else { return }
        let below = [self] + own
        for view in subviewsStorage { view.applyAppearance(in: below, traits: traits) }
    }

    /// Applies settings for the traits after the view's traits changed.
    func appearanceTraitsDidChange() {
        guard AppearanceRegistry.hasSettings(forTraits: true), currentWindow != nil else { return }
        AppearanceRegistry.apply(to: self, in: Array(appearanceSurroundings.dropFirst()), traits: effectiveTraits)
    }
}

extension UIViewController: UIAppearanceContainer {}
