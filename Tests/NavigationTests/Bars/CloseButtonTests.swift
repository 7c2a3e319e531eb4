import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("The close button of a bar")
struct CloseButtonTests {
    /// Whether the button is gray and visible, and its darkest pixel.
    private func look(tint: UIColor?, isEnabled: Bool = true) throws -> (isGrey: Bool, isDrawn: Bool, darkest: Int) {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let item = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in })
        (item.tintColor, item.isEnabled) = (tint, isEnabled)
        root.navigationItem.rightBarButtonItem = item
        var (isGrey, isDrawn, darkest) = (true, false, 255)
        let stack = UINavigationController(rootViewController: root)
        try Stage.run(root: stack, size: CGSize(width: 200, height: 200), scale: 2) { stage, _ in
            stage.advance(by: 0.5)
            let picture = stage.snapshot()
            for y in 0..<88 {
                for x in 300..<400 {
                    let color = picture.pixel(x, y) ?? 0
                    let parts = [16, 8, 0].map { Int(color >> $0 & 0xff) }
                    darkest = min(darkest, parts.min() ?? 255)
                    if parts != [255, 255, 255] { isDrawn = true }
                    if (parts.max() ?? 0) - (parts.min() ?? 0) > 24 { isGrey = false }
                }
            }
        }
        return (isGrey, isDrawn, darkest)
    }

    @Test("It is gray, unless it has its own tint color")
    func color() throws {
        let (plain, tinted) = (try look(tint: nil), try look(tint: .red))

        expectTrue(plain.isGrey)
        expectTrue(plain.isDrawn)
        expectFalse(tinted.isGrey)
    }

    @Test("It is lighter while it is disabled")
    func disabled() throws {
        let (enabled, disabled) = (try look(tint: nil), try look(tint: nil, isEnabled: false))

        expectTrue(disabled.isGrey)
        expectTrue(disabled.isDrawn)
        #expect(disabled.darkest > enabled.darkest)
    }
}
