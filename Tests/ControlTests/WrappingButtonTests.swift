import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Buttons with a configuration whose title wraps", .serialized)
struct WrappingButtonTests {
    @Test("Auto Layout gives the button the height of its wrapped title")
    func height() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "A long title of a button that needs to break into several lines because it is long"
            let button = UIButton(configuration: configuration)
            button.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(button)
            let width = button.widthAnchor.constraint(equalToConstant: 200)
            NSLayoutConstraint.activate([
                width, button.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
            ])
            stage.settle()
            let wanted = button.sizeThatFits(CGSize(width: 200, height: 1000)).height
            expectTrue(wanted > 60)
            expectEqual(button.frame.height, wanted)
            expectEqual(
                button.systemLayoutSizeFitting(
                    CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height, wanted)

            width.constant = 1000
            stage.settle()
            expectEqual(button.frame.height, button.intrinsicContentSize.height)
        }
    }
}
