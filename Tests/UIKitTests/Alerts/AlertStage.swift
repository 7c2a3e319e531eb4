import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitControls

/// An alert over a white root on a stage, with a log of the called handlers.
@MainActor
final class AlertStage {
    let stage: Stage
    let root: UIViewController
    /// Titles of the chosen actions.
    private(set) var chosen: [String] = []

    private init(_ stage: Stage, _ root: UIViewController) { (self.stage, self.root) = (stage, root) }

    static func run(
        size: CGSize = CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets = .zero,
        _ body: (AlertStage) throws -> Void
    ) throws {
        try Stage.run(root: controller("Root"), size: size, safeAreaInsets: safeAreaInsets) { stage, root in
            root.view.backgroundColor = .white
            try body(AlertStage(stage, root))
        }
    }

    /// Makes an alert whose handlers record the chosen actions.
    func make(
        _ style: UIAlertController.Style = .alert, title: String? = "Title", message: String? = nil,
        _ actions: KeyValuePairs<String, UIAlertAction.Style> = ["Cancel": .cancel, "OK": .default]
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [weak self] in self?.chosen.append($0.title ?? "") })
        }
        return alert
    }

    /// Presents an alert and waits until it is presented.
    func show(_ alert: UIAlertController) {
        root.present(alert, animated: true)
        stage.advance(by: 0.5)
    }

    func wait(_ seconds: TimeInterval = 0.5) { stage.advance(by: seconds) }

    /// The button of an action.
    func button(_ title: String) -> AlertActionView? { stage.find(title).view(AlertActionView.self) }

    /// The frame of an action's button on the screen.
    func frame(_ title: String) -> CGRect {
        guard let button = button(title) else { return .null }
        return button.convert(button.bounds, to: nil)
    }

    func middle(_ title: String) -> CGPoint {
        let frame = frame(title)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
