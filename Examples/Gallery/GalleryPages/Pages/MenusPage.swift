import UIKit

/// Menus of buttons, sizes of menu elements, and a card with a context menu.
final class MenusPage: SectionsViewController, UIContextMenuInteractionDelegate {
    private let status = UILabel()
    private let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Nothing chosen yet"
        status.textColor = .secondaryLabel
        status.numberOfLines = 0
        addSection(
            "Buttons",
            [
                Row("Actions", button("Edit", editMenu)), Row("Pop-up button", popUpButton),
                Row("Sections", button("View", viewMenu)), Row("Many", button("Pick a year", yearMenu)),
                Row("Found later", button("Recents", recentsMenu)),
            ])
        addSection("Chosen", [Row(status)])
        setUpCard()
        addSection("Context menu", note: "Press the card for a while, or click it with the secondary button.", [card])
    }

    private func button(_ title: String, _ menu: UIMenu) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = title
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        return button
    }

    private func action(
        _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = [],
        _ state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state
        ) { [weak self] action in
            self?.status.text = "\(action.title)"
        }
    }

    // MARK: Menus

    private var editMenu: UIMenu {
        let sizes = UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: [
                action("Bold", "bold"), action("Italic", "italic"), action("Underline", "underline"),
                action("Star", "star"),
            ])
        let share = UIMenu(
            title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
            children: [action("Mail", "envelope"), action("Message", "message"), action("Copy Link", "link")])
        let flag = action("Flag", "flag")
        flag.subtitle = "Marks it for later"
        let delete = UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)])
        return UIMenu(children: [
            sizes, action("Copy", "doc.on.doc"), flag, action("Paste", "doc", .disabled), share, delete,
        ])
    }

    private var popUpButton: UIButton {
        let button = button("", UIMenu(children: ["Low", "Medium", "High"].map { action($0) }))
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    private var viewMenu: UIMenu {
        let order = UIMenu(
            title: "Sort by", options: [.displayInline, .singleSelection],
            children: [action("Name", nil, [], .on), action("Date"), action("Size")])
        let show = UIMenu(
            options: .displayInline,
            children: [
                action("List", "list.bullet", .keepsMenuPresented, .on),
                action("Hidden Files", nil, .keepsMenuPresented),
            ])
        return UIMenu(title: "View options", children: [order, show])
    }

    private var yearMenu: UIMenu { UIMenu(children: (1985...2025).reversed().map { action("\($0)") }) }

    private var recentsMenu: UIMenu {
        let recents = UIDeferredMenuElement.uncached { [weak self] completion in
            Task { @MainActor in
                try? await Task.sleep(for: .seconds(1.5))
                completion(["Notes", "Plan", "Budget"].compactMap { self?.action($0, "doc.text") })
            }
        }
        return UIMenu(children: [action("Open…", "folder"), UIMenu(options: .displayInline, children: [recents])])
    }

    // MARK: The card

    private func setUpCard() {
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 10
        let label = UILabel()
        label.text = "Card"
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .title2)
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        NSLayoutConstraint.activate([
            card.heightAnchor.constraint(equalToConstant: 120),
            label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ])
        card.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.editMenu })
    }
}
