import Expectations
import IrekoTesting
import Testing
import UIKit

@Suite("Scroll views and constraints")
@MainActor
struct LayoutGuideTests {
    @Test("Constraints of content to the content guide set the content's size")
    func contentGuide() throws {
        let controller = ScrollController(contentSize: .zero)
        try Stage.run(rootViewController: controller) { stage in
            let (view, content) = (controller.scrollView, UIView())
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)

            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor, constant: 10),
                content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor, constant: -10),
                content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
                content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor, constant: -20),
                content.heightAnchor.constraint(equalToConstant: 2000),
            ])
            stage.settle()

            expectEqual(view.contentSize, CGSize(width: 390, height: 2000))
            expectEqual(content.frame, CGRect(x: 10, y: 0, width: 370, height: 2000))

            view.contentOffset.y = 300
            stage.settle()

            expectEqual(content.frame, CGRect(x: 10, y: 0, width: 370, height: 2000))
            expectEqual(view.contentSize, CGSize(width: 390, height: 2000))
        }
    }

    @Test("Constraints of content to the scroll view's own sides mean the content, also from right to left")
    func ownSides() throws {
        let controller = ScrollController(contentSize: .zero)
        try Stage.run(rootViewController: controller) { stage in
            let (view, first, second) = (controller.scrollView, UIView(), UIView())
            view.semanticContentAttribute = .forceRightToLeft
            for content in [first, second] {
                content.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(content)
            }

            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                first.topAnchor.constraint(equalTo: view.topAnchor),
                second.topAnchor.constraint(equalTo: view.topAnchor),
                first.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                first.widthAnchor.constraint(equalToConstant: 300), first.heightAnchor.constraint(equalToConstant: 50),
                second.widthAnchor.constraint(equalToConstant: 500),
                second.heightAnchor.constraint(equalToConstant: 20),
            ])
            stage.settle()

            expectEqual(view.contentSize, CGSize(width: 800, height: 50))
            expectEqual(first.frame.minX, 500)
            expectEqual(second.frame.minX, 0)
        }
    }

    @Test("Views pinned to the frame guide do not move while the content scrolls")
    func frameGuide() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 3000))
        try Stage.run(rootViewController: controller) { stage in
            let (view, overlay) = (controller.scrollView, UIView())
            overlay.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(overlay)
            NSLayoutConstraint.activate([
                overlay.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 20),
                overlay.leftAnchor.constraint(equalTo: view.frameLayoutGuide.leftAnchor),
                overlay.widthAnchor.constraint(equalToConstant: 30),
                overlay.heightAnchor.constraint(equalToConstant: 30),
            ])
            stage.settle()

            view.contentOffset.y = 500
            stage.settle()

            expectEqual(overlay.frame.minY, 520)
            expectEqual(view.contentSize, CGSize(width: 390, height: 3000))
        }
    }

    @Test("The size that the program set stays if no constraints relate to it")
    func ownSize() throws {
        let controller = ScrollController(contentSize: CGSize(width: 100, height: 3000))
        try Stage.run(rootViewController: controller) { stage in
            let width = controller.scrollView.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 700)

            width.isActive = true
            stage.settle()

            expectEqual(controller.scrollView.contentSize, CGSize(width: 700, height: 3000))
        }
    }
}
