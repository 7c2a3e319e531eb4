import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Views with identifiers", .serialized)
struct RestoredViewTests {
    private func root(_ note: String, childsView: String? = nil) -> LoggedController {
        let root = LoggedController("root")
        let outer = UIView()
        outer.addSubview(LoggedView("inner", note: note))
        root.view.addSubview(outer)
        root.view.addSubview(LoggedView(nil, note: note))
        if let childsView {
            let child = LoggedController("child", isMade: false)
            root.add(child)
            child.view.addSubview(LoggedView(childsView, note: note))
            root.view.addSubview(child.view)
        }
        return root
    }

    @Test("They are encoded and decoded after their controller, and before the next one")
    func order() throws {
        try Stage.run(rootViewController: root("kept", childsView: "inner")) { stage in
            let log = RestorationLog.during { stage.preserve() }
            expectEqual(
                log,
                [
                    "shouldSave", "willEncode", "encode root", "encode view inner", "encode child", "encode view inner",
                ])

            try stage.restore(into: root("default", childsView: "inner"))

            expectEqual(
                RestorationLog.entries.filter { $0.hasPrefix("decode") },
                [
                    "decode root", "decode view inner (kept)", "decode child", "decode view inner (kept)",
                ])
        }
    }

    @Test("A reference to a view is resolved to the view in its controller")
    func reference() throws {
        try Stage.run(root: root("kept")) { stage, first in
            first.whenEncoded = { [unowned first] in $0.encode(first.view.subviews[0].subviews[0], forKey: "view") }
            stage.preserve()
            let later = root("default")
            var found: UIView?
            later.whenDecoded = { found = $0.decodeObject(forKey: "view") as? UIView }

            try stage.restore(into: later)

            expectTrue(found != nil && found === later.view.subviews[0].subviews[0])
            found = nil
        }
    }
}

private final class LoggedView: UIView {
    private var note = ""

    init(_ identifier: String?, note: String) {
        super.init(frame: .zero)
        restorationIdentifier = identifier
        self.note = note
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        RestorationLog.entries.append("encode view \(restorationIdentifier ?? "nil")")
        coder.encode(note, forKey: "note")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        note = coder.decodeObject(forKey: "note") as? String ?? "nothing"
        RestorationLog.entries.append("decode view \(restorationIdentifier ?? "nil") (\(note))")
    }
}
