import Foundation

// Chosen (Dragging): A view without a drop interaction accepts drops by its `pasteConfiguration`, or its controller's,
// as copies.
/// Lets a view receive drops that its `pasteConfiguration`, or its controller's, permits, as copies.
@MainActor
final class PasteDrop: UIDropInteractionDelegate {
    private weak var responder: UIResponder?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)

    init(for responder: UIResponder) { self.responder = responder }

    nonisolated deinit {}

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        responder?.canPaste(session.items.map(\.itemProvider)) == true
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        // Items may have been added meanwhile.
        let isTaken = responder?.canPaste(session.items.map(\.itemProvider)) == true
        return UIDropProposal(operation: isTaken ? .copy : .forbidden)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        responder?.paste(itemProviders: session.items.map(\.itemProvider))
    }
}

extension UIView {
    /// The interaction for drops by a paste configuration of the view or its controller; `nil` without a
    /// configuration, or if the view has a drop interaction, which has priority.
    var pasteDropInteraction: UIDropInteraction? {
        guard !interactions.contains(where: { $0 is UIDropInteraction }) else { return nil }
        let all = UIContext.current.pasteConfigurations
        guard let drop = all.drop(for: self) ?? owningController.flatMap(all.drop) else { return nil }
        if drop.interaction.view !== self { drop.interaction.didMove(to: self) }
        return drop.interaction
    }
}
