import Foundation
import IrekoTesting
import TestSupport
import UIKit

/// A controller with two draggable squares and a drop target, and a log of their delegates' calls.
@MainActor
final class DragWorld: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let first = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
    let second = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 80))
    let place = UIView(frame: CGRect(x: 200, y: 100, width: 160, height: 160))
    var log: [String] = []
    var itemCount = 1
    var operation = UIDropOperation.copy
    var allowsMove = true
    var texts: [String] = []
    /// Called in each callback, with its name.
    var onCallback: (String) -> Void = { _ in }
    weak var session: (any UIDragSession)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        (first.backgroundColor, second.backgroundColor, place.backgroundColor) = (.red, .orange, .lightGray)
        for source in [first, second] {
            view.addSubview(source)
            source.addInteraction(UIDragInteraction(delegate: self))
        }
        view.addSubview(place)
        place.addInteraction(UIDropInteraction(delegate: self))
    }

    private func note(_ line: String) {
        log.append(line)
        onCallback(line)
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        self.session = session
        note("items")
        return (0..<itemCount).map { UIDragItem(itemProvider: NSItemProvider(object: "text \($0)" as NSString)) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        note("lift preview")
        return interaction.view.map { UITargetedDragPreview(view: $0) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        note("will lift")
        animator.addCompletion { [weak self] in self?.note("lifted \($0.rawValue)") }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        note("begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        note("allows move")
        return allowsMove
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { note("move") }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { note("will end \(operation.rawValue)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("did end \(operation.rawValue)") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        note("transferred")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        note("items to add")
        return [UIDragItem(itemProvider: NSItemProvider(object: "added" as NSString))]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { note("will add \(items.count)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
        note("will cancel")
        animator.addCompletion { [weak self] _ in self?.note("cancelled") }
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        note("can handle")
        return session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { note("enter") }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        note("update")
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { note("exit") }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("perform")
        session.loadObjects(ofClass: String.self) { [weak self] in
            self?.texts = $0
            self?.note("loaded")
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        note("will drop")
        animator.addCompletion { [weak self] _ in self?.note("dropped") }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { note("conclude") }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        note("session end")
    }
}

extension Stage {
    /// Lifts the view at a point and drags it in one movement.
    func carry(_ device: PointingDevice = .finger, from start: CGPoint, to end: CGPoint) {
        down(device, at: start)
        advance(by: 0.4)
        move(device, to: end)
    }
}
