import Foundation
import InterfaceDocuments

// Stands for what the other parts write, until they are merged. To be deleted then.

// MARK: Segues

/// A segue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    nonisolated deinit {}
}

@MainActor
enum SegueTrigger {
    static func connect(
        _ segues: [SegueDescription], of object: AnyObject, _ element: ObjectElement, in unit: DocumentUnit
    ) {}
}

extension DocumentUnit {
    func performEmbedSegues() {}
}
