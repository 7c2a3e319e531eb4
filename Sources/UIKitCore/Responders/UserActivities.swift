/// The activities of responders. Few have one, so that they are kept beside them.
@MainActor
struct UserActivities {
    private struct Entry {
        weak var responder: UIResponder?
        let activity: NSUserActivity
    }

    private var entries: [Entry] = []

    subscript(responder: UIResponder) -> NSUserActivity? {
        get { entries.first { $0.responder === responder }?.activity }
        set {
            entries.removeAll { $0.responder == nil || $0.responder === responder }
            if let newValue { entries.append(Entry(responder: responder, activity: newValue)) }
        }
    }

    /// The responders that have an activity, in the order in which they got it.
    func responders(of activity: NSUserActivity) -> [UIResponder] {
        entries.filter { $0.activity === activity }.compactMap(\.responder)
    }
}
