import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Views behind a modal presentation get neither the focus nor key commands; behind an undimmed sheet they do.
@MainActor
@Suite("Views behind modal presentations")
struct BehindModalTests {
    /// Has a key command that counts, and a button.
    private final class Page: UIViewController {
        private(set) var commands = 0
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            view.addSubview(button)
        }
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(action: "count:", input: "k", modifierFlags: .command)]
        }
        func count(_ sender: Any?) { commands += 1 }
        override class var namedActions: NamedActions { super.namedActions.adding("count:", Page.count) }
    }

    private func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        return page
    }

    @Test("The tab key stays in a modal sheet, and includes the views behind an undimmed sheet")
    func focus() throws {
        for undimmed in [false, true] {
            try Stage.run(root: page("Root"), size: CGSize(width: 390, height: 844)) { stage, root in
                let sheet = page("Sheet")
                sheet.modalPresentationStyle = .pageSheet
                sheet.sheetPresentationController?.detents = [.medium()]
                if undimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
                root.present(sheet, animated: false)
                stage.advance(by: 1)

                var focused: Set<ObjectIdentifier> = []
                for _ in 0..<4 {
                    stage.press(.keyboardTab)
                    stage.advance(by: 0.1)
                    if let item = stage.window.windowScene?.focusSystem?.focusedItem as? UIView {
                        focused.insert(ObjectIdentifier(item))
                    }
                }

                let expected = undimmed ? [root.button, sheet.button] : [sheet.button]
                expectEqual(focused, Set(expected.map { ObjectIdentifier($0) }), "undimmed: \(undimmed)")
            }
        }
    }

    @Test("A key command of the presenter is performed behind an undimmed sheet only")
    func commands() throws {
        for undimmed in [false, true] {
            try Stage.run(root: page("Root")) { stage, root in
                let sheet = controller("Sheet")
                sheet.modalPresentationStyle = .pageSheet
                sheet.sheetPresentationController?.detents = [.medium()]
                if undimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
                root.present(sheet, animated: false)
                stage.advance(by: 1)

                stage.press("k", modifiers: .command)
                stage.advance(by: 0.1)

                expectEqual(root.commands, undimmed ? 1 : 0)
                root.dismiss(animated: false)
                stage.advance(by: 1)
                stage.press("k", modifiers: .command)
                stage.advance(by: 0.1)
                expectEqual(root.commands, undimmed ? 2 : 1)
            }
        }
    }
}
