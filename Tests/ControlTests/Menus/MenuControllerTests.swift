import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A view that supports copying and tagging.
@MainActor
private final class Tagged: UIView {
    var log: (String) -> Void = { _ in }

    override var canBecomeFirstResponder: Bool { true }
    override class var namedActions: NamedActions { super.namedActions.adding("tag:", Tagged.tag(_:)) }
    override func copy(_ sender: Any?) { log("copy") }
    func tag(_ sender: Any?) { log("tag") }
}

@MainActor
@Suite("UIMenuController", .serialized)
struct MenuControllerTests {
    /// Collects the notifications of the menu controller.
    @MainActor
    private final class Log {
        var lines: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init() {
            let names = [
                UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
                UIMenuController.menuFrameDidChangeNotification,
            ]
            tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let line = note.name.rawValue.replacingOccurrences(of: "UIMenuController", with: "")
                    MainActor.assumeIsolated { self?.lines.append(line) }
                }
            }
        }

        func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private func withView(_ body: @MainActor (Stage, Tagged, Log) throws -> Void) throws {
        let log = Log()
        defer { log.end() }
        try Stage.run(root: UIViewController()) { stage, root in
            let view = Tagged(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
            view.log = { [weak log] in log?.lines.append($0) }
            root.view.addSubview(view)
            view.becomeFirstResponder()
            try body(stage, view, log)
        }
    }

    @Test func itShowsItsItemsBehindTheStandardOnes() throws {
        try withView { stage, view, log in
            let menu = UIMenuController.shared
            menu.menuItems = [UIMenuItem(title: "Tag", action: "tag:"), UIMenuItem(title: "No", action: "nobody:")]

            menu.showMenu(from: view, rect: view.bounds)
            stage.advance(by: 1)
            expectEqual(stage.editMenuTitles, ["Copy", "Tag"])
            expectTrue(menu.isMenuVisible)
            expectEqual(menu.menuFrame.maxY, 292)
            expectEqual(menu.menuFrame.height, 46)
            stage.chooseInEditMenu("Tag")
            stage.advance(by: 1)

            expectFalse(menu.isMenuVisible)
            expectEqual(menu.menuFrame, .zero)
            expectEqual(
                log.lines,
                [
                    "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification", "tag",
                    "DidHideMenuNotification",
                ])
        }
    }

    @Test func itMovesAndHides() throws {
        try withView { stage, view, log in
            let menu = UIMenuController.shared
            menu.setTargetRect(view.bounds, in: view)
            menu.setMenuVisible(true, animated: true)
            stage.advance(by: 1)
            log.lines = []

            menu.arrowDirection = .up
            menu.setTargetRect(CGRect(x: 0, y: -20, width: 10, height: 10), in: view)
            expectEqual(log.lines, ["MenuFrameDidChangeNotification"])
            expectEqual(menu.menuFrame.maxY, 272)

            menu.hideMenu(from: UIView())
            expectTrue(menu.isMenuVisible)
            menu.isMenuVisible = false
            expectNil(stage.editMenuBar)
            expectFalse(menu.isMenuVisible)
            menu.isMenuVisible = true
            expectEqual(menu.menuFrame.minY, 298)
            expectEqual(stage.editMenuTitles, ["Copy"])
        }
    }

    @Test func withoutAWindowNothingIsShown() throws {
        try withView { stage, _, log in
            UIMenuController.shared.showMenu(from: Tagged(), rect: .zero)
            UIMenuController.shared.update()

            expectEmpty(log.lines)
            expectNil(stage.editMenuBar)
        }
    }
}
