import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import UIKitCore

private final class MenuDelegate: UIResponder, UIApplicationDelegate {
    var body: (any UIMenuBuilder) -> Void = { _ in }
    var built = 0
    var log: [String] = []

    override class var namedActions: NamedActions { super.namedActions.adding("save:", MenuDelegate.save(_:)) }
    func save(_ sender: Any?) { log.append((sender as? UICommand)?.title ?? "nil") }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        built += 1
        if builder.system == .main { body(builder) }
    }
}

@MainActor
@Suite("The main menu", .serialized)
struct MainMenuTests {
    private func withDelegate(_ body: (Stage, MenuDelegate) throws -> Void) throws {
        let delegate = MenuDelegate()
        try Stage.run(rootViewController: UIViewController()) { stage in
            UIApplication.shared.delegate = delegate
            try body(stage, delegate)
        }
    }

    private func command(_ title: String, _ input: String) -> UIKeyCommand {
        UIKeyCommand(title: title, action: "save:", input: input, modifierFlags: .command)
    }

    @Test("The application delegate adds commands with keys")
    func delegate() throws {
        try withDelegate { stage, delegate in
            delegate.body = { builder in
                builder.insertChild(UIMenu(children: [self.command("Save", "s")]), atStartOfMenu: .file)
            }

            stage.press("s", modifiers: .control)
            stage.press("s", modifiers: .command)
            expectEqual(delegate.log, ["Save", "Save"])
            expectEqual(delegate.built, 1)

            UIMenuSystem.main.setNeedsRebuild()
            stage.press("s", modifiers: .command)
            expectEqual(delegate.built, 2)
        }
    }

    @Test("A responder's command takes precedence over the main menu's with the same key (M6)")
    func responderFirst() throws {
        final class Controller: UIViewController {
            var log: [String] = []
            override class var namedActions: NamedActions { super.namedActions.adding("run", Controller.run) }
            func run() { log.append("run") }
            override func validate(_ command: UICommand) { log.append("validate") }
        }
        let (controller, delegate) = (Controller(), MenuDelegate())
        try Stage.run(rootViewController: controller) { stage in
            UIApplication.shared.delegate = delegate
            delegate.body = { builder in
                builder.insertChild(UIMenu(children: [self.command("Save", "s")]), atStartOfMenu: .file)
            }
            controller.addKeyCommand(
                UIKeyCommand(title: "Run", action: "run", input: "s", modifierFlags: .command))

            stage.press("s", modifiers: .command)

            expectEqual(controller.log, ["validate", "run"])
            expectEqual(delegate.log, [])
        }
    }

    @Test("Commands can be inserted into empty menus of the system, and beside them")
    func emptyMenus() throws {
        try withDelegate { stage, delegate in
            delegate.body = { builder in
                builder.insertChild(UIMenu(children: [self.command("Color", "k")]), atStartOfMenu: .textColor)
                builder.insertSibling(
                    UIMenu(title: "Own", image: nil, children: [self.command("Own", "j")]), afterMenu: .preferences)
                expectEqual(builder.menu(for: .fullscreen)?.children.count, 0)
            }

            stage.press("k", modifiers: .command)
            stage.press("j", modifiers: .command)
            expectEqual(delegate.log, ["Color", "Own"])
            UIMenuSystem.main.setNeedsRevalidate()
            expectEqual(delegate.built, 1)
        }
    }

    @Test("A builder finds and changes menus")
    func builder() throws {
        try withDelegate { stage, delegate in
            var order: [UIMenu.Identifier] = []
            delegate.body = { builder in
                let (own, other) = (UIMenu.Identifier("own"), UIMenu.Identifier("other"))
                builder.insertSibling(UIMenu(title: "Own", identifier: own), afterMenu: .edit)
                builder.insertSibling(UIMenu(title: "Other", identifier: other), beforeMenu: own)
                builder.replaceChildren(ofMenu: own) { $0 + [self.command("Export", "e")] }
                builder.insertChild(UIMenu(children: [self.command("Last", "l")]), atEndOfMenu: own)
                builder.remove(menu: .find)
                builder.remove(menu: .help)
                builder.remove(menu: UIMenu.Identifier("nowhere"))
                builder.replace(menu: .window, with: UIMenu(title: "Windows", identifier: .window))
                order = builder.menu(for: .root)?.children.compactMap { ($0 as? UIMenu)?.identifier } ?? []

                expectEqual(builder.menu(for: own)?.children.count, 2)
                expectNil(builder.menu(for: .find))
                expectEqual(builder.menu(for: .window)?.title, "Windows")
                expectEqual(builder.command(for: "copy:", propertyList: nil)?.title, "Copy")
                expectNil(builder.command(for: "copy:", propertyList: 1))
                expectNil(builder.action(for: UIAction.Identifier("none")))
            }

            stage.press("l", modifiers: .command)
            stage.press("e", modifiers: .command)

            expectEqual(
                order.map(\.rawValue).map { $0.split(separator: ".").last.map(String.init) ?? "" },
                [
                    "application", "file", "edit", "other", "own", "format", "view", "window",
                ])
            expectEqual(delegate.log, ["Last", "Export"])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Duplicate and unknown identifiers are ignored (M2)")
    func identifiers() throws {
        try withDelegate { stage, delegate in
            var children: [Int] = []
            delegate.body = { builder in
                let unknown = UIMenu.Identifier("unknown")
                children.append(builder.menu(for: .file)?.children.count ?? -1)
                builder.insertChild(UIMenu(identifier: .edit), atEndOfMenu: .file)
                builder.insertChild(UIMenu(), atEndOfMenu: unknown)
                builder.insertSibling(UIMenu(), afterMenu: unknown)
                builder.replace(menu: unknown, with: UIMenu())
                builder.replaceChildren(ofMenu: unknown) { _ in [] }
                builder.remove(menu: unknown)
                children.append(builder.menu(for: .file)?.children.count ?? -1)
            }

            stage.press("s", modifiers: .command)

            expectEqual(children.count, 2)
            expectEqual(children.first, children.last)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("selectedElements are the elements that are on")
    func selectedElements() {
        let on = UIAction(title: "on", state: .on) { _ in }
        let inner = UICommand(title: "inner", action: "save:", state: .on)
        let hidden = UICommand(title: "deeper", action: "save:", state: .on)
        let menu = UIMenu(children: [
            on, UIAction(title: "off") { _ in }, UIMenu(options: .displayInline, children: [inner]),
            UIMenu(children: [hidden]),
        ])

        expectEqual(menu.selectedElements.map(\.title), ["on", "inner"])
        expectEqual(menu.replacingChildren([]).identifier, menu.identifier)
    }
}
