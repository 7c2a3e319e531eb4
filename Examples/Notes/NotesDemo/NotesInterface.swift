import UIKit

/// The user interface of the app: a list of notes and the text of a note, side by side or in a stack on a phone.
@MainActor
public enum NotesInterface {
    /// The root of the window.
    public static func root(store: NotesStore, export: NoteExport? = .documents) -> UISplitViewController {
        NotesSplitViewController(store: store, export: export)
    }
}

/// Connects the list and the editor.
final class NotesSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let store: NotesStore
    let list: NoteListViewController
    let editor: NoteEditorViewController
    /// Whether the user opened the note. It then stays visible when the window becomes narrow.
    private var isNoteOpen = false

    init(store: NotesStore, export: NoteExport?) {
        self.store = store
        list = NoteListViewController(store: store)
        editor = NoteEditorViewController(store: store, export: export)
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        preferredPrimaryColumnWidth = 340
        maximumPrimaryColumnWidth = 340
        delegate = self
        restorationIdentifier = "split"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.restorationIdentifier = "notes"
        setViewController(navigation, for: .primary)
        let detail = UINavigationController(rootViewController: editor)
        detail.restorationIdentifier = "note"
        // On a phone it is pushed over the list, which has a toolbar.
        detail.hidesBottomBarWhenPushed = true
        editor.hidesBottomBarWhenPushed = true
        setViewController(detail, for: .secondary)
        list.choose = { [weak self] in self?.open($0) }
        list.compose = { [weak self] in self?.compose() }
        list.deleted = { [weak self] in if $0 == self?.editor.id { self?.close() } }
        editor.didDelete = { [weak self] in self?.close() }
        editor.didRestore = { [weak self] in self?.list.shown = $0 }
    }

    required init?(coder: NSCoder) { nil }

    private func open(_ id: Note.ID, isEditing: Bool = false) {
        isNoteOpen = true
        show(.secondary)
        editor.show(id, isEditing: isEditing)
        list.shown = id
    }

    private func compose() { open(store.add().id, isEditing: true) }

    private func close() {
        isNoteOpen = false
        editor.show(nil)
        list.shown = nil
        if isCollapsed { show(.primary) }
    }

    // MARK: Narrow and wide

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { isNoteOpen ? .secondary : .primary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { list.markShown() }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { list.markShown() }

    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode {
        // The visible note of a narrow window was opened by the user.
        isNoteOpen = editor.viewIfLoaded?.window != nil
        return proposedDisplayMode
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isNoteOpen, forKey: "isNoteOpen")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isNoteOpen = coder.decodeBool(forKey: "isNoteOpen")
    }

    // MARK: Keys

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "New Note", action: "composeNote:", input: "n", modifierFlags: .command)]
    }

    override class var namedActions: NamedActions {
        super.namedActions.adding("composeNote:", NotesSplitViewController.composeNote(_:))
    }

    private func composeNote(_ sender: Any?) { compose() }

    /// Finds text in the note while it covers the list, otherwise finds notes. While the note is edited, its text view
    /// performs the command.
    override func find(_ sender: Any?) {
        if isCollapsed, list.viewIfLoaded?.window == nil {
            editor.textView.find(sender)
        } else {
            show(.primary)
            list.beginSearch()
        }
    }
}
