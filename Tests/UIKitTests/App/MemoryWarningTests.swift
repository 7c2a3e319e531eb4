import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Memory warnings")
struct MemoryWarningTests {
    @MainActor private final class Log { var lines: [String] = [] }

    private final class Controller: UIViewController {
        let log: Log

        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            log.lines.append(title ?? "")
        }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.lines.append("delegate") }
    }

    @Test("The delegate is called, then observers, then each controller once, before its children and presented ones")
    func order() throws {
        let log = Log()
        let delegate = Delegate(log)
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { log.lines.append("observer") } }
        defer { NotificationCenter.default.removeObserver(observer) }
        try Stage.run(rootViewController: Controller("root", log)) { stage in
            let root = try #require(stage.window.rootViewController)
            for name in ["first", "second"] {
                let child = Controller(name, log)
                root.addChild(child)
                child.didMove(toParent: root)
            }
            root.present(Controller("presented", log), animated: false)
            stage.settle()
            UIApplication.shared.delegate = delegate

            stage.sendMemoryWarning()

            expectEqual(log.lines, ["delegate", "observer", "root", "first", "second", "presented"])
        }
    }

    @Test("Visible content does not change when caches are released")
    func caches() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
            label.text = "Hello"
            label.textColor = .white
            label.layer.shadowOpacity = 1
            root.addSubview(label)
            let before = stage.snapshot().pngData()

            stage.sendMemoryWarning()
            label.setNeedsDisplay()

            expectEqual(stage.snapshot().pngData(), before)
        }
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = indexPath.row % 3 == 0 ? "Detail" : nil
            return cell
        }
    }

    /// Seconds after the beginning of a change to editing, and of a movement of the content.
    @Test("A table keeps its scroll indicator and its moving rows", arguments: [0, 0.05, 0.15, 0.6])
    func tables(after seconds: Double) throws {
        try Stage.run(size: CGSize(width: 320, height: 480), rootViewController: Rows(style: .plain)) { stage in
            let table = try #require(stage.window.rootViewController as? UITableViewController)
            table.tableView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
            stage.advance(by: 0.4)
            table.setEditing(true, animated: true)
            stage.touchDown(at: CGPoint(x: 160, y: 300))
            stage.touchMove(to: CGPoint(x: 160, y: 270))
            stage.touchMove(to: CGPoint(x: 160, y: 240))
            stage.advance(by: seconds)
            let before = stage.snapshot().pngData()

            stage.sendMemoryWarning()

            expectEqual(stage.snapshot().pngData(), before)
            stage.touchUp(at: CGPoint(x: 160, y: 240))
        }
    }

    @Test("A controller may dismiss and remove controllers when memory is short")
    func removal() throws {
        final class Releasing: UIViewController {
            override func didReceiveMemoryWarning() {
                for child in children { child.removeFromParent() }
                dismiss(animated: false)
            }
        }
        try Stage.run(rootViewController: Releasing()) { stage in
            stage.allowsDiagnostics = true
            let root = try #require(stage.window.rootViewController)
            root.addChild(UIViewController())
            root.present(UIViewController(), animated: false)
            stage.settle()

            stage.sendMemoryWarning()

            expectEmpty(root.children)
            expectNil(root.presentedViewController)
        }
    }
}
