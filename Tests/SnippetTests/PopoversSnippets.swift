import IrekoTesting
import UIKit

enum PopoversSnippets {
    final class ColorsViewController: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            label.text = "Colours"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
                label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            ])
        }
    }

    private final class CanvasController: UIViewController, UIPopoverPresentationControllerDelegate {
        let button = UIButton(frame: CGRect(x: 400, y: 100, width: 100, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
        }

        func choose() {
            let colors = ColorsViewController()
            colors.modalPresentationStyle = .popover
            colors.preferredContentSize = CGSize(width: 240, height: 180)
            colors.popoverPresentationController?.sourceItem = button
            present(colors, animated: true)
        }

        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            rect.pointee = view.pointee.bounds
        }
    }

    @MainActor static func run() throws {
        for size in [CGSize(width: 1180, height: 820), CGSize(width: 390, height: 844)] {
            let canvas = CanvasController()
            try Stage.run(size: size, rootViewController: canvas) { stage in
                stage.advance(by: 0)
                canvas.choose()
                stage.advance(by: 1)
                let label = stage.find("Colours").frame
                try check(label != nil && canvas.presentedViewController is ColorsViewController)
            }
        }
    }
}
