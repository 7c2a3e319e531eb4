import IrekoTesting
import UIKit

final class TileView: UIView {
    override var canBecomeFocused: Bool { true }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .select }) { open() } else { super.pressesEnded(presses, with: event) }
    }
}

extension TileView {
    private func open() { accessibilityValue = "open" }
}

enum FocusSnippets {
    @MainActor static func run() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let tile = TileView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
            root.view.addSubview(tile)
            stage.advance(by: 0)
            stage.press(.keyboardTab)
            stage.press(.keyboardReturnOrEnter)
            try check(tile.accessibilityValue == "open")
        }
    }
}
