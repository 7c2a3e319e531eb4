import Foundation

/// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`, and whether they are balanced.
@MainActor
enum ManualAppearance {
    static func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
        let beginning = AppearanceCallbacks.begin(
            controller, appearing: appearing, animated: animated, owner: .application)
        guard beginning == .unchanged else { return }
        reportUnbalanced(
            controller,
            "beginAppearanceTransition(\(appearing)) came while it "
                + (appearing ? "appears or has appeared" : "disappears or has disappeared"))
    }

    static func end(_ controller: UIViewController) {
        guard controller.lifecycle.owner == .application else {
            reportUnbalanced(
                controller, "endAppearanceTransition() came without beginAppearanceTransition(_:animated:)")
            return
        }
        AppearanceCallbacks.end(controller)
    }

    private static func reportUnbalanced(_ controller: UIViewController, _ reason: String) {
        Diagnostics.warn(
            .unbalancedAppearanceTransition,
            "Unbalanced calls to begin/end appearance transitions for \(Diagnostics.name(controller)): \(reason).")
    }
}
