import IrekoContainers
import UIKit

/// The root of the demo, which is a modal container for notes: a header with a segmented container below it.
public final class DemoViewController: ModalContainerController {
    private let titleLabel = UILabel()
    private let styleButton = UIButton(type: .system)
    private static let headerHeight: CGFloat = 56

    /// The container of the pages.
    public let segments = SegmentedContainerController(
        titles: ["Boxes", "Rules", "Form", "Timeline"],
        viewControllers: [DemoPages.boxes(), DemoPages.rules(), DemoPages.form(), DemoPages.timeline()])

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Demo"
        view.backgroundColor = .systemBackground
        titleLabel.text = "Ireko"
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        view.addSubview(titleLabel)
        styleButton.addAction(UIAction { [weak self] _ in self?.switchStyle() }, for: .touchUpInside)
        view.addSubview(styleButton)
        showStyle()

        addChild(segments)
        view.addSubview(segments.view)
        segments.didMove(toParent: self)
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let top = view.safeAreaInsets.top
        let width = view.bounds.width
        titleLabel.frame = CGRect(x: 20, y: top + 10, width: max(0, width - 100), height: 36)
        styleButton.frame = CGRect(x: width - 60, y: top + 6, width: 44, height: 44)
        let y = top + Self.headerHeight
        segments.view.frame = CGRect(x: 0, y: y, width: width, height: max(0, view.bounds.height - y))
    }

    // MARK: Light and dark

    private func switchStyle() {
        overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
        showStyle()
    }

    private func showStyle() {
        let icon: Icon = traitCollection.userInterfaceStyle == .dark ? .sun : .moon
        styleButton.setImage(icon.image(size: 22), for: .normal)
    }
}

/// The pages of the segmented container.
@MainActor
enum DemoPages {
    static func boxes() -> UIViewController {
        CardsViewController(
            title: "Boxes",
            cards: [
                .init(
                    icon: .boxes, color: .systemIndigo, title: "A box in a box",
                    detail: "A modal container holds a segmented one, which holds this page."),
                .init(
                    icon: .clock, color: .systemOrange, title: "One clock",
                    detail: "In a window it is the system's. In a test it moves only when the test says so."),
                .init(
                    icon: .leaf, color: .systemGreen, title: "Idle costs nothing",
                    detail: "No wakeups and no CPU while nothing changes on the screen."),
            ],
            action: (
                title: "Open a note",
                perform: { page in page.modalContainerController?.presentModal(NoteViewController(), animated: true) }
            ))
    }

    static func rules() -> UIViewController {
        CardsViewController(
            title: "Rules",
            cards: [
                .init(
                    icon: .boxes, color: .systemTeal, title: "addChild, then addSubview",
                    detail: "addChild(_:) calls willMove(toParent:) by itself; didMove(toParent:) is yours to call."),
                .init(
                    icon: .compass, color: .systemPink, title: "willMove, remove, remove",
                    detail: "Tell the child, take its view away, then end the relation."),
                .init(
                    icon: .clock, color: .systemBlue, title: "Begin and end",
                    detail: "By hand they come in pairs; the opposite direction reverses them."),
            ])
    }

    static func form() -> UIViewController {
        let controller = FormViewController()
        controller.title = "Form"
        return controller
    }

    static func timeline() -> UIViewController {
        let controller = TimelineViewController()
        controller.title = "Timeline"
        return controller
    }
}
