import CoreGraphics
import Foundation

/// The drop interaction below a drag and the interactions it entered earlier. A class, since delegates call back into
/// it.
@MainActor
final class DropTargets {
    private struct Weak { weak var interaction: UIDropInteraction? }

    nonisolated deinit {}

    private(set) weak var current: UIDropInteraction?
    /// The interaction that performed the drop.
    weak var performed: UIDropInteraction?
    private var entered: [Weak] = []
    /// The results of `canHandle` of the interactions below the finger; requested again when the finger returns.
    private var answers: [(interaction: Weak, canHandle: Bool)] = []

    /// Returns the innermost interaction at a point of the screen that can handle the drag.
    func target(at point: CGPoint, in scene: UIWindowScene, for session: DropSession) -> UIDropInteraction? {
        var view = SceneInput.hitTest(point, in: scene, with: nil)?.view
        var below: [UIDropInteraction] = []
        while let next = view {
            below += next.interactions.reversed().compactMap { $0 as? UIDropInteraction }
            if let pasting = next.pasteDropInteraction { below.append(pasting) }
            view = next.superview
        }
        answers.removeAll { answer in !below.contains { $0 === answer.interaction.interaction } }
        for interaction in below {
            guard let delegate = interaction.delegate else { continue }
            if let known = answers.first(where: { $0.interaction.interaction === interaction }) {
                if known.canHandle { return interaction } else { continue }
            }
            let answer = delegate.dropInteraction(interaction, canHandle: session)
            answers.append((Weak(interaction: interaction), answer))
            if answer { return interaction }
        }
        return nil
    }

    // Chosen (Dragging): A cancelled drag leaves the view below it first (`sessionDidExit`). `canHandle` is called
    // each time that the drag enters a view.
    /// Exits the current interaction and enters a new interaction.
    func enter(_ target: UIDropInteraction?, _ session: DropSession) {
        guard target !== current else { return }
        let old = current
        current = target
        if let old { old.delegate?.dropInteraction(old, sessionDidExit: session) }
        guard let target, target === current else { return }
        if !entered.contains(where: { $0.interaction === target }) { entered.append(Weak(interaction: target)) }
        target.delegate?.dropInteraction(target, sessionDidEnter: session)
    }

    /// Notifies all entered interactions about the end of the drag.
    func end(_ session: DropSession) {
        if let performed { performed.delegate?.dropInteraction(performed, concludeDrop: session) }
        for interaction in entered.compactMap(\.interaction) {
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
        }
    }
}
