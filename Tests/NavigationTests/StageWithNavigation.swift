import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Runs a test with a navigation controller that is on the screen and shows a page called Old.
@MainActor
func withNavigation(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1,
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    _ body: (Stage, UINavigationController, Page) throws -> Void
) throws {
    try Stage.run(
        root: UINavigationController(rootViewController: Page("Old")), size: size, scale: scale,
        safeAreaInsets: safeAreaInsets
    ) { stage, navigation in
        let old = try #require(navigation.topViewController as? Page)
        stage.advance(by: 1)
        stage.timeline.clear()
        try body(stage, navigation, old)
    }
}

/// Logs the calls of a navigation controller to its delegate, in the order of the callbacks of a stage.
@MainActor
final class DelegateLog: NSObject, UINavigationControllerDelegate {
    private(set) var lines: [String] = []
    private let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func clear() { lines = [] }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { lines.append("willShow \(viewController.title ?? "") after \(last)") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { lines.append("didShow \(viewController.title ?? "") after \(last)") }

    private var last: String { stage.timeline.lines(of: .appearance).last ?? "nothing" }
}
