import IrekoTesting
import UIKit

final class PaletteController: UIViewController, UIDragInteractionDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIDragInteraction(delegate: self))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: UIColor.systemRed))
        item.localObject = "red"
        return [item]
    }
}

private final class WellController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIDropInteraction(delegate: self))
    }
}

extension WellController: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIColor.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: UIColor.self) { [weak self] colors in
            self?.view.backgroundColor = colors.first as? UIColor
        }
    }
}

private class NamesController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate,
    UITextDropDelegate
{
    var names = ["Ada", "Bea", "Cyd"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Loading")
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        acceptText()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let path = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            if let source = item.sourceIndexPath {
                tableView.performBatchUpdates {
                    self.names.insert(self.names.remove(at: source.row), at: path.row)
                    tableView.deleteRows(at: [source], with: .automatic)
                    tableView.insertRows(at: [path], with: .automatic)
                }
                coordinator.drop(item.dragItem, toRowAt: path)
            }
        }
    }

    func load(_ item: any UITableViewDropItem, to path: IndexPath, _ coordinator: any UITableViewDropCoordinator) {
        let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: path, reuseIdentifier: "Loading", rowHeight: 44)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "Loading…" }
        nonisolated(unsafe) let context = coordinator.drop(item.dragItem, to: placeholder)
        item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { [weak self] name, _ in
            let name = (name as? NSString).map { $0 as String }
            DispatchQueue.main.async {
                guard let self, let name else {
                    context.deletePlaceholder()
                    return
                }
                context.commitInsertion { self.names.insert(name, at: $0.row) }
            }
        }
    }

    private func acceptText() {
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    }

    func textDroppableView(
        _ view: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        let proposal = UITextDropProposal(operation: .copy)
        proposal.dropAction = .replaceAll
        return proposal
    }
}

/// Names that dropped texts are added to.
private final class LoadedNamesController: NamesController {
    override func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let path = coordinator.destinationIndexPath else { return }
        for item in coordinator.items { load(item, to: path, coordinator) }
    }
}

/// A text that can be dragged to a list of names and to a field.
private final class TextsController: UIViewController, UIDragInteractionDelegate {
    let names = LoadedNamesController()
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(names)
        names.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
        view.addSubview(names.view)
        names.didMove(toParent: self)
        let text = UIView(frame: CGRect(x: 20, y: 600, width: 200, height: 44))
        text.isAccessibilityElement = true
        text.accessibilityLabel = "Dee"
        text.addInteraction(UIDragInteraction(delegate: self))
        view.addSubview(text)
        field.text = "old"
        field.accessibilityLabel = "Field"
        field.textDropDelegate = names
        view.addSubview(field)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "Dee" as NSString))]
    }
}

private final class Colors: UIViewController {
    let palette = PaletteController()
    let well = WellController()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (place, child) in [palette, well].enumerated() {
            addChild(child)
            child.view.frame = CGRect(x: 0, y: 100 + 200 * CGFloat(place), width: 200, height: 100)
            child.view.accessibilityLabel = ["Red", "Well"][place]
            child.view.isAccessibilityElement = true
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }
}

enum DragAndDropSnippets {
    @MainActor static func run() throws {
        let colors = Colors()
        try Stage.run(rootViewController: colors) { stage in
            stage.advance(by: 0)
            stage.find("Red").drag(to: stage.find("Well"))
            stage.advance(by: 1)
            try check(colors.well.view.backgroundColor == .systemRed)
        }
        let names = NamesController()
        try Stage.run(rootViewController: names) { stage in
            stage.advance(by: 0)
            stage.find("Ada").drag(to: stage.find("Cyd"))
            stage.advance(by: 1)
            try check(names.names.sorted() == ["Ada", "Bea", "Cyd"] && names.names.first == "Bea")
            try check(names.view.pasteConfiguration?.acceptableTypeIdentifiers.isEmpty == false)
        }
        let texts = TextsController()
        try Stage.run(rootViewController: texts) { stage in
            stage.advance(by: 0)
            stage.find("Dee").drag(to: stage.find("Field"))
            stage.advance(by: 1)
            try check(texts.field.text == "Dee")
            texts.field.text = ""
            stage.find("Dee").drag(to: stage.find("Bea"))
            stage.advance(by: 1)
            let names = texts.names
            try check(names.names == ["Ada", "Dee", "Bea", "Cyd"] && !names.tableView.hasUncommittedUpdates)
            try check(names.tableView.visibleCells.map { $0.textLabel?.text } == names.names)
        }
    }
}
