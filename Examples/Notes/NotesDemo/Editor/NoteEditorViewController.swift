import UIKit

/// The editor of a note. It saves the text a moment after a change, and before a different note is shown.
final class NoteEditorViewController: UIViewController, UITextViewDelegate {
    let store: NotesStore
    let export: NoteExport?
    let textView = NoteTextView()
    private(set) var id: Note.ID?
    /// Called when the shown note was deleted.
    var didDelete: () -> Void = {}
    /// Called with the note that was decoded from the preserved state.
    var didRestore: (Note.ID) -> Void = { _ in }
    private lazy var formatBar = FormatBar(textView)
    /// Whether editing begins when the text becomes visible.
    private var beginsEditing = false
    private var saving: Task<Void, Never>?
    private lazy var undoItem = item("Undo", "arrow.uturn.backward") { $0.textView.undoManager?.undo() }
    private lazy var redoItem = item("Redo", "arrow.uturn.forward") { $0.textView.undoManager?.redo() }
    private lazy var moreItem = UIBarButtonItem(title: "More", image: UIImage(systemName: "ellipsis.circle"), menu: nil)

    init(store: NotesStore, export: NoteExport?) {
        (self.store, self.export) = (store, export)
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        restorationIdentifier = "editor"
    }

    required init?(coder: NSCoder) { nil }

    private func item(
        _ title: String, _ symbol: String, _ action: @escaping (NoteEditorViewController) -> Void
    ) -> UIBarButtonItem {
        let image = UIImage(systemName: symbol)
        let item = UIBarButtonItem(primaryAction: UIAction(image: image) { [weak self] _ in self.map(action) })
        item.image = image
        item.accessibilityLabel = title
        return item
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.delegate = self
        textView.accessibilityLabel = "Note"
        textView.didFormat = { [weak self] in self?.textDidChange() }
        textView.allowsEditingTextAttributes = true
        textView.isFindInteractionEnabled = true
        textView.alwaysBounceVertical = true
        textView.backgroundColor = nil
        textView.inputAccessoryView = formatBar
        textView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: NoteEditorViewController.tapped(_:)))
        textView.gestureRecognizers?.last?.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: NoteEditorViewController, _) in
            self.textView.normalize()
        }
        showNote()
    }

    /// Limits the lines to a readable width.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let readable = view.readableContentGuide.layoutFrame
        let padding = textView.textContainer.lineFragmentPadding
        let insets = UIEdgeInsets(
            top: 8, left: max(0, readable.minX - padding), bottom: 24,
            right: max(0, view.bounds.maxX - readable.maxX - padding))
        if textView.textContainerInset != insets { textView.textContainerInset = insets }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        save()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if beginsEditing { textView.becomeFirstResponder() }
        beginsEditing = false
    }

    /// Discards a note without text.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        discardIfEmpty()
    }

    // MARK: The note

    /// Shows a note, or a placeholder for `nil`.
    func show(_ id: Note.ID?, isEditing: Bool = false) {
        if id != self.id {
            save()
            discardIfEmpty()
            self.id = id
            if isViewLoaded { showNote() }
        }
        if isEditing {
            // On a phone the view is not in its window yet.
            beginsEditing = viewIfLoaded?.window == nil
            if !beginsEditing { textView.becomeFirstResponder() }
        }
    }

    private func showNote() {
        let note = id.flatMap(store.note)
        if note == nil { textView.resignFirstResponder() }
        textView.isHidden = note == nil
        textView.note = note?.text ?? NoteText()
        textView.selectedRange = NSRange(location: 0, length: 0)
        textView.contentOffset.y = -textView.adjustedContentInset.top
        textView.prepareTyping()
        moreItem.menu = note == nil ? nil : makeMenu()
        navigationItem.rightBarButtonItems = note == nil ? [] : [moreItem, redoItem, undoItem]
        setNeedsUpdateContentUnavailableConfiguration()
        updateItems()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var missing = UIContentUnavailableConfiguration.empty()
        missing.image = UIImage(systemName: "note.text")
        missing.text = "No Note Selected"
        contentUnavailableConfiguration = id.flatMap(store.note) == nil ? missing : nil
    }

    /// Saves the text immediately.
    func save() {
        saving?.cancel()
        saving = nil
        guard let id, isViewLoaded else { return }
        store.change(id, to: textView.note)
    }

    private func saveSoon() {
        guard saving == nil else { return }
        saving = Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            if !Task.isCancelled { self?.save() }
        }
    }

    private func discardIfEmpty() {
        guard let id, store.note(id)?.text.isEmpty == true else { return }
        self.id = nil
        store.remove(id)
    }

    private func textDidChange() {
        updateItems()
        saveSoon()
    }

    private func updateItems() {
        let undo = textView.isFirstResponder ? textView.undoManager : nil
        undoItem.isEnabled = undo?.canUndo ?? false
        redoItem.isEnabled = undo?.canRedo ?? false
        formatBar.update()
    }

    // MARK: Deleting

    func delete() {
        guard let id else { return }
        self.id = nil
        store.remove(id)
        showNote()
        didDelete()
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        save()
        super.encodeRestorableState(with: coder)
        coder.encode(id?.uuidString, forKey: "note")
        coder.encode(textView.selectedRange.location, forKey: "location")
        coder.encode(textView.selectedRange.length, forKey: "length")
        coder.encode(Double(textView.contentOffset.y), forKey: "offset")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let kept = coder.decodeObject(of: NSString.self, forKey: "note") as String?
        guard let id = kept.flatMap({ UUID(uuidString: $0) }), store.note(id) != nil else { return }
        show(id)
        didRestore(id)
        textView.selectedRange = NSRange(
            location: coder.decodeInteger(forKey: "location"), length: coder.decodeInteger(forKey: "length"))
        textView.contentOffset.y = coder.decodeDouble(forKey: "offset")
    }

    // MARK: Editing

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        !(text == "\n" && self.textView.continueList(replacing: range))
    }

    func textViewDidChange(_ textView: UITextView) {
        self.textView.normalize(textView.selectedRange)
        textDidChange()
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        self.textView.prepareTyping()
        updateItems()
    }

    func textViewDidBeginEditing(_ textView: UITextView) { updateItems() }

    func textViewDidEndEditing(_ textView: UITextView) {
        updateItems()
        save()
    }
}

extension NoteEditorViewController: UIGestureRecognizerDelegate {
    private func tapped(_ recognizer: UITapGestureRecognizer) { textView.tick(at: recognizer.location(in: textView)) }

    /// A tap on a circle also places the caret.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
