/// What a controller, or one inside it, presents in its own context goes when it leaves its parent (chosen): it could not
/// be dismissed any more.
@MainActor
final class PresentationRemovalPolicy: TransitionPolicy {
    private let presenter: UIViewController

    private init(presenter: UIViewController) { self.presenter = presenter }

    static func removeAll(over presenter: UIViewController) {
        guard Presentation.made(inside: presenter) != nil else { return }
        Presentation.settleAll(over: presenter)
        guard let bottom = Presentation.all(inside: presenter).first, let container = bottom.containerView else {
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
        transition.outgoing = Presentation.presentedControllers(over: presenter).reversed()
        return true
    }

    func install(_ transition: ControllerTransition) {
        transition.session.start()
        transition.end(finished: true)
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) { Presentation.dropAll(over: presenter) }
}
