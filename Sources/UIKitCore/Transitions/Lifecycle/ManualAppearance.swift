import Foundation

// Chosen (Controllers): If a controller is covered by a different controller in its own context,
// `beginAppearanceTransition` and `endAppearanceTransition` apply to the covering controller.
/// Implements `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`, and checks that they are
/// balanced.
///
/// If a controller is covered by another in its own context, the calls apply to the covering controller, as with
/// automatic forwarding.
@MainActor
enum ManualAppearance {
    static func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
        // A running presentation by the child ends first, as for a child whose parent appears or disappears
        // automatically.
        if controller.parentStorage != nil { controller.extras?.presentation?.host.settle() }
        let wasBegun = controller.moves.isBegunByHand
        controller.moves.isBegunByHand = true
        let shown = AppearanceForwarding.inPlace(of: controller)
        let beginning = AppearanceCallbacks.begin(
            shown, appearing: appearing, animated: animated, owner: .application)
        // The covering controller may be in a dismissal.
        guard beginning == .unchanged, shown === controller else { return }
        controller.moves.isBegunByHand = wasBegun
        reportUnbalanced(
            controller,
            "beginAppearanceTransition(\(appearing)) was called while it "
                + (appearing ? "appears or has appeared" : "disappears or has disappeared"))
    }

    static func end(_ controller: UIViewController) {
        guard controller.moves.isBegunByHand else {
            reportUnbalanced(
                controller, "endAppearanceTransition() was called without beginAppearanceTransition(_:animated:)")
            return
        }
        controller.moves.isBegunByHand = false
        // If a transition owns the controller by now, that transition ends the controller's appearance.
        let shown = AppearanceForwarding.inPlace(of: controller)
        let generation = shown.lifecycle.generation
        if controller.lifecycle.owner == .application { AppearanceCallbacks.end(controller, needsWindow: false) }
        // A callback may have begun a new transition, which its own call ends.
        guard shown !== controller, shown.lifecycle.owner == .application, shown.lifecycle.generation == generation
        else { return }
        AppearanceCallbacks.end(shown, needsWindow: false)
    }

    private static func reportUnbalanced(_ controller: UIViewController, _ reason: String) {
        Diagnostics.warn(
            .unbalancedAppearanceTransition,
            "Unbalanced calls to begin/end appearance transitions for \(Diagnostics.name(controller)): \(reason).")
    }
}
