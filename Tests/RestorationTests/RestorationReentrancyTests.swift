import Expectations
import IrekoTesting
import StateArchive
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Calls while state is preserved and restored", .serialized)
struct RestorationReentrancyTests {
    @Test("State that is preserved meanwhile is not preserved twice, without loops")
    func saving() throws {
        try Stage.run(root: LoggedController("root")) { stage, root in
            root.whenEncoded = { _ in StatePreservation.save(UIApplication.shared) }

            let log = RestorationLog.during { stage.preserve() }

            expectEqual(log, ["shouldSave", "willEncode", "encode root"])
            let later = LoggedController("root")
            later.whenDecoded = { _ in StatePreservation.save(UIApplication.shared) }
            try stage.restore(into: later)
            expectEqual(RestorationLog.entries.last, "finished root")
        }
    }

    @Test("Objects that create further objects endlessly are limited")
    func endless() throws {
        try Stage.run(rootViewController: Endless(0)) { stage in
            let state = stage.preserve()

            expectEqual(state?.objects.count, 10_000)
            expectEqual(stage.diagnostics.map(\.rule), ["restoration"])
        }
    }

    @Test("The hierarchy may change in every callback")
    func changing() throws {
        let root = {
            LoggedController(
                "root", children: [LoggedController("a", isMade: true), LoggedController("b", isMade: true)])
        }
        try Stage.run(root: root()) { stage, root in
            root.whenEncoded = { [unowned root] _ in
                for child in root.children {
                    child.willMove(toParent: nil)
                    child.removeFromParent()
                }
                root.present(LoggedController("late"), animated: false)
            }
            stage.allowsDiagnostics = true
            stage.preserve()
            stage.settle()
            root.dismiss(animated: false)
            stage.settle()
            let later = LoggedController("root")
            later.whenDecoded = { [unowned later, unowned stage] _ in
                later.present(LoggedController("own"), animated: false)
                stage.window.rootViewController = UINavigationController(rootViewController: UIViewController())
            }

            try stage.restore(into: later)
            stage.settle()

            expectTrue(stage.window.rootViewController is UINavigationController)
        }
    }

    @Test("A coder that is kept ignores further values, and still reads")
    func keptCoders() throws {
        var (encoder, decoder): (NSCoder?, NSCoder?) = (nil, nil)
        try Stage.run(root: LoggedController("root", note: "kept")) { stage, root in
            root.whenEncoded = { encoder = $0 }
            let state = stage.preserve()
            encoder?.encode(1, forKey: "late")
            encoder?.encode(UIViewController(), forKey: "controller")
            expectNil(state?.objects[0].values["late"])
            expectEqual(encoder?.containsValue(forKey: "controller"), false)
            let later = LoggedController("root")
            later.whenDecoded = { decoder = $0 }
            try stage.restore(into: later)

            expectEqual(decoder?.decodeObject(forKey: "note") as? String, "kept")
            (encoder, decoder) = (nil, nil)
        }
    }
}

/// Makes a new controller whenever it is encoded.
private final class Endless: UIViewController {
    private var others: [UIViewController] = []
    private var depth = 0

    convenience init(_ depth: Int) {
        self.init(nibName: nil, bundle: nil)
        self.depth = depth
        restorationIdentifier = "endless\(depth)"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let other = Endless(depth + 1)
        others = [other]
        coder.encode(other, forKey: "other")
    }
}
