import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A sheet's or popover's traits for its controller stay while the window is covered: during the transition, its view
/// is in the container of the covering presentation.
@MainActor
@Suite("Traits of a presented controller that is covered")
struct PresentedTraitsTests {
    /// Counts each change of its traits.
    private final class Presented: UIViewController {
        private(set) var changes = 0

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            changes += 1
        }

        var isAsPresented: Bool {
            let traits = [traitCollection, view.traitCollection]
            let isCompact =
                modalPresentationStyle != .popover || traits.allSatisfy { $0.horizontalSizeClass == .compact }
            return isCompact
                && traits.allSatisfy { $0.userInterfaceLevel == .elevated && $0.userInterfaceStyle == .dark }
        }
    }

    private func present(_ stage: Stage, _ root: UIViewController, _ style: UIModalPresentationStyle) -> Presented {
        let presented = Presented()
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = root.view
        presented.presentationController?.traitOverrides.userInterfaceStyle = .dark
        root.present(presented, animated: true)
        stage.advance(by: 1)
        return presented
    }

    @Test("A sheet and a popover are covered and uncovered", arguments: [true, false])
    func covered(isAnimated: Bool) throws {
        for style in [UIModalPresentationStyle.formSheet, .popover] {
            try Stage.run(root: controller("Root"), size: CGSize(width: 1024, height: 768)) { stage, root in
                let presented = present(stage, root, style)
                let changes = presented.changes
                let cover = controller("Cover")
                cover.modalPresentationStyle = .fullScreen
                var kept = [presented.isAsPresented]

                presented.present(cover, animated: isAnimated)
                for _ in 0..<10 {
                    stage.advance(by: 0.1)
                    kept.append(presented.isAsPresented)
                }
                presented.dismiss(animated: isAnimated)
                for _ in 0..<10 {
                    stage.advance(by: 0.1)
                    kept.append(presented.isAsPresented)
                }

                #expect(!kept.contains(false))
                expectEqual(presented.changes, changes)
                expectNotNil(presented.viewIfLoaded?.window)
            }
        }
    }

    @Test("After a dismissal together with its cover, it has the traits of its next presentation")
    func dismissedTogether() throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 1024, height: 768)) { stage, root in
            let presented = present(stage, root, .popover)
            let cover = controller("Cover")
            cover.modalPresentationStyle = .fullScreen
            presented.present(cover, animated: false)
            stage.advance(by: 1)

            root.dismiss(animated: true)
            stage.advance(by: 1)
            presented.modalPresentationStyle = .fullScreen
            presented.presentationController?.traitOverrides.userInterfaceStyle = .light
            root.present(presented, animated: true)
            stage.advance(by: 1)

            let traits = presented.traitCollection
            expectEqual(traits.horizontalSizeClass, .regular)
            expectEqual(traits.userInterfaceLevel, .base)
            expectEqual(traits.userInterfaceStyle, .light)
        }
    }
}
