import IrekoTesting
import UIKit

enum AutoLayoutSnippets {
    final class GreetingViewController: UIViewController {
        private let label = UILabel()
        private let field = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            for view in [label, field] {
                view.translatesAutoresizingMaskIntoConstraints = false
                self.view.addSubview(view)
            }
            label.text = "Name"

            let margins = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
                field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
                field.heightAnchor.constraint(equalToConstant: 34),
            ])
        }
    }

    private final class FormController: UIViewController {
        let label = UILabel()
        let field = UIView()
        let details = UILabel()
        private(set) var height = NSLayoutConstraint()

        override func viewDidLoad() {
            super.viewDidLoad()
            for row in [label, field] {
                row.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(row)
            }
            label.text = "Name"
            height = field.heightAnchor.constraint(equalToConstant: 20)
            height.isActive = true
            NSLayoutConstraint.activate(visualFormat())
        }

        private func visualFormat() -> [NSLayoutConstraint] {
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-[label]-[field]-|", options: .alignAllFirstBaseline, metrics: nil,
                views: ["label": label, "field": field])
        }

        func hideDetails(title: UIView, details: UIView, buttons: UIView) -> UIStackView {
            let form = UIStackView(arrangedSubviews: [title, details, buttons])
            form.axis = .vertical
            form.spacing = 12
            UIView.animate(withDuration: 0.3) { details.isHidden = true }
            return form
        }

        func grow() {
            height.constant = 200
            UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
        }
    }

    @MainActor static func run() throws {
        try Stage.run(rootViewController: GreetingViewController()) { stage in
            stage.advance(by: 0)
            try check(stage.find("Name").exists && stage.diagnostics.isEmpty)
        }
        let controller = FormController()
        try Stage.run(rootViewController: controller) { stage in
            stage.advance(by: 0)
            try check(controller.label.frame.minX == 16 && controller.field.frame.maxX == 374)
            let form = controller.hideDetails(title: UILabel(), details: controller.details, buttons: UILabel())
            try check(form.arrangedSubviews.count == 3 && controller.details.isHidden)
            controller.grow()
            try check(controller.field.frame.height == 200 && stage.diagnostics.isEmpty)
            stage.advance(by: 1)
        }
    }
}
