import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Registered objects", .serialized)
struct RegisteredObjectTests {
    @Test("A registered object is preserved when it is encoded, and found when it is registered again")
    func found() throws {
        try Stage.run(root: LoggedController("root")) { stage, root in
            let model = Model("model", text: "kept")
            model.parent = root
            root.whenEncoded = { $0.encode(model, forKey: "model") }
            let state = stage.preserve()
            expectEqual(state?.objects.map(\.path), [["root"], ["root", "model"]])
            // In a new launch it is missing.
            model.parent = nil
            let later = LoggedController("root")
            let other = Model("model", text: "default")
            other.parent = later
            var decoded: Model?
            later.whenDecoded = { decoded = $0.decodeObject(forKey: "model") as? Model }

            try stage.restore(into: later)

            expectIdentical(decoded, other)
            expectEqual(other.text, "kept")
            expectTrue(other.isFinished)
            expectEqual(
                Array(RestorationLog.entries.suffix(4)),
                [
                    "decode root", "decode model", "didDecode", "finished root",
                ])
        }
    }

    @Test("A missing object is made by its class")
    func made() throws {
        try Stage.run(root: LoggedController("root")) { stage, root in
            let model = Model("model", text: "kept", restorationClass: Model.self)
            root.whenEncoded = { $0.encode([model], forKey: "models") }
            stage.preserve()
            let later = LoggedController("root")
            var texts: [String] = []
            later.whenDecoded = { texts = ($0.decodeObject(forKey: "models") as? [Model])?.map(\.text) ?? [] }

            try stage.restore(into: later)

            expectEqual(texts, ["made"])
        }
    }

    @Test("Objects that are not encoded are not preserved, and deallocated objects are not retained")
    func notEncoded() throws {
        weak var gone: Model?
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            do {
                let model = Model("model", text: "")
                gone = model
                expectEqual(stage.preserve()?.objects.count, 1)
            }
            expectNil(gone)
        }
    }

    @Test("An empty identifier is an error, and a circle of parents ends")
    func errors() throws {
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            let (one, two) = (Model("one", text: ""), Model("two", text: ""))
            (one.parent, two.parent) = (two, one)
            let delegate = LoggingDelegate()
            delegate.willEncode = { $0.encode([one, two], forKey: "models") }
            stage.preserve(delegate)
            two.parent = nil
            expectEmpty(stage.diagnostics)

            UIApplication.registerObject(forStateRestoration: one, restorationIdentifier: "")

            expectEqual(stage.diagnostics.map(\.rule), ["restorationObject"])
        }
    }
}

final class Model: NSObject, UIStateRestoring, UIObjectRestoration {
    var text: String
    var isFinished = false
    weak var parent: (any UIStateRestoring)?
    let objectRestorationClass: (any UIObjectRestoration.Type)?

    init(_ identifier: String, text: String, restorationClass: (any UIObjectRestoration.Type)? = nil) {
        self.text = text
        objectRestorationClass = restorationClass
        super.init()
        UIApplication.registerObject(forStateRestoration: self, restorationIdentifier: identifier)
    }

    var restorationParent: (any UIStateRestoring)? { parent }

    func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }

    func decodeRestorableState(with coder: NSCoder) {
        RestorationLog.entries.append("decode model")
        text = coder.decodeObject(forKey: "text") as? String ?? ""
    }

    func applicationFinishedRestoringState() { isFinished = true }

    /// Retained only by the references to it.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)? { Model(identifierComponents.last ?? "", text: "made", restorationClass: Model.self) }
}
