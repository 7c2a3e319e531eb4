import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Previews of context menus", .serialized)
struct MenuPreviewTests {
    @MainActor
    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        var highlight: UITargetedPreview?
        var dismissal: UITargetedPreview?
        var dismissalQuestions = 0
        var style: UIContextMenuInteractionCommitStyle?
        var preview: UIContextMenuContentPreviewProvider?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? { highlight }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            dismissalQuestions += 1
            return dismissal
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { if let style { animator.preferredCommitStyle = style } }
    }

    /// A black window with a red view of 100 × 100 at (100, 300), whose menu a delegate makes.
    private func run(_ body: (Stage, UIView, Delegate) throws -> Void) throws {
        let delegate = Delegate()
        try Stage.run(root: UIViewController()) { stage, root in
            root.view.backgroundColor = .black
            let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
            view.backgroundColor = .red
            view.addInteraction(UIContextMenuInteraction(delegate: delegate))
            root.view.addSubview(view)
            stage.advance(by: 0.1)
            try body(stage, view, delegate)
        }
    }

    private func open(_ stage: Stage) {
        stage.touchDown(at: CGPoint(x: 150, y: 350))
        stage.advance(by: 1)
        stage.touchUp(at: CGPoint(x: 150, y: 350))
        stage.advance(by: 1)
    }

    @Test("A preview keeps a distance from the edges of the screen", arguments: [0, 293] as [CGFloat])
    func edges(x: CGFloat) throws {
        try run { stage, view, delegate in
            delegate.preview = {
                let controller = UIViewController()
                controller.view.accessibilityIdentifier = "preview"
                controller.preferredContentSize = CGSize(width: 250, height: 180)
                return controller
            }
            view.frame.origin.x = x
            stage.settle()
            stage.touchDown(at: CGPoint(x: x + 50, y: 350))
            stage.advance(by: 0.9)
            stage.touchUp(at: CGPoint(x: x + 50, y: 350))
            stage.advance(by: 0.5)

            let frame = try #require(stage.find(identifier: "preview").frame)
            expectTrue(frame.minX >= 8, "\(frame)")
            expectTrue(frame.maxX <= stage.window.bounds.width - 8, "\(frame)")
        }
    }

    @Test("The preview returns to the delegate's target, which is requested once when the menu closes")
    func dismissal() throws {
        try run { stage, view, delegate in
            delegate.dismissal = UITargetedPreview(
                view: view, parameters: UIPreviewParameters(),
                target: UIPreviewTarget(container: stage.window, center: CGPoint(x: 150, y: 700)))
            open(stage)
            expectEqual(delegate.dismissalQuestions, 0)

            stage.choose("Copy")
            // Just before the end.
            stage.advance(by: 0.23)

            expectEqual(delegate.dismissalQuestions, 1)
            expectEqual(stage.snapshot().pixel(150, 700), 0xFFFF_0000)
            stage.advance(by: 1)
            expectEqual(stage.snapshot().pixel(150, 350), 0xFFFF_0000)
        }
    }

    @Test("A target outside a window has no effect")
    func lostPlace() throws {
        try run { stage, view, delegate in
            delegate.dismissal = UITargetedPreview(
                view: view, parameters: UIPreviewParameters(),
                target: UIPreviewTarget(container: UIView(), center: CGPoint(x: 150, y: 700)))
            open(stage)

            stage.choose("Copy")
            stage.advance(by: 0.23)

            expectEqual(stage.snapshot().pixel(150, 350), 0xFFFF_0000)
        }
    }

    @Test(
        "A tapped preview grows over the window unless its delegate closes it",
        arguments: [false, true])
    func commit(closes: Bool) throws {
        try run { stage, _, delegate in
            delegate.style = closes ? .dismiss : nil
            delegate.preview = {
                let controller = UIViewController()
                controller.view.backgroundColor = .green
                controller.preferredContentSize = CGSize(width: 200, height: 200)
                return controller
            }
            open(stage)

            stage.tap(at: CGPoint(x: 150, y: 350))
            stage.advance(by: 0.12)

            // Green at the edge, in part: it fades meanwhile.
            let edge = try #require(stage.snapshot().pixel(380, 420))
            expectEqual((edge >> 8 & 0xFF > edge >> 16 & 0xFF), !closes)
        }
    }

    @Test("The shadow has the path of the parameters")
    func shadow() throws {
        try run { stage, view, delegate in
            let parameters = UIPreviewParameters()
            parameters.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            delegate.highlight = UITargetedPreview(view: view, parameters: parameters)

            open(stage)

            let shadows = Stage.views(in: stage.window).filter {
                $0.layer.shadowOpacity > 0 && $0.layer.shadowPath != nil
            }
            expectTrue(
                shadows.contains { $0.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10) })
        }
    }

    @Test("With the secondary button a corner of the menu is at the pointer, on the side with enough room")
    func corner() throws {
        try run { stage, view, _ in
            view.frame = stage.window.bounds
            @MainActor func frame(_ point: CGPoint) -> CGRect? {
                stage.mouse(.began, point, button: 3)
                stage.mouse(.ended, point, button: 3)
                stage.advance(by: 1)
                defer {
                    stage.press(.keyboardEscape)
                    stage.advance(by: 1)
                }
                return stage.menuPanel?.frame
            }

            let frames = [CGPoint(x: 50, y: 100), CGPoint(x: 380, y: 100), CGPoint(x: 50, y: 830)].map(frame)

            expectEqual(
                frames,
                [
                    CGRect(x: 50, y: 100, width: 250, height: 44), CGRect(x: 130, y: 100, width: 250, height: 44),
                    CGRect(x: 50, y: 786, width: 250, height: 44),
                ])
            view.semanticContentAttribute = .forceRightToLeft
            expectEqual(frame(CGPoint(x: 300, y: 100)), CGRect(x: 50, y: 100, width: 250, height: 44))
            expectEqual(frame(CGPoint(x: 100, y: 100)), CGRect(x: 100, y: 100, width: 250, height: 44))
        }
    }

    @Test("Ten thousand menus in one another open")
    func deep() throws {
        try run { stage, view, _ in
            var menu = UIMenu(title: "last", children: [UIAction(title: "Copy") { _ in }])
            for _ in 0..<10_000 { menu = UIMenu(title: "menu", children: [menu]) }
            let button = UIButton(frame: view.frame)
            (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
            view.superview?.addSubview(button)

            stage.tap(at: CGPoint(x: 150, y: 350))
            stage.advance(by: 1)

            expectEqual(stage.menuTitles, ["menu"])
        }
    }
}
