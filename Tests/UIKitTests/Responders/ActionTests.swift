import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import UIKitCore

/// A label that can be copied, as usual on iOS.
private final class CopyableView: UIView {
    var log: [String] = []
    var isEmpty = false

    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:" && isEmpty ? false : super.canPerformAction(action, withSender: sender)
    }
}

private final class SizingView: UIView {
    override func decreaseSize(_ sender: Any?) {}
}

private final class DocumentController: UIViewController {
    var log: [String] = []

    override class var namedActions: NamedActions {
        super.namedActions
            .adding("save:", DocumentController.save(_:))
            .adding("refresh", DocumentController.refresh)
            .adding("press:event:", DocumentController.press(_:event:))
            .adding("wantsControl:", DocumentController.wantsControl(_:))
    }

    override func selectAll(_ sender: Any?) { log.append("selectAll") }
    func save(_ sender: Any?) { log.append("save \(sender as? String ?? "nil")") }
    func refresh() { log.append("refresh") }
    func press(_ sender: Any?, event: UIEvent?) { log.append("press \(event == nil)") }
    func wantsControl(_ sender: UIControl) { log.append("control") }
}

private final class SubController: UIViewController {
    override class var namedActions: NamedActions { NamedActions().adding("only", SubController.only) }
    func only() {}
}

@MainActor
@Suite("Actions", .serialized)
struct ActionTests {
    @Test("An edit action is offered by classes that override it")
    func overridden() {
        let view = CopyableView()

        expectTrue(view.canPerformAction("copy:", withSender: nil))
        expectFalse(view.canPerformAction("cut:", withSender: nil))
        expectFalse(view.canPerformAction("paste:", withSender: nil))
        expectFalse(UIView().canPerformAction("copy:", withSender: nil))
        expectTrue(SizingView().responds(to: "decreaseSize:"))
        expectFalse(SizingView().responds(to: "increaseSize:"))
        expectFalse(SizingView().responds(to: "makeTextWritingDirectionLeftToRight:"))
        expectFalse(view.responds(to: nil))
        expectFalse(view.responds(to: ""))
    }

    @Test("A subclass inherits edit actions")
    func inherited() {
        final class Derived: UIControl {}
        class Middle: UIControl { override func toggleItalics(_ sender: Any?) {} }
        final class Leaf: Middle { override func export(_ sender: Any?) {} }

        expectFalse(Derived().responds(to: "toggleItalics:"))
        expectTrue(Leaf().responds(to: "toggleItalics:"))
        expectTrue(Leaf().responds(to: "export:"))
        expectFalse(Middle().responds(to: "export:"))
    }

    @Test("An action without target is sent to the first responder in the chain that can perform it")
    func noTarget() throws {
        try Stage.run(rootViewController: DocumentController()) { stage in
            let controller = try #require(stage.window.rootViewController as? DocumentController)
            let view = CopyableView()
            controller.view.addSubview(view)
            view.becomeFirstResponder()

            expectTrue(UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil))
            expectTrue(UIApplication.shared.sendAction("selectAll:", to: nil, from: nil, for: nil))
            expectTrue(UIApplication.shared.sendAction("save:", to: nil, from: "me", for: nil))
            expectTrue(UIApplication.shared.sendAction("save:", to: nil, from: nil, for: nil))
            expectTrue(UIApplication.shared.sendAction("refresh", to: nil, from: nil, for: nil))
            expectFalse(UIApplication.shared.sendAction("cut:", to: nil, from: nil, for: nil))

            expectEqual(view.log, ["copy"])
            expectEqual(controller.log, ["selectAll", "save me", "save nil", "refresh"])
        }
    }

    @Test("Methods of UIKit's classes can be called by name")
    func plainView() throws {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let parent = try #require(stage.window.rootViewController?.view)
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            parent.addSubview(view)
            stage.advance(by: 0.1)
            let send = { (name: String) in
                UIApplication.shared.sendAction(Selector(name), to: view, from: nil, for: nil)
            }

            view.layouts = 0
            expectTrue(send("setNeedsLayout"))
            expectEqual(view.layouts, 0)
            stage.advance(by: 0.1)
            expectEqual(view.layouts, 1)
            expectTrue(send("removeFromSuperview"))
            expectNil(view.superview)
        }
    }

    @Test("A responder may refuse for now")
    func refusing() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = CopyableView()
            stage.window.addSubview(view)
            view.becomeFirstResponder()
            view.isEmpty = true

            expectNil(view.target(forAction: "copy:", withSender: nil))
            expectFalse(UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil))
            expectEmpty(view.log)
        }
    }

    @Test("Without a first responder the search begins at the sender")
    func searchFromSender() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let outer = CopyableView()
            let inner = UIView()
            outer.addSubview(inner)
            stage.window.addSubview(outer)

            expectTrue(UIApplication.shared.sendAction("copy:", to: nil, from: inner, for: nil))
            expectEqual(outer.log, ["copy"])
        }
    }

    @Test("A sender of a different type is not cast")
    func otherSender() throws {
        try Stage.run(rootViewController: DocumentController()) { stage in
            let controller = try #require(stage.window.rootViewController as? DocumentController)

            expectFalse(UIApplication.shared.sendAction("wantsControl:", to: controller, from: "text", for: nil))
            expectTrue(UIApplication.shared.sendAction("wantsControl:", to: controller, from: UIControl(), for: nil))
            expectTrue(UIApplication.shared.sendAction("press:event:", to: controller, from: nil, for: nil))

            expectEqual(controller.log, ["control", "press true"])
        }
    }

    @Test(
        "Methods of UIKit's classes can be called by name: the first responder resigns, also by endEditing: from above")
    func systemMethods() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            root.addSubview(field)

            expectTrue(UIApplication.shared.sendAction("becomeFirstResponder", to: field, from: nil, for: nil))
            expectTrue(field.isFirstResponder)
            expectTrue(UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
            expectFalse(field.isFirstResponder)

            field.becomeFirstResponder()
            expectTrue(UIApplication.shared.sendAction("endEditing:", to: root, from: field, for: nil))
            expectFalse(field.isFirstResponder)

            expectTrue(UIApplication.shared.sendAction("removeFromSuperview", to: field, from: nil, for: nil))
            expectNil(field.superview)
        }
    }

    @Test("A controller is dismissed and a stack popped by name, animated if there is a sender")
    func controllers() throws {
        try Stage.run(rootViewController: UINavigationController(rootViewController: UIViewController())) { stage in
            let navigation = try #require(stage.window.rootViewController as? UINavigationController)
            for _ in 0..<3 { navigation.pushViewController(UIViewController(), animated: false) }
            stage.settle()

            expectTrue(
                UIApplication.shared.sendAction("popViewControllerAnimated:", to: navigation, from: nil, for: nil))
            expectEqual(navigation.viewControllers.count, 3)
            expectNotEqual(navigation.transitionCoordinator?.isAnimated, true)
            expectTrue(
                UIApplication.shared.sendAction(
                    "popToRootViewControllerAnimated:", to: navigation, from: self, for: nil))
            expectEqual(navigation.viewControllers.count, 1)
            expectEqual(navigation.transitionCoordinator?.isAnimated, true)
            stage.advance(by: 1)

            let sheet = UIViewController()
            navigation.present(sheet, animated: false)
            stage.settle()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            sheet.view.addSubview(button)
            expectTrue(
                UIApplication.shared.sendAction(
                    "dismissViewControllerAnimated:completion:", to: nil, from: button, for: nil))
            stage.advance(by: 1)
            expectNil(navigation.presentedViewController)
        }
    }

    /// The table that was loaded last.
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 1
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test("Controls and gestures call UIKit's methods by name")
    func senders() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let (field, rows) = (UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30)), Rows())
            let button = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
            let table = UITableView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
            for view in [field, button, table] as [UIView] { root.addSubview(view) }
            table.dataSource = rows
            stage.settle()
            field.becomeFirstResponder()

            button.addTarget(root, action: "endEditing:", for: .touchUpInside)
            stage.tap(button)
            expectFalse(field.isFirstResponder)

            rows.count = 3
            button.addTarget(table, action: "reloadData", for: .touchUpInside)
            stage.tap(button)
            stage.settle()
            expectEqual(table.visibleCells.count, 3)

            field.becomeFirstResponder()
            table.addGestureRecognizer(UITapGestureRecognizer(target: root, action: "endEditing:"))
            stage.tap(table)
            expectFalse(field.isFirstResponder)

            let refresh = UIRefreshControl()
            table.refreshControl = refresh
            stage.settle()
            expectTrue(UIApplication.shared.sendAction("beginRefreshing", to: refresh, from: nil, for: nil))
            expectTrue(refresh.isRefreshing)
            expectTrue(UIApplication.shared.sendAction("endRefreshing", to: refresh, from: nil, for: nil))
            expectFalse(refresh.isRefreshing)
        }
    }

    @Test("A class's own method of the same name is called in place of UIKit's")
    func ownMethod() throws {
        final class Panel: UIView {
            var reloads = 0
            override class var namedActions: NamedActions {
                super.namedActions.adding("setNeedsLayout", Panel.reload).adding("sizeToFit", Panel.reload)
            }
            func reload() { reloads += 1 }
        }
        try Stage.run(rootViewController: UIViewController()) { _ in
            let panel = Panel()
            expectTrue(UIApplication.shared.sendAction("sizeToFit", to: panel, from: nil, for: nil))
            expectEqual(panel.reloads, 1)
        }
    }

    @Test("A method that a target does not have is an error")
    func missingMethod() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let sent = UIApplication.shared.sendAction("jump:", to: stage.window, from: nil, for: nil)
            expectFalse(sent)
            expectFalse(UIApplication.shared.sendAction("jump:", to: "a string", from: nil, for: nil))
            UIView().copy(nil)

            expectEqual(
                stage.diagnostics.map(\.rule),
                [
                    "unrecognizedSelector", "unrecognizedSelector", "unrecognizedSelector",
                ])
            expectEqual(
                stage.diagnostics.first?.message.hasPrefix("-[UIWindow jump:]: unrecognized selector sent to"), true)
        }
    }

    @Test("A control without target calls up the chain, one with a target calls that")
    func controlTargets() throws {
        try Stage.run(rootViewController: DocumentController()) { stage in
            let controller = try #require(stage.window.rootViewController as? DocumentController)
            let view = CopyableView()
            controller.view.addSubview(view)
            view.becomeFirstResponder()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.window.addSubview(button)
            button.addTarget(nil, action: "copy:", for: .touchUpInside)
            button.addTarget(controller, action: "refresh", for: .touchUpInside)
            expectEqual(button.actions(forTarget: controller, forControlEvent: .touchUpInside), ["refresh"])
            expectEqual(button.actions(forTarget: nil, forControlEvent: .touchUpInside), ["copy:"])
            expectNil(button.actions(forTarget: view, forControlEvent: .touchUpInside))

            stage.tap(button)
            expectEqual(view.log, ["copy"])
            expectEqual(controller.log, ["refresh"])

            button.removeTarget(nil, action: "copy:", for: .touchUpInside)
            stage.tap(button)
            expectEqual(view.log, ["copy"])
            expectEqual(controller.log, ["refresh", "refresh"])

            button.removeTarget(controller, action: nil, for: .touchUpInside)
            stage.tap(button)
            expectEqual(controller.log, ["refresh", "refresh"])
        }
    }

    @Test("A table of named actions replaces the superclass's unless it adds to it")
    func namedActions() {
        expectTrue(SubController().responds(to: "only"))
        expectFalse(SubController().responds(to: "save:"))
        expectTrue(DocumentController().responds(to: "selectAll:"))
        expectTrue(DocumentController().responds(to: "save:"))
        expectFalse(UIViewController().responds(to: "save:"))
    }
}
