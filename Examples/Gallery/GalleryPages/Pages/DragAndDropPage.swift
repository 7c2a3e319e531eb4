import UIKit

/// Colors that can be dragged into a well, a forbidden color, and a tile that also has a menu.
final class DragAndDropPage: SectionsViewController, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UIContextMenuInteractionDelegate
{
    private let well = UILabel()
    private let locked = UILabel()
    private let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
    private var dropped = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let tiles = UIStackView(arrangedSubviews: colors.enumerated().map { tile($1, index: $0) })
        tiles.spacing = 12
        tiles.distribution = .fillEqually
        tiles.heightAnchor.constraint(equalToConstant: 72).isActive = true
        addSection(
            "Drag", note: "Press and move; tap others with a second finger. The last tile has a menu as well.",
            [Row(tiles, alignment: .fill)])
        set(up: well, "Drop colours here", "well")
        addSection("Drop", [Row(well, alignment: .fill)])
        set(up: locked, "Nothing can be dropped here", "locked")
        addSection("Forbidden", [Row(locked, alignment: .fill)])
    }

    private func tile(_ color: UIColor, index: Int) -> UIView {
        let tile = UIView()
        tile.backgroundColor = color
        tile.layer.cornerRadius = 12
        tile.accessibilityIdentifier = "tile \(index)"
        tile.addInteraction(UIDragInteraction(delegate: self))
        if index == colors.count - 1 { tile.addInteraction(UIContextMenuInteraction(delegate: self)) }
        return tile
    }

    private func set(up label: UILabel, _ text: String, _ identifier: String) {
        label.text = text
        label.textAlignment = .center
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.isUserInteractionEnabled = true
        label.layer.cornerRadius = 12
        label.layer.borderWidth = 1
        label.layer.borderColor = UIColor.separator.cgColor
        label.clipsToBounds = true
        label.accessibilityIdentifier = identifier
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: 110).isActive = true
        label.addInteraction(UIDropInteraction(delegate: self))
    }

    // MARK: Dragging

    private func items(of interaction: UIDragInteraction) -> [UIDragItem] {
        guard let color = interaction.view?.backgroundColor else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: color))]
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        items(of: interaction)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { items(of: interaction) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { [weak interaction] _ in
                    UIPasteboard.general.color = interaction?.view?.backgroundColor
                }
            ])
        })
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIColor.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        interaction.view?.layer.borderColor = UIColor.tintColor.cgColor
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        UIDropProposal(operation: interaction.view === well ? .copy : .forbidden)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        interaction.view?.layer.borderColor = UIColor.separator.cgColor
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: UIColor.self) { [weak self] colors in
            guard let self, let color = colors.first as? UIColor else { return }
            dropped += colors.count
            well.text = dropped == 1 ? "1 colour" : "\(dropped) colours"
            well.textColor = .white
            well.backgroundColor = color
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        interaction.view?.layer.borderColor = UIColor.separator.cgColor
    }
}
