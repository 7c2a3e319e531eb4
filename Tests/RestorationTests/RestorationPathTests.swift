import Expectations
import IrekoTesting
import StateArchive
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Paths of restoration identifiers", .serialized)
struct RestorationPathTests {
    private func paths(_ state: ArchivedState?) -> [String] {
        (state?.objects ?? []).map { $0.path.joined(separator: "/") }
    }

    @Test("Of two siblings with one identifier the first is preserved, and the warning names both")
    func duplicates() throws {
        let root = LoggedController(
            "root",
            children: [
                LoggedController("a", children: [LoggedController("c")]),
                LoggedController("a", children: [LoggedController("d")]),
            ])
        try Stage.run(rootViewController: root) { stage in
            let state = stage.preserve()

            expectEqual(paths(state), ["root", "root/a", "root/a/c"])
            let message = try #require(stage.diagnostics.first?.message)
            expectEqual(stage.diagnostics.count, 1)
            #expect(message.contains("root/a"))
            expectEqual(message.components(separatedBy: "<LoggedController: 0x").count, 3)
        }
    }

    @Test("Cousins may share an identifier")
    func cousins() throws {
        let children = ["a", "b"].map { LoggedController($0, children: [LoggedController("same")]) }
        try Stage.run(rootViewController: LoggedController("root", children: children)) { stage in
            expectEqual(paths(stage.preserve()), ["root", "root/a", "root/b", "root/a/same", "root/b/same"])
        }
    }

    @Test("Controllers that are encoded twice, and in a circle, are preserved once")
    func circle() throws {
        try Stage.run(root: LoggedController("root", children: [LoggedController("a")])) { stage, root in
            root.whenEncoded = { [unowned root] in $0.encode([root, root.children[0], root.children[0]], forKey: "all")
            }
            (root.children[0] as? LoggedController)?.whenEncoded = { [unowned root] in $0.encode(root, forKey: "up") }

            expectEqual(paths(stage.preserve()), ["root", "root/a"])
        }
    }

    @Test("Pages of a stack may share an identifier, and their positions distinguish them")
    func stack() throws {
        func navigation(_ notes: String...) -> UINavigationController {
            let navigation = UINavigationController()
            navigation.setViewControllers(notes.map { LoggedController("page", note: $0) }, animated: false)
            navigation.restorationIdentifier = "navigation"
            return navigation
        }
        try Stage.run(root: navigation("0", "1")) { stage, root in
            let delegate = LoggingDelegate()
            delegate.willEncode = { [unowned root] in $0.encode(root.viewControllers, forKey: "pages") }
            let state = try #require(stage.preserve(delegate))
            expectEqual(paths(state).filter { $0 == "navigation/page" }.count, 2)
            let next = navigation("default", "default")

            try stage.restore(into: next)

            expectEqual(next.viewControllers.map { ($0 as? LoggedController)?.note }, ["0", "1"])
        }
    }

    @Test("Existing controllers are found by their path, and controllers elsewhere are not")
    func implicit() throws {
        func root(_ note: String, middle: String) -> LoggedController {
            LoggedController(
                "root", children: [LoggedController(middle, children: [LoggedController("leaf", note: note)])])
        }
        try Stage.run(rootViewController: root("kept", middle: "middle")) { stage in
            stage.preserve()
            let same = root("default", middle: "middle")

            try stage.restore(into: same)

            expectEqual((same.children[0].children[0] as? LoggedController)?.note, "kept")
        }
        try Stage.run(rootViewController: root("kept", middle: "middle")) { stage in
            stage.preserve()
            let other = root("default", middle: "other")

            try stage.restore(into: other)

            expectEqual((other.children[0].children[0] as? LoggedController)?.note, "default")
        }
    }

    @Test("A restoration class that cannot be found by its name is warned of when it is saved")
    func privateClass() throws {
        final class Local: UIViewController, UIViewControllerRestoration {
            static func viewController(
                withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
            ) -> UIViewController? { nil }
        }
        try Stage.run(root: LoggedController("root")) { stage, root in
            root.restorationClass = Local.self

            stage.preserve()

            expectEqual(stage.diagnostics.first?.message.contains("cannot be found by its name"), true)
        }
    }

    @Test("A missing or nonconforming restoration class gives a warning, and the search continues")
    func lostClass() throws {
        try Stage.run(rootViewController: LoggedController("root", note: "kept")) { stage in
            stage.preserve()
            let root = LoggedController("root")

            try stage.restore(into: root) { state in state.objects[0].restorationClassName = "Program.Gone" }

            expectEqual(root.note, "kept")
            expectEqual(
                stage.diagnostics.map(\.message),
                ["The restoration class Program.Gone does not exist, for the object root."])
        }
        try Stage.run(rootViewController: LoggedController("root", note: "kept")) { stage in
            stage.preserve()

            try stage.restore(into: LoggedController("root")) { state in
                state.objects[0].restorationClassName = String(reflecting: LoggingDelegate.self)
            }

            let message = stage.diagnostics.first?.message ?? ""
            expectTrue(
                message.hasPrefix(
                    "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: "
                        + "Class is"))
        }
    }

    @Test("A malformed archive restores as much as possible")
    func nonsense() throws {
        try Stage.run(rootViewController: LoggedController("root", note: "kept")) { stage in
            stage.preserve()
            let root = LoggedController("root")

            try stage.restore(into: root) { state in
                let first = state.objects[0]
                state.roots = [-5, 900]
                for kind in [ArchivedObject.Kind.viewController, .view, .registeredObject] {
                    state.objects.append(ArchivedObject(kind: kind, path: [], positions: [], className: ""))
                    state.objects.append(
                        ArchivedObject(kind: kind, path: ["root", "x"], positions: [1], className: "?"))
                    state.objects.append(
                        ArchivedObject(kind: kind, path: ["no", "x"], positions: [-9, 7], className: "\0"))
                }
                state.objects.append(first)
                state.objects[1].storyboard = ArchivedStoryboard(name: "../../etc/passwd", bundlePath: "/")
                state.objects[2].storyboard = ArchivedStoryboard(name: "None", bundlePath: nil)
            }

            expectEqual(root.note, "kept")
            expectEmpty(stage.diagnostics)
        }
    }
}
