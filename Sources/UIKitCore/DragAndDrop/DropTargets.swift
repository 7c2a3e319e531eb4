import CoreGraphics
import Foundation

/// Which drop interaction a drag is over, and which it has been over. A class, since delegates call back into it.
@MainActor
final class DropTargets {
    private struct Weak { weak var interaction: UIDropInteraction? }

    nonisolated deinit {}

    private(set) weak var current: UIDropInteraction?
    /// The one that took the drop.
    weak var performed: UIDropInteraction?
    private var entered: [Weak] = []
    /// What interactions below the finger have answered; they are asked again when the finger comes back.
    private var answers: [(interaction: Weak, canHandle: Bool)] = []

    /// The innermost interaction at a point of the screen that can handle the drag.
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

    /// Leaves one interaction and enters another.
    func enter(_ target: UIDropInteraction?, _ session: DropSession) {
        guard target !== current else { return }
        let old = current
        current = target
        if let old { old.delegate?.dropInteraction(old, sessionDidExit: session) }
        guard let target, target === current else { return }
        if !entered.contains(where: { $0.interaction === target }) { entered.append(Weak(interaction: target)) }
        target.delegate?.dropInteraction(target, sessionDidEnter: session)
    }

    /// Tells all that the drag has been over that it has ended.
    func end(_ session: DropSession) {
        if let performed { performed.delegate?.dropInteraction(performed, concludeDrop: session) }
        for interaction in entered.compactMap(\.interaction) {
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
        }
    }
}
