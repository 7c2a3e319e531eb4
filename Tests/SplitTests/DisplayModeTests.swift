import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Display modes of a split view")
struct DisplayModeTests {
    @Test("Two columns are side by side in landscape, and the content is alone in portrait")
    func automaticDouble() throws {
        try withSplit { _, split, _ in
            expectEqual(split.displayMode, .oneBesideSecondary)
            expectEqual(split.splitBehavior, .tile)
            expectFalse(split.isCollapsed)
            expectEqual(split.primaryColumnWidth, 320)
            expectEqual(split.frame(.primary), CGRect(x: 0, y: 0, width: 320, height: 820))
            expectEqual(split.frame(.secondary), CGRect(x: 320, y: 0, width: 860, height: 820))
        }
        try withSplit(size: portrait) { _, split, _ in
            expectEqual(split.displayMode, .secondaryOnly)
            expectEqual(split.splitBehavior, .overlay)
            expectNil(split.frame(.primary))
            expectEqual(split.frame(.secondary), CGRect(x: 0, y: 0, width: 820, height: 1180))
        }
    }

    @Test("Three columns displace, cover or tile by width")
    func automaticTriple() throws {
        try withSplit(.tripleColumn) { _, split, _ in
            expectEqual(split.displayMode, .oneBesideSecondary)
            expectEqual(split.splitBehavior, .displace)
            expectNil(split.frame(.primary))
            expectEqual(split.frame(.supplementary), CGRect(x: 0, y: 0, width: 320, height: 820))
        }
        try withSplit(.tripleColumn, size: portrait) { _, split, _ in
            expectEqual(split.displayMode, .secondaryOnly)
            expectEqual(split.splitBehavior, .overlay)
        }
        try withSplit(.tripleColumn, size: large) { _, split, _ in
            expectEqual(split.displayMode, .twoBesideSecondary)
            expectEqual(split.splitBehavior, .tile)
            expectEqual(split.frame(.primary)?.minX, 0)
            expectEqual(split.frame(.supplementary)?.minX, 320)
            expectEqual(split.frame(.secondary), CGRect(x: 640, y: 0, width: 800, height: 900))
        }
    }

    @Test("A preferred mode is mapped to the behavior, and to one column if two have no room")
    func mapped() throws {
        try withSplit(.tripleColumn, size: CGSize(width: 1032, height: 1376)) { stage, split, _ in
            split.preferredSplitBehavior = .tile
            split.preferredDisplayMode = .twoBesideSecondary
            stage.advance(by: 0.1)
            let tile = split.displayMode
            split.preferredSplitBehavior = .overlay
            stage.advance(by: 0.1)
            let overlay = split.displayMode
            split.preferredSplitBehavior = .displace
            stage.advance(by: 0.1)

            expectEqual(tile, .oneBesideSecondary)
            expectEqual(overlay, .twoOverSecondary)
            expectEqual(split.displayMode, .twoDisplaceSecondary)
            expectEqual(split.preferredDisplayMode, .twoBesideSecondary)
        }
    }

    @Test("show and hide animate, with the delegate called before and the mode new after the call")
    func showing() throws {
        try withSplit(size: portrait) { stage, split, log in
            split.show(.primary)
            let coordinates = split.transitionCoordinator != nil
            let inside = stage.timeline.lines(of: .appearance)
            stage.advance(by: 1)

            expectEqual(split.displayMode, .oneOverSecondary)
            expectTrue(coordinates)
            expectEqual(log.lines, ["willChangeTo oneOverSecondary from secondaryOnly", "willShow primary"])
            expectEqual(inside.prefix(2), ["navP viewWillAppear", "P viewWillAppear"])
            stage.expectCallbacks([
                "navP viewWillAppear", "P viewWillAppear", "navP viewIsAppearing", "P viewIsAppearing",
                "navP viewDidAppear", "P viewDidAppear",
            ])
            expectEqual(split.frame(.primary), CGRect(x: 0, y: 0, width: 320, height: 1180))
            expectEqual(split.frame(.secondary)?.width, 820)

            log.lines = []
            stage.timeline.clear()
            split.hide(.primary)
            stage.advance(by: 1)

            expectEqual(log.lines, ["willChangeTo secondaryOnly from oneOverSecondary", "willHide primary"])
            stage.expectCallbacks([
                "navP viewWillDisappear", "P viewWillDisappear", "navP viewDidDisappear", "P viewDidDisappear",
            ])
            expectNil(split.frame(.primary))
        }
    }

    @Test("The primary of three columns displaces the content, which a tap shows again")
    func displace() throws {
        try withSplit(.tripleColumn) { stage, split, log in
            split.show(.primary)
            stage.advance(by: 1)
            expectEqual(split.displayMode, .twoDisplaceSecondary)
            expectEqual(split.frame(.secondary), CGRect(x: 640, y: 0, width: 860, height: 820))

            stage.tap(at: CGPoint(x: 900, y: 400))
            stage.advance(by: 1)

            expectEqual(split.displayMode, .oneBesideSecondary)
            expectEqual(split.frame(.supplementary)?.minX, 0)
            expectEqual(split.frame(.secondary)?.minX, 320)
            expectEqual(log.lines.last, "willHide primary")
        }
    }

    @Test("Rotating changes mode and behavior, and forgets manually shown columns")
    func turning() throws {
        try withSplit { stage, split, log in
            stage.resize(to: portrait)
            stage.advance(by: 0.1)
            expectEqual(split.displayMode, .secondaryOnly)
            expectEqual(split.splitBehavior, .overlay)
            expectEqual(log.lines, ["willChangeTo secondaryOnly from oneBesideSecondary", "willHide primary"])
            split.show(.primary)
            stage.advance(by: 1)
            stage.resize(to: landscape)
            stage.advance(by: 0.1)

            expectEqual(split.displayMode, .oneBesideSecondary)
            expectEqual(split.frame(.primary)?.width, 320)
            expectEqual(split.frame(.secondary)?.minX, 320)
        }
    }

    @Test("Future sizes are exact for each column")
    func sizes() throws {
        try withSplit { stage, split, _ in
            stage.timeline.clear()
            stage.resize(to: CGSize(width: 1366, height: 1024))
            stage.advance(by: 0.1)

            let sizes = stage.timeline.lines(of: .size).filter { $0.contains("viewWillTransition") }
            expectEqual(
                sizes,
                [
                    "split viewWillTransition(to: 1366×1024)", "navP viewWillTransition(to: 320×1024)",
                    "P viewWillTransition(to: 320×1024)", "navC viewWillTransition(to: 1046×1024)",
                    "C viewWillTransition(to: 1046×1024)",
                ], "\(sizes)")
        }
    }

    @Test("Widths: the fraction, the preferred width, and the limits")
    func widths() throws {
        try withSplit { stage, split, _ in
            let width = { @MainActor () -> CGFloat in
                stage.advance(by: 0.1)
                return split.frame(.primary)?.width ?? 0
            }
            split.preferredPrimaryColumnWidthFraction = 0.5
            // An automatic maximum does not limit a fraction (S25).
            expectEqual(width(), 590)
            split.maximumPrimaryColumnWidth = 500
            expectEqual(width(), 500)
            split.preferredPrimaryColumnWidth = 250
            expectEqual(width(), 250)
            split.minimumPrimaryColumnWidth = 280
            expectEqual(width(), 280)
            expectEqual(split.primaryColumnWidth, 280)
            for value in [CGFloat.nan, .infinity, -5] { split.preferredPrimaryColumnWidth = value }
            expectEqual(split.preferredPrimaryColumnWidth, UISplitViewController.automaticDimension)
        }
    }

    @Test(
        "Side columns that do not fit beside each other are narrowed, the primary column first",
        arguments: [
            (CGFloat(760), CGFloat(320), CGFloat(524), CGFloat(320)), (760, 844, 422, 422), (300, 844, 300, 544),
        ])
    func wideColumns(primary: CGFloat, supplementary: CGFloat, narrowed: CGFloat, other: CGFloat) throws {
        try withSplit(.tripleColumn, size: CGSize(width: 844, height: 390)) { stage, split, _ in
            split.maximumPrimaryColumnWidth = 900
            split.maximumSupplementaryColumnWidth = 900
            split.preferredPrimaryColumnWidth = primary
            split.preferredSupplementaryColumnWidth = supplementary
            split.preferredDisplayMode = .twoOverSecondary
            stage.advance(by: 1)
            #expect(split.displayMode == .twoOverSecondary)
            #expect(split.frame(.primary) == CGRect(x: 0, y: 0, width: narrowed, height: 390))
            #expect(split.frame(.supplementary) == CGRect(x: narrowed, y: 0, width: other, height: 390))
            #expect([split.primaryColumnWidth, split.supplementaryColumnWidth] == [narrowed, other])
        }
    }

    @Test("Columns are at the other side with the trailing edge, and from right to left")
    func edges() throws {
        try withSplit { stage, split, _ in
            split.primaryEdge = .trailing
            stage.advance(by: 0.1)
            expectEqual(split.frame(.primary)?.minX, 860)
            expectEqual(split.frame(.secondary)?.minX, 0)
            split.view.semanticContentAttribute = .forceRightToLeft
            split.view.setNeedsLayout()
            stage.advance(by: 0.1)
            expectEqual(split.frame(.primary)?.minX, 0)
        }
    }

    @Test("A column over the content does not change the safe area of the content")
    func safeArea() throws {
        let insets = UIEdgeInsets(top: 24, left: 30, bottom: 20, right: 30)
        try withSplit(size: portrait, safeAreaInsets: insets) { stage, split, _ in
            let content = try #require(split.page(.secondary)?.navigationController?.view)
            let before = content.safeAreaInsets
            split.show(.primary)
            stage.advance(by: 1)
            let primary = split.page(.primary)?.navigationController?.view.safeAreaInsets

            expectEqual(before, insets)
            expectEqual(content.safeAreaInsets, insets)
            expectEqual(primary, UIEdgeInsets(top: 24, left: 30, bottom: 20, right: 0))
        }
        try withSplit(safeAreaInsets: insets) { _, split, _ in
            expectEqual(
                split.page(.secondary)?.navigationController?.view.safeAreaInsets,
                UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 30))
        }
    }

    @Test("A swipe from the edge follows the finger, shows, and can be reversed")
    func swipe() throws {
        try withSplit(size: portrait) { stage, split, log in
            stage.touchDown(at: CGPoint(x: 2, y: 500))
            for x in stride(from: 20, through: 100, by: 20) {
                stage.touchMove(to: CGPoint(x: Double(x), y: 500))
                stage.advance(by: 0.1)
            }
            let half = split.page(.primary).view.layer.presentation().map { _ in true }
            stage.touchMove(to: CGPoint(x: 20, y: 500))
            stage.advance(by: 0.3)
            stage.touchUp(at: CGPoint(x: 20, y: 500))
            stage.advance(by: 1)

            expectEqual(half, true)
            expectEqual(split.displayMode, .secondaryOnly)
            expectNil(split.frame(.primary))
            expectTrue(
                log.lines.first == "gestureWillBegin" && log.lines.last == "gestureDidEnd secondaryOnly", "\(log.lines)"
            )

            log.lines = []
            stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 400, y: 500))
            stage.advance(by: 1)
            expectEqual(split.displayMode, .oneOverSecondary)
            expectEqual(
                log.lines,
                [
                    "gestureWillBegin", "willChangeTo oneOverSecondary from secondaryOnly", "willShow primary",
                    "gestureDidEnd oneOverSecondary",
                ], "\(log.lines)")

            stage.drag(from: CGPoint(x: 300, y: 900), to: CGPoint(x: 20, y: 900))
            stage.advance(by: 1)
            expectEqual(split.displayMode, .secondaryOnly)
        }
    }

    @Test("A delegate that makes the window narrow when a swipe is reversed has a stack")
    func collapsedWhenTakenBack() throws {
        try withSplit(size: portrait) { stage, split, log in
            stage.touchDown(at: CGPoint(x: 2, y: 500))
            for x in [20, 60, 100, 20] {
                stage.touchMove(to: CGPoint(x: x, y: 500))
                stage.advance(by: 0.3)
            }
            log.whenChanging = { [unowned stage] split in
                if split.displayMode == .oneOverSecondary { stage.resize(to: phone) }
            }
            stage.touchUp(at: CGPoint(x: 20, y: 500))
            stage.advance(by: 1)

            let navP = try #require(split.page(.primary).navigationController)
            expectTrue(split.isCollapsed)
            expectEqual(split.viewControllers, [split.page(.primary)])
            expectNotNil(split.page(.secondary).view.window)
            expectNil(split.page(.primary).viewIfLoaded?.window)
            expectIdentical(navP.topViewController, split.page(.secondary).navigationController)
        }
    }

    @Test("Without presentsWithGesture swipes are disabled, and the split view has no button")
    func noGesture() throws {
        try withSplit(size: portrait) { stage, split, _ in
            split.presentsWithGesture = false
            stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 400, y: 500))
            stage.advance(by: 1)
            expectEqual(split.displayMode, .secondaryOnly)
        }
    }

    @Test("Keys: F9 hides and shows, Escape hides the column over the content")
    func keys() throws {
        try withSplit { stage, split, _ in
            stage.press(.keyboardF9)
            stage.advance(by: 1)
            let hidden = split.displayMode
            stage.press(.keyboardF9)
            stage.advance(by: 1)
            expectEqual(hidden, .secondaryOnly)
            expectEqual(split.displayMode, .oneBesideSecondary)
        }
        try withSplit(size: portrait) { stage, split, _ in
            split.show(.primary)
            stage.advance(by: 1)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            expectEqual(split.displayMode, .secondaryOnly)
        }
    }

    @Test("Requests inside willChangeTo take precedence")
    func nested() throws {
        try withSplit(.tripleColumn, size: portrait) { stage, split, log in
            log.whenChanging = { split in
                log.whenChanging = { _ in }
                split.show(.supplementary)
            }
            split.show(.primary)
            stage.advance(by: 1)
            expectEqual(split.displayMode, .oneOverSecondary)
            expectNotNil(split.frame(.supplementary))
            expectNil(split.frame(.primary))
        }
    }

    @Test("A preferred mode that is set inside an animation changes with it")
    func animated() throws {
        try withSplit { stage, split, _ in
            UIView.animate(withDuration: 0.5) { split.preferredDisplayMode = .secondaryOnly }
            stage.advance(by: 0.2)
            let between = split.frame(.primary)
            stage.advance(by: 0.5)
            expectNotNil(between)
            expectNil(split.frame(.primary))
            expectEqual(split.displayMode, .secondaryOnly)
        }
    }
}

@MainActor
@Suite("The display mode button")
struct DisplayModeButtonTests {
    @Test("It is in the bar of the first column, and changes the mode")
    func tiled() throws {
        try withSplit { stage, split, _ in
            stage.tap(at: CGPoint(x: 30, y: 22))
            stage.advance(by: 1)
            let hidden = split.displayMode
            stage.tap(at: CGPoint(x: 30, y: 22))
            stage.advance(by: 1)

            expectEqual(hidden, .secondaryOnly)
            expectEqual(split.displayMode, .oneBesideSecondary)
            split.displayModeButtonVisibility = .never
            stage.tap(at: CGPoint(x: 30, y: 22))
            stage.advance(by: 1)
            expectEqual(split.displayMode, .oneBesideSecondary)
        }
    }

    @Test("Over the content it shows one column after the other")
    func overlay() throws {
        try withSplit(.tripleColumn, size: portrait) { stage, split, _ in
            stage.tap(at: CGPoint(x: 30, y: 22))
            stage.advance(by: 1)
            let first = split.displayMode
            stage.tap(at: CGPoint(x: 30, y: 22))
            stage.advance(by: 1)

            expectEqual(first, .oneOverSecondary)
            expectEqual(split.displayMode, .twoOverSecondary)
            expectTrue(split.displayModeButtonItem.isHidden)
        }
    }

    @Test("The program's button in a classic split view calls the delegate, and hides if it has no effect")
    func classic() throws {
        let make = {
            let split = UISplitViewController()
            split.viewControllers = [controller("P"), UINavigationController(rootViewController: controller("C"))]
            return split
        }
        try Stage.run(root: make(), size: portrait) { stage, split in
            stage.advance(by: 0.1)
            let item = split.displayModeButtonItem
            expectEqual(split.displayMode, .secondaryOnly)
            expectFalse(item.isHidden)
            expectIdentical(item, split.displayModeButtonItem)
            item.primaryAction.map { _ in split.preferredDisplayMode = .oneOverSecondary }
            stage.advance(by: 1)
            expectTrue(split.displayMode == .oneOverSecondary && split.viewControllers[0].view.window != nil)
            stage.resize(to: phone)
            stage.advance(by: 0.1)
            expectTrue(item.isHidden)
        }
    }
}
