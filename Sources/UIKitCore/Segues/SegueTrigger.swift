import Foundation
import InterfaceDocuments

/// Triggers a segue: the target of the controls, items and gesture recognizers that a storyboard connects with it, and
/// of selected cells.
///
/// Each segue of a scene has one trigger, independent of the number of cells. The scene retains it.
@MainActor
package final class SegueTrigger: NamedActionTarget {
    private let segue: SegueDescription
    private let ownerID: String
    @SharedWeak private var source: UIViewController?
    /// The container view of an embed segue.
    @SharedWeak var container: UIView?
    /// The gesture recognizers whose active gesture has triggered the segue.
    private var begun: Set<ObjectIdentifier> = []

    init(_ segue: SegueDescription, ownerID: String, source: UIViewController) {
        (self.segue, self.ownerID) = (segue, ownerID)
        self.source = source
    }

    nonisolated deinit {}

    package static var namedActions: NamedActions {
        NamedActions().adding(action, SegueTrigger.fire)
    }

    static let action: Selector = "fireSegue:"

    /// Performs the segue if the source permits it.
    ///
    /// - Parameter sender: The object that triggered it.
    package func fire(_ sender: Any?) {
        guard let source else { return }
        if let recognizer = sender as? UIGestureRecognizer, !isRecognized(by: recognizer) { return }
        SegueRun(segue, ownerID: ownerID, source: source, sender: sender).performIfAllowed()
    }

    // Chosen (Documents): A gesture triggers its segue when it is recognized, and not again while it continues.
    /// Returns whether a gesture triggers the segue now: when it is recognized, but not again while it continues.
    private func isRecognized(by recognizer: UIGestureRecognizer) -> Bool {
        let id = ObjectIdentifier(recognizer)
        switch recognizer.state {
        case .began: return begun.insert(id).inserted
        case .ended: return begun.remove(id) == nil
        case .cancelled, .failed, .possible:
            begun.remove(id)
            return false
        case .changed: return false
        }
    }

    // MARK: Connecting

    /// Connects an object of a scene with its segues.
    ///
    /// - Parameters:
    ///   - segues: All segues of the object.
    ///   - object: A control, an item, a gesture recognizer, a cell, a container view, or a controller, whose segues
    ///     the program performs.
    ///   - element: The object's element.
    ///   - unit: The unit that created the object.
    static func connect(
        _ segues: [SegueDescription], of object: AnyObject, _ element: ObjectElement, in unit: DocumentUnit
    ) {
        guard let scene = unit.scene, let source = scene.controller, !(object is UIViewController) else { return }
        let isCell = element.kind == .tableViewCell || element.kind == .collectionViewCell
        for segue in segues where segue.kind != .relationship {
            let trigger = scene.segueTriggers.trigger(for: segue, ownerID: element.id, source: source)
            if segue.kind == .embed {
                trigger.container = object as? UIView
            } else if isCell, let cell = object as? UIView {
                if segue.isForAccessory { cell.accessorySegue = trigger } else { cell.selectionSegue = trigger }
            } else if let sender = object as? any DocumentActionSender {
                sender.connect(trigger, action, event: nil)
            } else {
                Diagnostics.warn(
                    .segue,
                    "\(unit.document.name):\(segue.line): <segue>: <\(element.elementName)> does not trigger segues; "
                        + "the segue can only be performed by its identifier")
            }
        }
    }
}
