// Chosen (Controllers): A presentation in the context of a controller is dismissed when the controller leaves its
// parent, because it could not be dismissed later.
/// Dismisses a presentation in the context of a controller or its descendant when the controller leaves its parent,
/// since it could not be dismissed later.
@MainActor
final class PresentationRemovalPolicy: TransitionPolicy {
    private let presenter: UIViewController

    private init(presenter: UIViewController) { self.presenter = presenter }

    static func removeAll(over presenter: UIViewController) {
        guard PresentationTree.made(inside: presenter) != nil else { return }
        PresentationTree.settleAll(over: presenter)
        guard let bottom = PresentationTree.all(inside: presenter).first, let container = bottom.containerView else {
            return
        }
        TransitionHost().submit(
            ControllerTransition(
                .presentation, policy: PresentationRemovalPolicy(presenter: presenter),
                session: TransitionSession(
                    participants: .init(from: bottom.presented), containerView: container, isAnimated: false)),
            start: .now)
    }

    func prepare(_ transition: ControllerTransition) -> Bool {
        transition.outgoing = PresentationTree.presentedControllers(over: presenter).reversed()
        return true
    }

    func install(_ transition: ControllerTransition) {
        transition.session.start()
        transition.end(finished: true)
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) { PresentationTree.dropAll(over: presenter) }
}
