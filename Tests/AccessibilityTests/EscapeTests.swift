import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("The escape gesture of a screen reader")
struct EscapeTests {
    private final class MenuSource: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
            }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { UIMenu(children: [UIAction(title: "One") { _ in }]) }
    }

    private func labels(_ stage: Stage) -> [String] { stage.accessibilityTree.elements.compactMap(\.label) }

    /// Runs a test in a sheet with a label.
    private func inSheet(_ body: (Stage, UILabel, VoiceOverService) throws -> Void) throws {
        let root = UIViewController()
        try Stage.run(size: CGSize(width: 390, height: 700), rootViewController: root) { stage in
            let sheet = UIViewController()
            let label = UILabel(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
            label.text = "Label"
            label.isUserInteractionEnabled = true
            sheet.view.addSubview(label)
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            let reader = stage.voiceOver
            try reader.enable()
            try body(stage, label, reader)
            expectIdentical(root.presentedViewController, sheet)
            _ = try? reader.escape()
            expectNil(root.presentedViewController)
        }
    }

    @Test("It closes the menu of a button only, and the reader begins at the first item and returns to the button")
    func menu() throws {
        try inSheet { stage, label, reader in
            let buttons = ["First", "Menu"].enumerated().map { index, title in
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                button.frame = CGRect(x: 100, y: 50 + index * 50, width: 100, height: 40)
                label.superview?.addSubview(button)
                return button
            }
            buttons[1].menu = UIMenu(children: [
                UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }, UIAction(title: "Three") { _ in },
            ])
            buttons[1].showsMenuAsPrimaryAction = true
            _ = try reader.move(to: "Menu")

            expectEqual(try reader.activate().utterance, "One, button")
            expectEqual(labels(stage), ["One", "Two", "Three"])
            expectEqual(try reader.moveForward().utterance, "Two, button")
            expectEqual(try reader.escape().utterance, "Menu, button")
            expectEqual(labels(stage), ["First", "Menu", "Label"])

            _ = try reader.activate()
            buttons[1].menu = UIMenu(children: [])
            _ = try reader.moveForward()
            expectEqual(try reader.activate().utterance, "Menu, button")
        }
    }

    @Test("A submenu hides the menu below it, and the reader moves to its first item and back")
    func submenu() throws {
        try inSheet { stage, label, reader in
            let button = UIButton(type: .system)
            button.setTitle("Menu", for: .normal)
            button.frame = CGRect(x: 100, y: 50, width: 100, height: 40)
            label.superview?.addSubview(button)
            button.menu = UIMenu(children: [
                UIAction(title: "One") { _ in }, UIMenu(title: "More", children: [UIAction(title: "Two") { _ in }]),
            ])
            button.showsMenuAsPrimaryAction = true
            _ = try reader.move(to: "Menu")
            _ = try reader.activate()
            _ = try reader.move(to: "More")

            expectEqual(try reader.activate().element?.label, "More")
            expectEqual(labels(stage), ["More", "Two"])
            expectEqual(try reader.moveForward().utterance, "Two, button")
            _ = try reader.moveBackward()
            expectEqual(try reader.activate().element?.label, "More")
            expectEqual(labels(stage), ["One", "More"])
            _ = try reader.activate()
            expectEqual(try reader.escape().utterance, "Menu, button")
            expectEqual(labels(stage), ["Menu", "Label"])
        }
    }

    @Test("It closes a context menu only, and the reader returns to its source")
    func contextMenu() throws {
        try inSheet { stage, label, reader in
            let source = MenuSource()
            label.addInteraction(UIContextMenuInteraction(delegate: source))
            _ = try reader.move(to: "Label")
            stage.touchDown(at: CGPoint(x: 120, y: label.convert(label.bounds, to: nil).midY))
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: 120, y: label.convert(label.bounds, to: nil).midY))
            stage.advance(by: 0.5)
            expectEqual(labels(stage), ["One", "Two"])
            expectEqual(reader.currentElement?.label, "One")

            expectEqual(try reader.escape().utterance, "Label")

            expectEqual(labels(stage), ["Label"])
        }
    }

    @Test("It closes an edit menu only")
    func editMenu() throws {
        try inSheet { stage, label, reader in
            let source = MenuSource()
            let interaction = UIEditMenuInteraction(delegate: source)
            label.addInteraction(interaction)
            _ = try reader.move(to: "Label")
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
            stage.advance(by: 0.5)
            expectEqual(labels(stage).sorted(), ["Label", "One"])

            expectEqual(try reader.escape().utterance, "Label")

            expectEqual(labels(stage), ["Label"])
        }
    }

    @Test("It ends an active search before it pops")
    func search() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        try Stage.run(size: CGSize(width: 390, height: 700), rootViewController: stack) { stage in
            let page = UIViewController()
            stack.pushViewController(page, animated: false)
            let label = UILabel(frame: CGRect(x: 10, y: 300, width: 80, height: 30))
            label.text = "Label"
            page.view.addSubview(label)
            let search = UISearchController(searchResultsController: nil)
            search.obscuresBackgroundDuringPresentation = false
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = false
            stage.advance(by: 0.5)
            let reader = stage.voiceOver
            try reader.enable()
            search.isActive = true
            stage.advance(by: 0.7)
            _ = try reader.move(to: "Label")

            _ = try? reader.escape()
            expectFalse(search.isActive)
            expectIdentical(stack.topViewController, page)

            search.isActive = true
            stage.advance(by: 0.7)
            search.searchBar.searchTextField.accessibilityLabel = "Field"
            _ = try reader.move(to: "Field")
            _ = try? reader.escape()
            expectFalse(search.isActive)
            expectIdentical(stack.topViewController, page)

            _ = try? reader.escape()
            expectEqual(stack.viewControllers.count, 1)
            stage.advance(by: 1)
        }
    }

    @Test("It ends a search whose results are shown over the content")
    func searchResults() throws {
        try Stage.run(size: CGSize(width: 390, height: 700), rootViewController: UIViewController()) { stage in
            let page = UIViewController()
            stage.window.rootViewController = UINavigationController(rootViewController: page)
            let results = UIViewController()
            let label = UILabel(frame: CGRect(x: 10, y: 300, width: 80, height: 30))
            label.text = "Result"
            results.view.addSubview(label)
            let search = UISearchController(searchResultsController: results)
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = false
            stage.advance(by: 0.5)
            search.isActive = true
            search.showsSearchResultsController = true
            stage.advance(by: 0.7)
            let reader = stage.voiceOver
            try reader.enable()
            _ = try reader.move(to: "Result")

            _ = try? reader.escape()

            expectFalse(search.isActive)
            stage.advance(by: 1)
            page.navigationItem.searchController = nil
        }
    }

    @Test("It hides a column that covers the content of a split view")
    func column() throws {
        let split = UISplitViewController(style: .doubleColumn)
        for (column, name) in [(UISplitViewController.Column.primary, "Side"), (.secondary, "Detail")] {
            let page = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
            label.text = name
            page.view.addSubview(label)
            split.setViewController(page, for: column)
        }
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .secondaryOnly
        try Stage.run(size: CGSize(width: 1180, height: 820), rootViewController: split) { stage in
            stage.advance(by: 0.7)
            split.show(.primary)
            stage.advance(by: 0.7)
            expectEqual(split.displayMode, .oneOverSecondary)
            let reader = stage.voiceOver
            try reader.enable()
            _ = try reader.move(to: "Side")

            _ = try reader.escape()

            expectEqual(split.displayMode, .secondaryOnly)
            #expect(throws: VoiceOverService.Error.noSpeech) { try reader.escape() }
        }
    }
}
