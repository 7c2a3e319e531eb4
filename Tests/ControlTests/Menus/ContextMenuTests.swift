import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Context menus", .serialized)
struct ContextMenuTests {
    @MainActor
    private final class Log: NSObject, UIContextMenuInteractionDelegate {
        var lines: [String] = []
        var makeMenu: () -> UIMenu? = { nil }
        var isWilling = true
        var whenPressed: () -> Void = {}

        func pressed() { whenPressed() }

        var preview: UIContextMenuContentPreviewProvider?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            lines.append("configuration \(Int(location.x)) \(Int(location.y))")
            guard isWilling else { return nil }
            return UIContextMenuConfiguration(identifier: "id" as NSString, previewProvider: preview) {
                [self] suggested in
                lines.append("menu \(suggested.count)")
                return makeMenu()
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            lines.append("will display \(configuration.identifier)")
            animator?.addAnimations { [self] in lines.append("beside opening") }
            animator?.addCompletion { [self] in lines.append("open") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            lines.append("will end")
            animator?.addCompletion { [self] in lines.append("closed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { lines.append("commit") }
    }

    private func withView(_ body: (Stage, UIView, UIContextMenuInteraction, Log) throws -> Void) throws {
        let log = Log()
        log.makeMenu = { [weak log] in
            UIMenu(children: [UIAction(title: "Copy") { _ in log?.lines.append("copy") }])
        }
        try Stage.run(root: UIViewController()) { stage, root in
            let view = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 100))
            view.backgroundColor = .systemBlue
            let interaction = UIContextMenuInteraction(delegate: log)
            view.addInteraction(interaction)
            root.view.addSubview(view)
            stage.advance(by: 0.1)
            try body(stage, view, interaction, log)
        }
    }

    @Test("A long press calls the delegate in order, and opens the menu beside a preview")
    func press() throws {
        try withView { stage, view, interaction, log in
            stage.touchDown(at: CGPoint(x: 100, y: 350))
            stage.advance(by: 0.45)
            let before = log.lines
            stage.advance(by: 0.1)
            expectEqual(interaction.menuAppearance, .rich)
            expectEqual(interaction.location(in: nil), CGPoint(x: 100, y: 350))
            stage.touchUp(at: CGPoint(x: 100, y: 350))
            stage.advance(by: 1)

            expectEmpty(before)
            expectEqual(stage.menuTitles, ["Copy"])
            expectEqual(stage.menuPanel?.frame, CGRect(x: 45, y: 412, width: 250, height: 44))
            stage.choose("Copy")
            stage.advance(by: 1)
            expectEqual(
                log.lines,
                [
                    "configuration 55 50", "menu 0", "will display id", "beside opening", "open", "will end", "copy",
                    "closed",
                ])
            expectNil(view.layer.mask)
            expectEqual(interaction.menuAppearance, .unknown)
        }
    }

    @Test("Without a configuration the touch is left to other recognizers")
    func refused() throws {
        try withView { stage, view, _, log in
            log.isWilling = false
            var taps = 0
            let press = UILongPressGestureRecognizer(target: log, action: Log.pressed)
            log.whenPressed = { taps += 1 }
            view.addGestureRecognizer(press)

            stage.touchDown(at: CGPoint(x: 100, y: 350))
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: 100, y: 350))

            expectTrue(taps > 0 && stage.menuTitles.isEmpty && log.lines.count == 1)
        }
    }

    @Test("The secondary button opens the menu at the pointer, and sliding on it chooses")
    func secondaryClick() throws {
        try withView { stage, _, interaction, log in
            stage.mouse(.began, CGPoint(x: 200, y: 330), button: 3)
            expectEqual(interaction.menuAppearance, .compact)
            stage.mouse(.ended, CGPoint(x: 200, y: 330), button: 3)
            stage.advance(by: 1)
            expectEqual(stage.menuPanel?.frame, CGRect(x: 132, y: 330, width: 250, height: 44))
            stage.mouse(.hovered, stage.middle(of: "Copy"))
            stage.mouse(.began, stage.middle(of: "Copy"))
            stage.mouse(.ended, stage.middle(of: "Copy"))

            #expect(log.lines.contains("copy"))
            expectEmpty(stage.menuTitles)
        }
    }

    @Test("A menu can be changed and closed while it is open")
    func changed() throws {
        try withView { stage, view, interaction, log in
            stage.mouse(.began, CGPoint(x: 200, y: 330), button: 3)
            stage.mouse(.ended, CGPoint(x: 200, y: 330), button: 3)

            interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Other") { _ in }] + $0.children) }
            expectEqual(stage.menuTitles, ["Other", "Copy"])
            interaction.dismissMenu()
            interaction.dismissMenu()

            expectEmpty(stage.menuTitles)
            expectEqual(log.lines.last, "will end")
            view.removeInteraction(interaction)
            expectEmpty(view.interactions)
            expectNotEqual(view.gestureRecognizers?.isEmpty, false)
        }
    }

    @Test("A controller's view is the preview, and a tap on it commits")
    func controllerPreview() throws {
        try withView { stage, _, _, log in
            log.preview = {
                let controller = UIViewController()
                controller.preferredContentSize = CGSize(width: 200, height: 200)
                return controller
            }
            stage.touchDown(at: CGPoint(x: 100, y: 350))
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: 100, y: 350))
            let panel = try #require(stage.menuPanel).frame
            expectEqual(panel.minY, 462)

            stage.tap(at: CGPoint(x: 195, y: 350))
            stage.advance(by: 1)

            #expect(log.lines.contains("commit"))
            expectEmpty(stage.menuTitles)
        }
    }

    @Test("A command in a menu is sent to the first responder that has it, and is disabled without one")
    func commands() throws {
        try withView { stage, view, _, log in
            log.makeMenu = {
                UIMenu(children: [UICommand(title: "Mark", action: "mark:"), UICommand(title: "None", action: "none:")])
            }
            let target = Marking(frame: view.frame)
            view.superview?.addSubview(target)
            target.addSubview(view)
            view.frame = target.bounds

            stage.mouse(.began, CGPoint(x: 200, y: 330), button: 3)
            stage.mouse(.ended, CGPoint(x: 200, y: 330), button: 3)
            stage.choose("None")
            expectEqual(stage.menuTitles.count, 2)
            stage.choose("Mark")

            expectEqual(target.marks, ["Mark"])
        }
    }

    private final class Marking: UIView {
        var marks: [String] = []
        override class var namedActions: NamedActions { super.namedActions.adding("mark:", Marking.mark) }
        private func mark(_ sender: UICommand) { marks.append(sender.title) }
    }

    @Test("Nested calls in every callback end, and leave no state")
    func reentrant() throws {
        try withView { stage, view, interaction, log in
            log.makeMenu = { [weak view, weak interaction] in
                UIMenu(children: [
                    UIAction(title: "Remove", attributes: .keepsMenuPresented) { _ in
                        interaction?.updateVisibleMenu { $0.replacingChildren([]) }
                        interaction?.dismissMenu()
                        view?.removeFromSuperview()
                    }
                ])
            }
            stage.mouse(.began, CGPoint(x: 200, y: 330), button: 3)
            stage.mouse(.ended, CGPoint(x: 200, y: 330), button: 3)
            stage.choose("Remove")
            stage.advance(by: 1)

            expectEmpty(stage.menuTitles)
            expectEqual(stage.window.subviews.count, 1)
            expectEqual(log.lines.last, "closed")
        }
    }

    // MARK: Other presentations

    private final class MenuPage: UIViewController, UIContextMenuInteractionDelegate {
        let button = UIButton(configuration: .filled())

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addInteraction(UIContextMenuInteraction(delegate: self))
            button.frame = CGRect(x: 20, y: 200, width: 120, height: 44)
            button.showsMenuAsPrimaryAction = true
            button.menu = menu()
            view.addSubview(button)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in self.menu() }) }

        func menu() -> UIMenu { UIMenu(children: [UIAction(title: "One") { _ in }]) }
    }

    @Test("A closed menu releases its configuration, which often retains the controller", arguments: [true, false])
    func release(chooses: Bool) throws {
        try Stage.run(rootViewController: UINavigationController(rootViewController: UIViewController())) { stage in
            let navigation = try #require(stage.window.rootViewController as? UINavigationController)
            weak var page: MenuPage?
            navigation.pushViewController(
                {
                    let made = MenuPage()
                    page = made
                    return made
                }(), animated: false)
            stage.advance(by: 1)
            let point = CGPoint(x: 200, y: 400)
            stage.touchDown(at: point)
            stage.advance(by: 1)
            stage.touchUp(at: point)
            stage.advance(by: 0.5)
            expectTrue(stage.find("One").exists)
            if chooses { stage.find("One").tap() } else { stage.tap(at: CGPoint(x: 5, y: 5)) }
            stage.advance(by: 1)

            navigation.popViewController(animated: true)
            stage.advance(by: 2)

            expectNil(page)
        }
    }

    @Test("A controller cannot present while a menu of its content is open, as in UIKit")
    func presenting() throws {
        let page = MenuPage()
        try Stage.run(device: .iPhone15, rootViewController: page) { stage in
            stage.allowsDiagnostics = true
            stage.tap(page.button)
            stage.advance(by: 1)
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))

            page.present(alert, animated: true)
            stage.advance(by: 1)

            expectNil(page.presentedViewController)
            expectTrue(stage.find("One").exists)
            let message = try #require(stage.diagnostics.last?.message)
            #expect(
                message.contains("which is already presenting <_UIContextMenuActionsOnlyViewController: 0x"),
                "\(message)")

            stage.find("One").tap()
            page.present(alert, animated: true)
            stage.advance(by: 1)
            expectIdentical(page.presentedViewController, alert)
            stage.find("OK").tap()
            stage.advance(by: 1)
            expectNil(page.presentedViewController)
        }
    }
}
