import Foundation

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIView: AppearanceCustomizing {
    /// Applies the settings of appearance proxies to a view and its descendants. Called before the view enters a
    /// window by being added to this view.
    func applyAppearance(to view: UIView) {
        guard AppearanceRegistry.hasSettings() else { return }
        view.applyAppearance(in: appearanceSurroundings, traits: effectiveTraits)
    }

    /// This view, its ancestors, and the controllers of these views, from the innermost to the outermost.
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

    /// Applies the settings of appearance proxies that match the new traits. Called after the traits of the view
    /// changed.
    func appearanceTraitsDidChange() {
        guard AppearanceRegistry.hasSettings(forTraits: true), currentWindow != nil else { return }
        AppearanceRegistry.apply(to: self, in: Array(appearanceSurroundings.dropFirst()), traits: effectiveTraits)
    }
}

extension UIViewController: UIAppearanceContainer {}
