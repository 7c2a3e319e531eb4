import Foundation

/// Lets a view take the drops that its `pasteConfiguration`, or its controller's, permits, as copies.
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
        // Items may have come along meanwhile.
        let isTaken = responder?.canPaste(session.items.map(\.itemProvider)) == true
        return UIDropProposal(operation: isTaken ? .copy : .forbidden)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        responder?.paste(itemProviders: session.items.map(\.itemProvider))
    }
}

extension UIView {
    /// What takes drops by a paste configuration of the view or its controller; `nil` where there is none, and where the view has a
    /// drop interaction of its own, which decides.
    var pasteDropInteraction: UIDropInteraction? {
        guard !interactions.contains(where: { $0 is UIDropInteraction }) else { return nil }
        let all = UIContext.current.pasteConfigurations
        guard let drop = all.drop(for: self) ?? owningController.flatMap(all.drop) else { return nil }
        if drop.interaction.view !== self { drop.interaction.didMove(to: self) }
        return drop.interaction
    }
}
