import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Decisions of delegates about dragged and dropped text, and about pasted text.
@MainActor
@Suite("Dropped text", .serialized)
struct TextDropTests {
    private func run(_ body: (Stage, TextDragWorld) throws -> Void) throws {
        let world = TextDragWorld()
        try Stage.run(rootViewController: world) { stage in
            world.observe()
            world.upper.text = "one two"
            world.lower.text = "12"
            world.select(world.upper, 0..<3)
            stage.settle()
            try body(stage, world)
        }
    }

    private func drop(_ stage: Stage, _ world: TextDragWorld, at offset: Int = 1) {
        stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: world.caret(world.lower, offset))
    }

    @Test("The delegates' calls, in order")
    func order() throws {
        try run { stage, world in
            let (start, end) = (world.middle(world.upper, 0..<3), world.caret(world.lower, 1))

            stage.mouse(.began, start)
            stage.mouse(.moved, end)
            stage.mouse(.moved, CGPoint(x: end.x + 1, y: end.y))
            stage.mouse(.ended, CGPoint(x: end.x + 1, y: end.y))
            stage.advance(by: 1)

            expectEqual(
                world.log,
                [
                    "upper items of \"one\"", "upper lift preview", "upper will lift", "upper begin", "lower enter",
                    "lower proposal at 1", "lower update", "lower update", "lower perform", "lower drop preview",
                    "upper drag end 2", "lower drop end",
                ])
            expectEqual(world.lower.text, "1one2")
        }
    }

    @Test("Leaving and entering again")
    func leaving() throws {
        try run { stage, world in
            let end = world.caret(world.lower, 1)

            stage.mouse(.began, world.middle(world.upper, 0..<3))
            stage.mouse(.moved, end)
            stage.mouse(.moved, CGPoint(x: 200, y: 600))
            let isActive = world.lower.isTextDropActive
            stage.mouse(.ended, CGPoint(x: 200, y: 600))
            stage.advance(by: 1)

            expectTrue(isActive)
            expectEqual(
                world.log.suffix(6),
                [
                    "lower enter", "lower proposal at 1", "lower update", "lower exit", "upper drag end 0",
                    "lower drop end",
                ])
            expectEqual(world.lower.text, "12")
            expectFalse(world.lower.isTextDropActive)
        }
    }

    @Test(
        "Text that is not editable accepts a drop if its delegate permits it",
        arguments: [UITextDropEditability.no, .temporary, .yes])
    func editability(_ editability: UITextDropEditability) throws {
        try run { stage, world in
            world.lower.isEditable = false
            world.editability = editability

            drop(stage, world)

            expectEqual(world.lower.text, editability == .no ? "12" : "1one2")
            expectEqual(world.lower.isEditable, (editability == .yes))
            expectEqual(world.log.filter { $0 == "lower editable?" }.count, 1)
        }
    }

    @Test(
        "A proposal replaces the selection, or the whole text",
        arguments: [UITextDropProposal.Action.replaceSelection, .replaceAll])
    func actions(_ action: UITextDropProposal.Action) throws {
        try run { stage, world in
            world.lower.text = "12345"
            world.lower.selectedRange = NSRange(location: 1, length: 2)
            world.proposal = {
                let proposal = UITextDropProposal(operation: .copy)
                proposal.dropAction = action
                _ = $0
                return proposal
            }

            drop(stage, world, at: 4)

            expectEqual(world.lower.text, action == .replaceAll ? "one" : "1one45")
        }
    }

    @Test("A proposal of a move between texts removes it from the source")
    func movingBetween() throws {
        try run { stage, world in
            world.proposal = { _ in UITextDropProposal(operation: .move) }

            drop(stage, world)

            expectEqual(world.lower.text, "1one2")
            expectEqual(world.upper.text, " two")
            #expect(world.log.contains("upper drag end 3"))
        }
    }

    @Test("A proposal of a copy within one text")
    func copyingWithin() throws {
        try run { stage, world in
            world.proposal = { _ in UITextDropProposal(operation: .copy) }

            stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: world.caret(world.upper, 7))

            expectEqual(world.upper.text, "one twoone")
            #expect(world.log.contains("upper proposal at 7 in itself"))
        }
    }

    @Test("A forbidden drop and a cancelled drop have no effect", arguments: [UIDropOperation.forbidden, .cancel])
    func refused(_ operation: UIDropOperation) throws {
        try run { stage, world in
            world.proposal = { _ in UITextDropProposal(operation: operation) }

            drop(stage, world)

            expectEqual(world.lower.text, "12")
            expectEqual(world.upper.text, "one two")
            #expect(!world.log.contains("lower perform"))
        }
    }

    @Test("A delegate that performs the drop itself")
    func delegatePerforms() throws {
        try run { stage, world in
            world.proposal = { _ in
                let proposal = UITextDropProposal(operation: .copy)
                proposal.dropPerformer = .delegate
                return proposal
            }

            drop(stage, world)

            expectEqual(world.lower.text, "12")
            #expect(world.log.contains("lower perform"))
        }
    }

    @Test("Proposals are precise by default, and are copied with their values")
    func proposal() throws {
        let proposal = UITextDropProposal(operation: .move)
        expectTrue(proposal.isPrecise)
        expectTrue(proposal.useFastSameViewOperations)
        expectEqual(proposal.dropAction, .insert)
        expectEqual(proposal.dropPerformer, .view)
        expectEqual(proposal.dropProgressMode, .system)
        proposal.dropAction = .replaceAll
        proposal.dropPerformer = .delegate
        proposal.useFastSameViewOperations = false

        let copy = try #require(proposal.copy() as? UITextDropProposal)

        expectEqual(copy.operation, .move)
        expectEqual(copy.dropAction, .replaceAll)
        expectEqual(copy.dropPerformer, .delegate)
        expectFalse(copy.useFastSameViewOperations)
        expectTrue(copy.isPrecise)
    }

    @Test("Custom items: several become lines, and items without text are ignored")
    func items() throws {
        try run { stage, world in
            world.items = { _ in
                let strings = ["a", "b"].map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
                return strings + [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))]
            }

            drop(stage, world)
            stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: world.caret(world.field, 0))

            expectEqual(world.lower.text, "1a\nb2")
        }
    }

    @Test("A text that has changed meanwhile is not moved: its items are dropped")
    func changedMeanwhile() throws {
        try run { stage, world in
            let end = world.caret(world.upper, 7)
            stage.mouse(.began, world.middle(world.upper, 0..<3))
            stage.mouse(.moved, end)

            world.upper.text = "x"
            stage.settle()
            stage.mouse(.moved, CGPoint(x: end.x, y: end.y + 1))
            stage.mouse(.ended, CGPoint(x: end.x, y: end.y + 1))
            stage.advance(by: 1)

            expectEqual(world.upper.text, "xone")
        }
    }

    @Test("Any calls may happen inside of a callback", arguments: 0..<12)
    func insideCallbacks(_ number: Int) throws {
        try run { stage, world in
            var calls = 0
            world.onCallback = { [unowned world] _ in
                calls += 1
                guard calls == number + 1 else { return }
                switch number % 4 {
                case 0: world.upper.text = ""
                case 1: world.lower.removeFromSuperview()
                case 2: world.upper.removeFromSuperview()
                default: world.view.endEditing(true)
                }
            }

            drop(stage, world)

            expectFalse(world.upper.isTextDragActive)
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test(
        "Text that is loaded late is inserted at a valid position, also in a text that has left its window",
        arguments: [true, false])
    func late(isGone: Bool) throws {
        try run { stage, world in
            world.items = { _ in
                let provider = NSItemProvider()
                provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
                    completion in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { completion(Data("late".utf8), nil) }
                    return nil
                }
                return [UIDragItem(itemProvider: provider)]
            }
            world.lower.text = "12345"

            drop(stage, world, at: 5)
            let before = world.lower.text
            world.lower.text = "1"
            if isGone { world.lower.removeFromSuperview() }
            stage.advance(by: 4)

            expectEqual(before, "12345")
            expectEqual(world.lower.text, "1late")
        }
    }

    @Test("From right to left, and while the text's size changes")
    func rightToLeft() throws {
        try run { stage, world in
            world.lower.text = "שלום עולם"
            stage.settle()
            let end = world.caret(world.lower, 5)

            stage.mouse(.began, world.middle(world.upper, 0..<3))
            stage.mouse(.moved, end)
            world.lower.font = .systemFont(ofSize: 30)
            world.lower.frame.size.height = 200
            stage.settle()
            let now = world.caret(world.lower, 5)
            stage.mouse(.moved, now)
            stage.mouse(.ended, now)
            stage.advance(by: 1)

            expectEqual(world.lower.text, "שלום oneעולם")
        }
    }

    @Test("Dragging, and a drop, retain no text")
    func freed() throws {
        weak var text: UITextView?
        try run { stage, world in
            let own = UITextView(frame: CGRect(x: 20, y: 500, width: 300, height: 60))
            text = own
            world.view.addSubview(own)
            stage.settle()
            stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: CGPoint(x: 60, y: 520))
            expectEqual(own.text, "one")
            stage.dragWithMouse(from: world.middle(own, 0..<3), to: world.caret(world.lower, 0))
            expectEqual(world.lower.text, "one12")
            own.removeFromSuperview()
        }
        expectNil(text)
    }

    // MARK: Pasting

    @Test("A paste delegate makes the text of dropped and pasted items")
    func pasteDelegate() throws {
        let shouting = ShoutingPaste()
        try run { stage, world in
            world.lower.pasteDelegate = shouting

            drop(stage, world)
            let dropped = world.lower.text
            UIPasteboard.general.string = "more"
            world.lower.selectedRange = NSRange(location: 5, length: 0)
            world.lower.paste(nil)
            stage.settle()

            expectEqual(dropped, "1ONE!2")
            expectEqual(world.lower.text, "1ONE!MORE!2")
            expectEqual(shouting.log, ["transform", "perform at 1", "transform", "perform at 5"])
        }
    }

    @Test("A view with a paste configuration takes drops of its types", arguments: [true, false])
    func pasteConfiguration(takesText: Bool) throws {
        try run { stage, world in
            let place = PastePlace(frame: CGRect(x: 20, y: 500, width: 300, height: 60))
            place.pasteConfiguration = UIPasteConfiguration(forAccepting: takesText ? NSString.self : UIImage.self)
            world.view.addSubview(place)

            stage.dragWithMouse(from: world.middle(world.upper, 0..<3), to: CGPoint(x: 60, y: 520))

            expectEqual(place.count, takesText ? 1 : 0)
        }
    }

    @Test("A text with its own paste configuration accepts only the configured types")
    func textConfiguration() throws {
        try run { stage, world in
            world.lower.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)

            drop(stage, world)

            expectEqual(world.lower.text, "12")
        }
    }
}

/// Uppercases all items.
private final class ShoutingPaste: NSObject, UITextPasteDelegate {
    var log: [String] = []

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        log.append("transform")
        nonisolated(unsafe) let item = item
        item.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
            let text = (text as? NSString)?.uppercased
            MainActor.assumeIsolated { item.setResult(string: (text ?? "") + "!") }
        }
    }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        guard let view = textPasteConfigurationSupporting as? UITextView else { return textRange }
        let start = view.offset(from: view.beginningOfDocument, to: textRange.start)
        log.append("perform at \(start)")
        view.replace(textRange, withText: attributedString.string)
        let end = view.position(from: view.beginningOfDocument, offset: start + attributedString.length)
        return end.flatMap { view.textRange(from: textRange.start, to: $0) } ?? textRange
    }
}

private final class PastePlace: UIView {
    var count = 0

    override func paste(itemProviders: [NSItemProvider]) { count += itemProviders.count }
}
