import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A controller with a button for popovers, 40 by 40 points at (500, 100), and a second button beside it.
final class SourceController: UIViewController {
    let source = UIButton(frame: CGRect(x: 500, y: 100, width: 40, height: 40))
    let other = UIButton(frame: CGRect(x: 800, y: 100, width: 40, height: 40))
    private(set) var taps: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        source.addAction(UIAction { [weak self] _ in self?.taps.append("source") }, for: .touchUpInside)
        other.addAction(UIAction { [weak self] _ in self?.taps.append("other") }, for: .touchUpInside)
        view.addSubview(source)
        view.addSubview(other)
    }

    /// A controller that will be presented as a popover at the button.
    func popover(_ size: CGSize = CGSize(width: 200, height: 100)) -> UIViewController {
        let popover = controller("Popover")
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = size
        popover.popoverPresentationController?.sourceView = source
        return popover
    }
}

extension Stage {
    /// Runs a test in a window of a tablet, whose root has the button.
    @MainActor
    static func runWithSource(
        size: CGSize = CGSize(width: 1024, height: 768), _ body: (Stage, SourceController) throws -> Void
    ) throws { try run(root: SourceController(), size: size, body) }
}

extension UIViewController {
    /// The frame of the controller's view in its window.
    var frameInWindow: CGRect { view.convert(view.bounds, to: nil) }
}
