import Expectations
import IrekoTesting
import StateArchive
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The order of preserving and restoring", .serialized)
struct RestorationOrderTests {
    /// A root that exists at each launch, with children that their class makes, and one child that the delegate makes.
    private func root() -> LoggedController {
        LoggedController(
            "root", note: "r",
            children: [
                LoggedController(
                    "a", note: "1", isMade: true, children: [LoggedController("c", note: "3", isMade: true)]),
                LoggedController("b", note: "2"),
            ])
    }

    @Test("The delegate is called, then the root encodes, then the encoded controllers, one after the other")
    func preserving() throws {
        try Stage.run(rootViewController: root()) { stage in
            let log = RestorationLog.during { stage.preserve() }

            expectEqual(log, ["shouldSave", "willEncode", "encode root", "encode a", "encode b", "encode c"])
        }
    }

    @Test("All objects are found, parents first, then views are loaded, then state is read, parents first")
    func restoring() throws {
        try Stage.run(rootViewController: root()) { stage in
            stage.preserve()
            let delegate = LoggingDelegate()
            delegate.make = { path, _ in path.last == "b" ? LoggedController("b") : nil }

            try stage.restore(into: LoggedController("root"), delegate)

            expectEqual(
                RestorationLog.entries,
                [
                    "shouldRestore", "asked for root", "make root/a (1)", "asked for root/b", "make root/a/c (3)",
                    "viewDidLoad a", "viewDidLoad b", "viewDidLoad c", "decode root", "decode a", "decode b",
                    "decode c",
                    "didDecode", "finished root", "finished a", "finished b", "finished c",
                ])
            let root = try #require(stage.window.rootViewController as? LoggedController)
            let notes = root.children.compactMap { ($0 as? LoggedController)?.note }
            expectEqual(root.note, "r")
            expectEqual(notes, ["1", "2"])
        }
    }

    @Test("A delegate that disables saving gets no further calls, and the saved state is discarded")
    func notSaved() throws {
        try Stage.run(rootViewController: root()) { stage in
            stage.preserve()
            let delegate = LoggingDelegate()
            delegate.saves = false

            var kept: Bool?
            let log = RestorationLog.during { kept = stage.preserve(delegate)?.application != nil }

            expectEqual(log, ["shouldSave"])
            expectEqual(kept, false)
        }
    }

    @Test("A delegate that disables restoration gets no further calls")
    func notRestored() throws {
        try Stage.run(rootViewController: root()) { stage in
            stage.preserve()
            let delegate = LoggingDelegate()
            delegate.restores = false

            try stage.restore(into: LoggedController("root"), delegate)

            expectEqual(RestorationLog.entries, ["shouldRestore"])
            let store = try #require(UIContext.current.stateStore as? MemoryStateStore)
            expectFalse(store.isRestoring)
        }
    }

    @Test("A class that returns nil omits its controller and its content; the delegate is not called")
    func leftOut() throws {
        let children = { [LoggedController("gone", isMade: true, children: [LoggedController("c", isMade: true)])] }
        try Stage.run(rootViewController: LoggedController("root", children: children())) { stage in
            stage.preserve()

            try stage.restore(into: LoggedController("root"))

            expectEqual(
                RestorationLog.entries,
                [
                    "shouldRestore", "asked for root", "make root/gone (default)", "decode root", "didDecode",
                    "finished root",
                ])
        }
    }

    @Test("State is read by the class that wrote it and by its subclasses")
    func classes() throws {
        try Stage.run(rootViewController: LoggedController("root", note: "kept")) { stage in
            stage.preserve()

            try stage.restore(into: LoggedSubclass("root"))

            expectEqual((stage.window.rootViewController as? LoggedController)?.note, "kept")
        }
        try Stage.run(rootViewController: LoggedSubclass("root", note: "kept")) { stage in
            stage.preserve()

            try stage.restore(into: LoggedController("root"))

            expectEqual((stage.window.rootViewController as? LoggedController)?.note, "default")
            expectEqual(RestorationLog.entries.last, "finished root")
        }
    }

    @Test("Without an identifier neither the controller nor its content is preserved")
    func withoutIdentifier() throws {
        let root = LoggedController(nil, children: [LoggedController("a", isMade: true)])
        try Stage.run(rootViewController: root) { stage in
            let log = RestorationLog.during { stage.preserve() }

            expectEqual(log, ["shouldSave", "willEncode"])
        }
    }

    @Test("A controller that the delegate encodes is preserved, though its parent is not")
    func encodedByDelegate() throws {
        let root = { LoggedController(nil, children: [LoggedController("a", note: "kept", isMade: true)]) }
        try Stage.run(rootViewController: root()) { stage in
            let delegate = LoggingDelegate()
            delegate.willEncode = { $0.encode(stage.window.rootViewController?.children.first, forKey: "child") }
            stage.preserve(delegate)
            let later = LoggingDelegate()
            var note: String?
            later.didDecode = { note = ($0.decodeObject(forKey: "child") as? LoggedController)?.note }

            try stage.restore(into: LoggedController(nil), later)

            expectEqual(note, "kept")
            #expect(RestorationLog.entries.contains("make a (kept)"))
        }
    }

    @Test("While the program extends the restoration the state is not consumed")
    func extended() throws {
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            stage.preserve()
            let delegate = LoggingDelegate()
            delegate.didDecode = { _ in
                UIApplication.shared.extendStateRestoration()
                UIApplication.shared.extendStateRestoration()
            }

            try stage.restore(into: LoggedController("root"), delegate)
            UIApplication.shared.completeStateRestoration()

            #expect(throws: (any Error).self) { try UIContext.current.stateStore?.beginRestoring() }
            UIApplication.shared.completeStateRestoration()
            expectEmpty(stage.diagnostics)
            UIApplication.shared.completeStateRestoration()
            UIApplication.shared.extendStateRestoration()
            expectEqual(stage.diagnostics.map(\.rule), ["restoration", "restoration"])
        }
    }
}
