import IrekoTesting
import TestSupport
import Testing
import UIKit

// The examples of UIKit.docc/StateRestoration.md, which is checked against this file.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let notes = NotesViewController()
        notes.restorationIdentifier = "notes"
        let navigation = UINavigationController(rootViewController: notes)
        navigation.restorationIdentifier = "navigation"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(1, forKey: "version")
        return true
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        coder.decodeInteger(forKey: "version") == 1
    }
}

struct Note {
    let name: String
    let text: String

    static let all = [Note(name: "Shopping", text: "Milk"), Note(name: "Travel", text: "Passport")]
}

final class NotesViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.restorationIdentifier = "table"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Note.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = Note.all[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(NoteViewController(note: Note.all[indexPath.row]), animated: true)
    }
}

extension NotesViewController: UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { Note.all[idx.row].name }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        Note.all.firstIndex { $0.name == identifier }.map { IndexPath(row: $0, section: 0) }
    }
}

final class NoteViewController: UIViewController, UIViewControllerRestoration {
    private var note: Note? { didSet { label.text = note?.text } }
    private let label = UILabel()

    convenience init(note: Note?) {
        self.init(nibName: nil, bundle: nil)
        self.note = note
        restorationIdentifier = "note"
        restorationClass = NoteViewController.self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { NoteViewController(note: nil) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note?.name, forKey: "name")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        note = Note.all.first { $0.name == name }
    }
}

final class PaneController: UIViewController {
    func fill(with child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "children")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let found = coder.decodeObject(forKey: "children") as? [UIViewController] ?? []
        for child in found where child.parent == nil { fill(with: child) }
    }
}

@MainActor
@Suite("The examples of the article about state restoration", .serialized)
struct RestorationExampleTests {
    @Test @MainActor func theNoteIsOpenAgain() throws {
        try Stage.run(application: AppDelegate.self) { stage in
            stage.find("Shopping").tap()
            stage.advance(by: 1)

            stage.relaunch()

            #expect(stage.find("Milk").exists)
        }
    }

    @Test("The container shows its child again")
    func container() throws {
        @MainActor func pane() -> PaneController {
            let pane = PaneController()
            pane.restorationIdentifier = "pane"
            return pane
        }
        try Stage.run(root: pane()) { stage, before in
            before.fill(with: NoteViewController(note: Note.all[1]))
            stage.preserve()
            let after = pane()

            try stage.restore(into: after)
            stage.settle()

            #expect(after.children.count == 1 && stage.find("Passport").exists)
        }
    }
}
