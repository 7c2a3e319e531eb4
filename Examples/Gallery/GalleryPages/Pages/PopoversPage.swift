import UIKit

/// Popovers from a button in each corner, from a bar button item, with a list, and with a custom background.
final class PopoversPage: UIViewController, UIPopoverPresentationControllerDelegate {
    private let status = UILabel()
    private let toolbar = UIToolbar()
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        setUpToolbar()
        setUpCorners()
        setUpMiddle()
    }

    // MARK: Buttons

    private func button(
        _ title: String, _ configuration: UIButton.Configuration, _ press: @escaping (PopoversPage, UIButton) -> Void
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        button.addAction(
            UIAction { [weak self] action in
                if let self, let button = action.sender as? UIButton { press(self, button) }
            }, for: .primaryActionTriggered)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        return button
    }

    private func setUpCorners() {
        let corners = ["Top left", "Top right", "Bottom left", "Bottom right"].map { title in
            button(title, .gray()) { page, button in page.show(PopoverText(title), at: button) }
        }
        let area = view.safeAreaLayoutGuide
        for (index, corner) in corners.enumerated() {
            let (isBottom, isTrailing) = (index > 1, index % 2 == 1)
            NSLayoutConstraint.activate([
                isBottom
                    ? corner.bottomAnchor.constraint(equalTo: toolbar.topAnchor, constant: -12)
                    : corner.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
                isTrailing
                    ? corner.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -12)
                    : corner.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 12),
            ])
        }
    }

    private func setUpMiddle() {
        let list = button("List", .filled()) { page, button in
            page.show(PopoverList { [weak page] in page?.status.text = $0 }, at: button)
        }
        let own = button("Own background", .filled()) { page, button in
            let text = PopoverText("Drawn by the page")
            text.textColor = .white
            page.show(text, at: button) { $0.popoverBackgroundViewClass = PlainBubble.self }
        }
        let free = button("No arrow", .filled()) { page, button in
            page.show(PopoverText("Without an arrow"), at: button) { $0.permittedArrowDirections = [] }
        }
        status.text = "Nothing chosen yet"
        status.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [list, own, free, status])
        stack.axis = .vertical
        stack.spacing = 14
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    /// While the popover of the first item is shown, the second item is interactive.
    private func setUpToolbar() {
        let share = UIBarButtonItem(
            title: "Bar item", image: UIImage(systemName: "square.and.arrow.up"),
            primaryAction: UIAction { [weak self] action in
                guard let self, let item = action.sender as? UIBarButtonItem else { return }
                show(PopoverText("From the bar"), at: item)
            })
        let count = UIBarButtonItem(
            primaryAction: UIAction(title: "Count") { [weak self] _ in
                guard let self else { return }
                taps += 1
                status.text = "Counted to \(taps)"
            })
        toolbar.items = [share, .flexibleSpace(), count]
        toolbar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(toolbar)
        NSLayoutConstraint.activate([
            toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    // MARK: Popovers

    private func show(
        _ controller: UIViewController, at source: any UIPopoverPresentationControllerSourceItem,
        _ prepare: (UIPopoverPresentationController) -> Void = { _ in }
    ) {
        controller.modalPresentationStyle = .popover
        if let popover = controller.popoverPresentationController {
            popover.sourceItem = source
            popover.delegate = self
            prepare(popover)
        }
        present(controller, animated: true)
    }

    /// Keeps a popover in a narrow window.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// A line of text, in the area of the popover outside of the arrow.
private final class PopoverText: UIViewController {
    private let label = UILabel()
    var textColor: UIColor? = .label

    init(_ text: String) {
        super.init(nibName: nil, bundle: nil)
        label.text = text
        preferredContentSize = CGSize(width: 220, height: 80)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.textColor = textColor
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        ])
    }
}

/// Selectable rows; a selection dismisses the popover.
private final class PopoverList: ActionsViewController {
    init(_ choose: @escaping (String) -> Void) {
        super.init()
        preferredContentSize = CGSize(width: 260, height: 300)
        let rows = ["Apple", "Birch", "Cedar", "Elder", "Hazel", "Larch", "Maple", "Willow"].map { name in
            Row(name) { [weak self] in
                choose(name)
                self?.dismiss(animated: true)
            }
        }
        sections = [Section(title: "Trees", rows: rows)]
    }

    required init?(coder: NSCoder) { nil }
}

/// A dark bubble with a pointed arrow.
private final class PlainBubble: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.up

    override class func arrowBase() -> CGFloat { 24 }
    override class func arrowHeight() -> CGFloat { 12 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

    override var arrowOffset: CGFloat {
        get { offset }
        set {
            offset = newValue
            setNeedsDisplay()
        }
    }

    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set {
            direction = newValue
            setNeedsDisplay()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let (height, half) = (Self.arrowHeight(), Self.arrowBase() / 2)
        var body = bounds
        let (tip, start, end): (CGPoint, CGPoint, CGPoint)
        let (x, y) = (bounds.midX + offset, bounds.midY + offset)
        switch direction {
        case .down:
            body.size.height -= height
            (tip, start, end) = (
                CGPoint(x: x, y: bounds.maxY), CGPoint(x: x - half, y: body.maxY), CGPoint(x: x + half, y: body.maxY)
            )
        case .left:
            body = CGRect(x: height, y: 0, width: bounds.width - height, height: bounds.height)
            (tip, start, end) = (
                CGPoint(x: 0, y: y), CGPoint(x: body.minX, y: y - half), CGPoint(x: body.minX, y: y + half)
            )
        case .right:
            body.size.width -= height
            (tip, start, end) = (
                CGPoint(x: bounds.maxX, y: y), CGPoint(x: body.maxX, y: y - half), CGPoint(x: body.maxX, y: y + half)
            )
        default:
            body = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
            (tip, start, end) = (
                CGPoint(x: x, y: 0), CGPoint(x: x - half, y: body.minY), CGPoint(x: x + half, y: body.minY)
            )
        }
        UIColor.systemIndigo.setFill()
        UIBezierPath(roundedRect: body, cornerRadius: 12).fill()
        let arrow = UIBezierPath()
        arrow.move(to: tip)
        arrow.addLine(to: start)
        arrow.addLine(to: end)
        arrow.close()
        arrow.fill()
    }
}
