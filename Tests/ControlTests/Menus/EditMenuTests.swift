import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A view that has some of the edit actions.
@MainActor
private final class Note: UIView {
    var log: (String) -> Void = { _ in }
    var canPaste = false
    var isValid = true
    var canBeFirst = true
    var extra: UIMenu?

    override var canBecomeFirstResponder: Bool { canBeFirst }
    override func copy(_ sender: Any?) { log("copy by \((sender as? UICommand)?.title ?? "nothing")") }
    override func paste(_ sender: Any?) { log("paste") }
    override func toggleBoldface(_ sender: Any?) { log("bold") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "paste:" ? canPaste : super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
        if !isValid, command.action == "copy:" { command.attributes = .disabled }
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        if builder.system == .context, let extra { builder.insertSibling(extra, afterMenu: .standardEdit) }
    }
}

@MainActor
private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var lines: [String] = []
    var makeMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    var rect = CGRect.null

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        lines.append("menu \(configuration.identifier.base as? String ?? "")")
        return makeMenu(suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        lines.append("target")
        return rect
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        lines.append("will present")
        animator.addAnimations { [self] in lines.append("beside opening") }
        animator.addCompletion { [self] in lines.append("open") }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        lines.append("will dismiss")
        animator.addCompletion { [self] in lines.append("closed") }
    }
}

@MainActor
@Suite("Edit menus", .serialized)
struct EditMenuTests {
    private func withNote(
        _ size: CGSize = CGSize(width: 390, height: 844),
        _ body: @MainActor (Stage, Note, UIEditMenuInteraction, Delegate) throws -> Void
    ) throws {
        let delegate = Delegate()
        try Stage.run(root: UIViewController(), size: size) { stage, root in
            let note = Note(frame: CGRect(x: 20, y: 300, width: size.width - 40, height: 100))
            note.log = { [weak delegate] in delegate?.lines.append($0) }
            let interaction = UIEditMenuInteraction(delegate: delegate)
            note.addInteraction(interaction)
            root.view.addSubview(note)
            stage.settle()
            try body(stage, note, interaction, delegate)
        }
    }

    private func present(_ interaction: UIEditMenuInteraction, at point: CGPoint = CGPoint(x: 100, y: 50)) {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "id", sourcePoint: point))
    }

    private func actions(_ titles: String...) -> UIMenu {
        UIMenu(children: titles.map { UIAction(title: $0) { _ in } })
    }

    // MARK: Shown elements

    @Test func onlyWhatCanBePerformedIsShown() throws {
        try withNote { stage, note, interaction, _ in
            present(interaction)
            expectEqual(stage.editMenuTitles, ["Copy", "Format"])

            note.canPaste = true
            interaction.reloadVisibleMenu()
            expectEqual(stage.editMenuTitles, ["Copy", "Paste", "Format"])

            note.isValid = false
            interaction.reloadVisibleMenu()
            expectEqual(stage.editMenuTitles, ["Paste", "Format"])
        }
    }

    @Test("A reload requests the menu and its target, and an update the target only (K35)")
    func reload() throws {
        try withNote { _, _, interaction, delegate in
            delegate.makeMenu = { UIMenu(children: $0) }
            present(interaction)
            delegate.lines = []

            interaction.reloadVisibleMenu()
            expectEqual(delegate.lines, ["menu id", "target"])
            interaction.updateVisibleMenuPosition(animated: false)
            expectEqual(delegate.lines, ["menu id", "target", "target"])
        }
    }

    @Test func allGroupsAreSuggested() throws {
        try withNote { _, _, interaction, delegate in
            var identifiers: [String] = []
            var commands: [Selector] = []
            delegate.makeMenu = { suggested in
                identifiers = suggested.compactMap { ($0 as? UIMenu)?.identifier.rawValue }
                commands = (suggested.first as? UIMenu)?.children.compactMap { ($0 as? UICommand)?.action } ?? []
                return nil
            }

            present(interaction)

            expectEqual(
                identifiers,
                ["standard-edit", "replace", "open", "format", "lookup", "learn", "share"]
                    .map { "com.apple.menu.\($0)" })
            expectEqual(commands, ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"])
        }
    }

    @Test func respondersChangeTheMenu() throws {
        try withNote { stage, note, interaction, _ in
            note.extra = UIMenu(options: .displayInline, children: [UIAction(title: "Tag") { _ in }])

            present(interaction)

            expectEqual(stage.editMenuTitles, ["Copy", "Tag", "Format"])
        }
    }

    @Test func theDelegateIsAskedInOrder() throws {
        try withNote { stage, _, interaction, delegate in
            present(interaction)
            stage.advance(by: 1)
            expectEqual(delegate.lines, ["menu id", "target", "will present", "beside opening", "open"])
            delegate.lines = []

            interaction.dismissMenu()
            interaction.dismissMenu()
            stage.advance(by: 1)

            expectEqual(delegate.lines, ["will dismiss", "closed"])
            expectEmpty(stage.editMenuTitles)
        }
    }

    @Test func aMenuWithoutElementsIsNotShown() throws {
        try withNote { stage, _, interaction, delegate in
            delegate.makeMenu = { _ in UIMenu() }

            present(interaction)
            interaction.reloadVisibleMenu()
            interaction.updateVisibleMenuPosition(animated: false)

            expectEqual(delegate.lines, ["menu id"])
            expectNil(stage.editMenuBar)
        }
    }

    @Test func withoutADelegateTheSuggestionsAreShown() throws {
        try withNote { stage, note, _, _ in
            let other = UIEditMenuInteraction(delegate: nil)
            note.addInteraction(other)

            present(other)

            expectEqual(stage.editMenuTitles, ["Copy", "Format"])
        }
    }

    // MARK: Choosing

    @Test func aCommandGoesToWhatTheMenuIsFor() throws {
        try withNote { stage, note, interaction, delegate in
            let other = Note(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            other.log = { delegate.lines.append("other \($0)") }
            note.superview?.addSubview(other)
            other.becomeFirstResponder()
            present(interaction)
            delegate.lines = []

            stage.chooseInEditMenu("Copy")
            stage.advance(by: 1)

            expectEqual(delegate.lines, ["open", "will dismiss", "copy by Copy", "closed"])
            expectTrue(other.isFirstResponder)
        }
    }

    @Test func aFirstResponderInTheViewComesFirst() throws {
        try withNote { stage, note, interaction, delegate in
            let inner = Note(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            inner.log = { delegate.lines.append("inner \($0)") }
            note.addSubview(inner)
            inner.becomeFirstResponder()

            present(interaction)
            stage.chooseInEditMenu("Copy")

            expectEqual(delegate.lines.last, "inner copy by Copy")
        }
    }

    @Test func aSubmenuTakesThePlaceOfTheRow() throws {
        try withNote { stage, _, interaction, delegate in
            present(interaction)
            stage.chooseInEditMenu("Format")
            expectEqual(stage.editMenuTitles, ["previous", "Bold"])
            stage.chooseInEditMenu("previous")
            expectEqual(stage.editMenuTitles, ["Copy", "Format"])
            stage.chooseInEditMenu("Format")
            stage.chooseInEditMenu("Bold")

            expectEqual(delegate.lines.last, "bold")
            expectEmpty(stage.editMenuTitles)
        }
    }

    @Test func disabledActionsAreShownAndNotChosen() throws {
        try withNote { stage, _, interaction, delegate in
            delegate.makeMenu = { _ in
                UIMenu(children: [
                    UIAction(title: "No", attributes: .disabled) { _ in delegate.lines.append("no") },
                    UIAction(title: "Hidden", attributes: .hidden) { _ in },
                    UIAction(title: "Keep", attributes: .keepsMenuPresented) { _ in delegate.lines.append("keep") },
                ])
            }
            present(interaction)
            expectEqual(stage.editMenuTitles, ["No", "Keep"])

            stage.chooseInEditMenu("No")
            stage.chooseInEditMenu("Keep")

            expectEqual(delegate.lines.last, "keep")
            #expect(!delegate.lines.contains("no"))
            expectEqual(stage.editMenuTitles, ["No", "Keep"])
        }
    }

    @Test func deferredElementsAreShownWhenTheyAreFound() throws {
        try withNote { stage, _, interaction, delegate in
            var finish: ([UIMenuElement]) -> Void = { _ in }
            delegate.makeMenu = { _ in
                UIMenu(children: [
                    UIAction(title: "A") { _ in }, UIDeferredMenuElement { completion in finish = { completion($0) } },
                ])
            }
            present(interaction)
            expectEqual(stage.editMenuTitles, ["A"])

            finish([UIAction(title: "B") { _ in }])

            expectEqual(stage.editMenuTitles, ["A", "B"])
        }
    }

    // MARK: Closing

    @Test func aTouchBesideClosesTheMenuAndDoesWhatItDoes() throws {
        try withNote { stage, note, interaction, delegate in
            let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 50))
            button.addAction(UIAction { _ in delegate.lines.append("button") }, for: .touchUpInside)
            note.superview?.addSubview(button)
            present(interaction)
            stage.advance(by: 1)
            delegate.lines = []

            stage.tap(button)

            expectEqual(delegate.lines.prefix(2), ["will dismiss", "button"])
            expectNil(stage.editMenuBar)
            expectNotEqual(stage.window.gestureRecognizers?.isEmpty, false)
        }
    }

    @Test func aTouchInTheMenuThatSlidesAwayChoosesNothing() throws {
        try withNote { stage, _, interaction, delegate in
            present(interaction)
            stage.advance(by: 1)
            let item = try #require(stage.editMenuItems.first)
            let place = item.convert(CGPoint(x: 5, y: 5), to: nil)

            stage.drag(from: place, to: CGPoint(x: 200, y: 700))

            #expect(!delegate.lines.contains("copy by Copy"))
            expectEqual(stage.editMenuTitles, ["Copy", "Format"])
        }
    }

    @Test func escapeClosesAndOtherKeysGoOn() throws {
        try withNote { stage, note, interaction, delegate in
            note.becomeFirstResponder()
            present(interaction)

            stage.press("c", modifiers: .command)
            expectEqual(delegate.lines.last, "copy by Copy")
            expectNotNil(stage.editMenuBar)
            stage.press(.keyboardEscape)

            expectNil(stage.editMenuBar)
        }
    }

    @Test func itClosesWithItsView() throws {
        try withNote { stage, note, interaction, delegate in
            present(interaction)
            note.superview?.removeFromSuperview()

            expectEqual(delegate.lines.suffix(2), ["will dismiss", "closed"])
            expectNil(stage.editMenuBar)
            present(interaction)
            expectNil(stage.editMenuBar)
        }
    }

    @Test func oneIsOpenAtATime() throws {
        try withNote { stage, note, interaction, delegate in
            let other = UIEditMenuInteraction(delegate: nil)
            note.superview?.addInteraction(other)
            present(interaction)

            present(other, at: CGPoint(x: 100, y: 350))
            stage.advance(by: 1)
            #expect(delegate.lines.contains("closed"))
            expectEqual(stage.editMenuTitles, ["Copy", "Format"])

            note.removeInteraction(interaction)
            expectEqual(stage.editMenuTitles, ["Copy", "Format"])
            note.superview?.removeInteraction(other)
            expectNil(stage.editMenuBar)
        }
    }

    // MARK: Place

    @Test func itIsAboveItsTargetOrBelow() throws {
        try withNote { stage, note, interaction, delegate in
            delegate.rect = CGRect(x: 100, y: 40, width: 60, height: 20)
            present(interaction)
            stage.advance(by: 1)
            let above = try #require(stage.editMenuFrame)
            expectTrue(above.maxY == 325 && above.height == 39 && abs(above.midX - 150) < 1)
            expectEqual(interaction.location(in: nil), CGPoint(x: 120, y: 350))

            note.frame.origin.y = 0
            delegate.rect.origin.y = 20
            interaction.updateVisibleMenuPosition(animated: false)

            expectEqual(stage.editMenuFrame?.minY, 55)
        }
    }

    @Test(arguments: [UIEditMenuArrowDirection.up, .down, .left, .right])
    func theArrowPointsWhereItIsWanted(_ direction: UIEditMenuArrowDirection) throws {
        try withNote(CGSize(width: 600, height: 700)) { stage, _, interaction, delegate in
            delegate.rect = CGRect(x: 250, y: 40, width: 20, height: 20)
            let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
            configuration.preferredArrowDirection = direction

            interaction.presentEditMenu(with: configuration)
            stage.advance(by: 1)

            let frame = try #require(stage.editMenuFrame)
            switch direction {
            case .up: expectEqual(frame.minY, 375)
            case .left: expectTrue(frame.minX == 305 && frame.midY == 350)
            case .right: expectTrue(frame.maxX == 255 && frame.midY == 350)
            default: expectEqual(frame.maxY, 325)
            }
        }
    }

    @Test func whatDoesNotFitIsOnPages() throws {
        try withNote(CGSize(width: 320, height: 600)) { stage, _, interaction, delegate in
            delegate.makeMenu = { _ in actions("Wide element", "Another one", "The third", "And the last") }
            present(interaction)
            expectEqual(stage.editMenuTitles, ["Wide element", "Another one", "next"])
            stage.chooseInEditMenu("next")
            expectEqual(stage.editMenuTitles, ["previous", "The third", "And the last"])
            let frame = try #require(stage.editMenuFrame)
            expectTrue(frame.minX >= 8 && frame.maxX <= 312)

            stage.chooseInEditMenu("previous")
            expectEqual(stage.editMenuTitles, ["Wide element", "Another one", "next"])

            stage.resize(to: CGSize(width: 600, height: 320))
            expectEqual(stage.editMenuTitles, ["Wide element", "Another one", "The third", "And the last"])
        }
    }

    @Test func itFollowsTheDirectionOfReading() throws {
        try withNote { stage, note, interaction, delegate in
            note.semanticContentAttribute = .forceRightToLeft
            delegate.makeMenu = { _ in actions("First", "Second") }

            present(interaction)

            let places = stage.editMenuItems.map { $0.convert($0.bounds, to: nil).minX }
            expectTrue(stage.editMenuTitles == ["First", "Second"] && places[0] > places[1])
        }
    }

    // MARK: Pointers

    @Test func theSecondaryButtonOpensAContextMenuAtThePointer() throws {
        try withNote { stage, _, interaction, delegate in
            stage.click(3, at: CGPoint(x: 120, y: 330))
            stage.advance(by: 1)
            expectEqual(stage.menuTitles, ["Copy", "Format"])
            expectNil(stage.editMenuBar)
            expectEqual(stage.menuPanel?.frame.origin, CGPoint(x: 120, y: 330))
            expectEqual(interaction.location(in: nil), CGPoint(x: 120, y: 330))

            stage.choose("Copy")
            stage.advance(by: 1)

            #expect(delegate.lines.contains("copy by Copy"))
            expectEmpty(stage.menuTitles)
            expectEqual(delegate.lines.last, "closed")
        }
    }

    @Test func aClickWhereNothingCanBeDoneIsForOthers() throws {
        try withNote { stage, note, _, delegate in
            delegate.makeMenu = { _ in UIMenu() }
            let below = UIContextMenuInteraction(delegate: ContextDelegate.shared)
            note.superview?.addInteraction(below)

            stage.click(3, at: CGPoint(x: 120, y: 330))

            expectEqual(below.menuAppearance, .compact)
        }
    }

    @Test("The menu of a text closes when editing ends", arguments: ["field", "text view"])
    func endOfEditing(kind: String) throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let field = UITextField(frame: CGRect(x: 100, y: 300, width: 200, height: 40))
            let view = UITextView(frame: field.frame)
            (field.text, view.text) = ("hello", "hello")
            root.view.addSubview(kind == "field" ? field : view)
            stage.settle()
            let point = CGPoint(x: 120, y: 315)
            stage.tap(at: point)
            stage.tap(at: point)
            stage.advance(by: 1)
            expectFalse(stage.editMenuTitles.isEmpty)

            root.view.endEditing(true)
            stage.advance(by: 1)

            expectEmpty(stage.editMenuTitles)
        }
    }

    @Test func afterAClickTheMenuIsAContextMenu() throws {
        try withNote { stage, _, interaction, _ in
            stage.click(1, at: CGPoint(x: 120, y: 330))
            present(interaction)
            expectEqual(stage.menuTitles, ["Copy", "Format"])
            expectNil(stage.editMenuBar)
            interaction.dismissMenu()

            stage.tap(at: CGPoint(x: 120, y: 330))
            present(interaction)

            expectEmpty(stage.menuTitles)
            expectEqual(stage.editMenuTitles, ["Copy", "Format"])
        }
    }
}

@MainActor
private final class ContextDelegate: NSObject, UIContextMenuInteractionDelegate {
    static let shared = ContextDelegate()

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Below") { _ in }]) })
    }
}
