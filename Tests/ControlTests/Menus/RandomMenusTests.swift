import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Menus under random fingers, pointers, keys and changes, also inside their own callbacks.
@MainActor
@Suite("Random menus", .serialized)
struct RandomMenusTests {
    @MainActor
    private final class World: NSObject, UIContextMenuInteractionDelegate {
        var generator: SeededGenerator
        let stage: Stage
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        let popUp = UIButton(frame: CGRect(x: 250, y: 540, width: 100, height: 44))
        let view = UIView(frame: CGRect(x: 100, y: 250, width: 200, height: 100))
        var interaction: UIContextMenuInteraction?
        var depth = 0

        init(seed: Int, stage: Stage) {
            generator = SeededGenerator(seed: UInt64(seed))
            self.stage = stage
            super.init()
            stage.window.addSubview(root)
            for part in [button, popUp, view] { root.addSubview(part) }
            for (index, part) in [button, popUp].enumerated() {
                part.menu = makeMenu(3)
                part.showsMenuAsPrimaryAction = true
                part.changesSelectionAsPrimaryAction = index == 1
            }
            let interaction = UIContextMenuInteraction(delegate: self)
            view.addInteraction(interaction)
            self.interaction = interaction
        }

        func makeMenu(_ levels: Int) -> UIMenu {
            var children: [UIMenuElement] = []
            for index in 0..<generator.below(6) {
                switch generator.below(levels > 0 ? 7 : 4) {
                case 0: children.append(UIDeferredMenuElement { [weak self] done in self?.find(done) })
                case 1: children.append(UICommand(title: "Command", action: "none:"))
                case 2, 3:
                    let attributes = UIMenuElement.Attributes(rawValue: UInt(generator.below(16)))
                    children.append(
                        UIAction(title: "Action \(index)", attributes: attributes) { [weak self] _ in self?.disturb() })
                default: children.append(makeMenu(levels - 1))
                }
            }
            let options = generator.pick([UIMenu.Options(), .displayInline, .singleSelection, .displayAsPalette])
            let size = generator.pick([UIMenu.ElementSize.small, .medium, .large, .automatic])
            return UIMenu(
                title: generator.below(2) == 0 ? "" : "Menu", options: options, preferredElementSize: size,
                children: children)
        }

        private func find(_ done: @escaping @MainActor ([UIMenuElement]) -> Void) {
            let found = makeMenu(0).children
            if generator.below(2) == 0 { return done(found) }
            Task { @MainActor in done(found) }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            disturb()
            guard generator.below(4) > 0 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.makeMenu(2) })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { [weak self] in self?.disturb() }
            disturb()
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { [weak self] in self?.disturb() }
            disturb()
        }

        /// Performs a random action of a program.
        func disturb() {
            depth += 1
            defer { depth -= 1 }
            guard depth < 4 else { return }
            switch generator.below(14) {
            case 0: button.performPrimaryAction()
            case 1: popUp.performPrimaryAction()
            case 2: interaction?.dismissMenu()
            case 3: interaction?.updateVisibleMenu { [self] _ in makeMenu(1) }
            case 4: button.menu = makeMenu(2)
            case 5: button.removeFromSuperview()
            case 6: if button.superview == nil { root.addSubview(button) }
            case 7: view.frame.origin.x = generator.number(-100, 400)
            case 8: button.isEnabled.toggle()
            case 9: popUp.menu = generator.below(2) == 0 ? nil : makeMenu(1)
            default: break
            }
        }

        func step() {
            let point = CGPoint(x: generator.number(0, 390), y: generator.number(0, 600))
            let target = generator.pick([point, button.center, popUp.center, view.center])
            switch generator.below(12) {
            case 0, 1: stage.touchDown(at: target)
            case 2: stage.touchMove(to: point)
            case 3, 4: stage.touchUp(at: generator.below(2) == 0 ? target : point)
            case 5: stage.mouse(.began, target, button: generator.pick([1, 3]))
            case 6: stage.mouse(.ended, point)
            case 7:
                stage.press(
                    generator.pick([
                        .keyboardDownArrow, .keyboardUpArrow, .keyboardRightArrow, .keyboardLeftArrow,
                        .keyboardReturnOrEnter, .keyboardEscape, .keyboardTab, .keyboardSpacebar, .keyboardEnd,
                    ]))
            case 8: disturb()
            case 9: stage.mouse(.hovered, point)
            case 10:
                if generator.below(8) == 0 {
                    stage.resize(to: CGSize(width: generator.number(60, 900), height: generator.number(60, 900)))
                }
            default: stage.advance(by: generator.pick([0.01, 0.2, 0.6]))
            }
        }
    }

    @Test("After any sequence a menu can be closed, and leaves no views", arguments: RandomSeeds.batches(200))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds {
            try Stage.run(size: CGSize(width: 390, height: 600)) { stage in
                let world = World(seed: seed, stage: stage)
                let before = stage.window.subviews.count
                for _ in 0..<60 { world.step() }
                world.depth = 100
                stage.touchCancel(at: .zero)
                for button in [1, 3] { stage.mouse(.ended, .zero, button: button) }
                stage.press(.keyboardEscape)
                stage.advance(by: 2)

                expectEmpty(stage.menuTitles, "seed \(seed)")
                expectEqual(stage.window.subviews.count, before, "seed \(seed)")
                expectNil(world.view.layer.mask, "seed \(seed)")
                expectEmpty(stage.diagnostics, "seed \(seed): \(stage.diagnostics)")
                world.root.removeFromSuperview()
            }
        }
    }
}
