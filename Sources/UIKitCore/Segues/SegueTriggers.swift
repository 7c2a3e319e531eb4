import InterfaceDocuments

/// The triggers of a scene's segues.
@MainActor
final class SegueTriggers {
    private var triggers: [SegueDescription: SegueTrigger] = [:]

    init() {}
    nonisolated deinit {}

    /// Returns the trigger of a segue, created on first use.
    func trigger(for segue: SegueDescription, ownerID: String, source: UIViewController) -> SegueTrigger {
        if let trigger = triggers[segue] { return trigger }
        let trigger = SegueTrigger(segue, ownerID: ownerID, source: source)
        triggers[segue] = trigger
        return trigger
    }

    /// Returns the trigger of a segue, if it was created.
    func trigger(of segue: SegueDescription) -> SegueTrigger? { triggers[segue] }
}

extension DocumentScene {
    /// The triggers of the scene's segues.
    var segueTriggers: SegueTriggers {
        if let made = triggers.lazy.compactMap({ $0 as? SegueTriggers }).first { return made }
        let made = SegueTriggers()
        triggers.append(made)
        return made
    }
}
