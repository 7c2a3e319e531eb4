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

    @Test("sizeToFit() gives the button the size of its title in one line")
    func sizeToFit() {
        final class Wide: UIButton {
            var sizes: [CGSize] = []
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                sizes.append(size)
                let fitting = super.sizeThatFits(size)
                return CGSize(width: fitting.width + 10, height: fitting.height)
            }
        }
        for button in [UIButton(configuration: .filled()), Wide(configuration: .filled())] {
            for title in ["Continue", "Continue to the next page", "Next"] {
                button.configuration?.title = title
                button.sizeToFit()
                let size = button.intrinsicContentSize
                expectTrue(size.height < 40)
                expectEqual(
                    button.frame.size, CGSize(width: size.width + (button is Wide ? 10 : 0), height: size.height))
            }
            expectEqual(
                (button as? Wide)?.sizes.allSatisfy { $0.width > 0 && $0.width < 1000 }, button is Wide ? true : nil)
        }
    }
}
