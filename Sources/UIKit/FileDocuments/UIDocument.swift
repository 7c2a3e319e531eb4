import Foundation
import QuartzCore
import RenderServer
import UniformTypeIdentifiers

/// A document of a program: its content in memory, and its file.
///
///     final class Note: UIDocument {
///         var text = ""
///
///         override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///
///         override func load(fromContents contents: Any, ofType typeName: String?) throws {
///             text = (contents as? Data).flatMap { String(data: $0, encoding: .utf8) } ?? ""
///         }
///     }
///
/// The file is read and written on a separate queue, and the completion handlers are called on the main thread. The
/// contents are `Data`; documents of other forms override `read(from:)` and
/// `writeContents(_:to:for:originalContentsURL:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocument>.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    private let queue = DispatchQueue(label: "UIDocument")
    private var undoStorage: UndoManager?
    private var undoObservers: [any NSObjectProtocol] = []
    /// The number of changes since the last save; negative after undoing saved changes.
    private var changeCount = 0
    /// Increases with each change, so that a save clears only the changes that it contains.
    private var changeNumber = 0
    private var editingDisabledCount = 0
    private var pendingAutosave: ScheduledWork?
    private var backgroundObserver: (any NSObjectProtocol)?
    private var isClosing = false

    // Chosen (Files): A document saves itself ten seconds after a change, and when the program leaves the foreground.
    /// The seconds from a change to the automatic save.
    private static let autosaveDelay = 10.0

    /// Creates a closed document of a file, which need not exist.
    public init(fileURL url: URL) {
        fileURL = url
        localizedName = url.deletingPathExtension().lastPathComponent
        super.init()
        backgroundObserver = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.saveAutomatically() } }
    }

    isolated deinit {
        for observer in undoObservers + (backgroundObserver.map { [$0] } ?? []) {
            NotificationCenter.default.removeObserver(observer)
        }
        pendingAutosave?.cancel()
    }

    // MARK: Examining the document

    /// The file. Saving to another URL changes it.
    open private(set) var fileURL: URL

    /// The name of the document: the name of the file without its extension.
    open private(set) var localizedName: String

    /// The identifier of the file's type; `nil` for an unknown extension.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }

    /// The date of the file's last change when it was read or written last; `nil` before.
    open var fileModificationDate: Date?

    /// The state. At first the document is closed.
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }

    /// The progress of reading or writing.
    open private(set) var progress = Progress(totalUnitCount: 1)

    /// The type for saving: `fileType`. Override it to save in another type.
    open var savingFileType: String? { fileType }

    /// Returns the extension of a file for a type.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    // MARK: Opening and closing

    /// Reads the file, and opens the document. The handler is called on the main thread with whether it succeeded.
    /// Opening an open document succeeds without reading.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        guard documentState.contains(.closed) else {
            completionHandler?(true)
            return
        }
        read { [weak self] error in
            guard let self else { return }
            if let error {
                handleError(error, userInteractionPermitted: true)
                documentState.insert(.closed)
            } else {
                isClosing = false
                documentState.subtract([.closed, .inConflict])
            }
            completionHandler?(error == nil)
        }
    }

    /// Opens the document, and returns whether it succeeded.
    @discardableResult
    open func open() async -> Bool {
        await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
    }

    /// Saves changes, and closes the document. The handler is called on the main thread with whether saving succeeded;
    /// if not, the document stays open.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard !documentState.contains(.closed) else {
            completionHandler?(true)
            return
        }
        isClosing = true
        autosave(completionHandler: { [weak self] isSaved in
            guard let self else { return }
            isClosing = false
            if isSaved {
                pendingAutosave?.cancel()
                pendingAutosave = nil
                documentState.insert(.closed)
            }
            completionHandler?(isSaved)
        })
    }

    /// Closes the document, and returns whether saving succeeded.
    @discardableResult
    open func close() async -> Bool {
        await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
    }

    /// Reads the content from a file again, and discards all changes. The handler is called on the main thread with
    /// whether it succeeded.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        read(from: url) { [weak self] error in
            guard let self else { return }
            if let error { handleError(error, userInteractionPermitted: true) }
            if error == nil {
                updateChangeCount(.cleared)
                undoStorage?.removeAllActions()
                documentState.remove(.inConflict)
            }
            enableEditing()
            completionHandler?(error == nil)
        }
    }

    private func read(from url: URL? = nil, _ completion: @escaping @MainActor ((any Error)?) -> Void) {
        let url = url ?? fileURL
        documentState.insert(.progressAvailable)
        progress = Progress(totalUnitCount: 1)
        queue.async { [self] in
            let result = Result { try read(from: url) }
            let date = DocumentFile.modificationDate(of: url)
            MainLoop.send { [self] in
                progress.completedUnitCount = 1
                documentState.remove(.progressAvailable)
                guard case .failure(let error) = result else {
                    fileModificationDate = date
                    return completion(nil)
                }
                completion(error)
            }
        }
    }

    /// Reads the file and loads its contents. Called on a queue of the document. The default reads the file as `Data`
    /// and calls `load(fromContents:ofType:)` on the main thread.
    nonisolated open func read(from url: URL) throws {
        let data = try Data(contentsOf: url)
        try MainThread.run { Result { try load(fromContents: data, ofType: fileType) } }.get()
    }

    /// Loads the contents of the file, usually `Data`, into the document. Called on the main thread. The default does
    /// nothing.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    // MARK: Saving

    /// Whether the document has changes that are not saved.
    open var hasUnsavedChanges: Bool { changeCount != 0 }

    /// Returns the contents for the file, `Data`. Called on the main thread when the document is saved. Documents must
    /// override it; the default throws an error.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: fileURL.path])
    }

    /// Returns the attributes of the file, with keys of type `FileAttributeKey`. The default is empty.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// Saves the document. The handler is called on the main thread with whether it succeeded.
    ///
    /// After success, `fileURL` is the URL, and a document that was created is open. A failure sets the state
    /// `savingError` and calls `handleError(_:userInteractionPermitted:)`.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let contents: Any
        let attributes: [AnyHashable: Any]
        do {
            contents = try self.contents(forType: savingFileType ?? UTType.data.identifier)
            attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        } catch {
            finishSaving(error, at: url, nil, nil)
            completionHandler?(false)
            return
        }
        let number = changeNumber
        pendingAutosave?.cancel()
        pendingAutosave = nil
        documentState.insert(.progressAvailable)
        progress = Progress(totalUnitCount: 1)
        let finish: @MainActor (Result<Void, any Error>, Date?) -> Void = { [self] result, date in
            progress.completedUnitCount = 1
            documentState.remove(.progressAvailable)
            if case .failure(let error) = result {
                finishSaving(error, at: url, nil, nil)
                completionHandler?(false)
            } else {
                finishSaving(nil, at: url, date, number)
                completionHandler?(true)
            }
        }
        // Unsafe only because their types are `Any`; after this line only the queue uses them.
        nonisolated(unsafe) let written = (contents, attributes)
        queue.async { [self] in
            let result = Result {
                try writeContents(written.0, andAttributes: written.1, safelyTo: url, for: saveOperation)
            }
            let date = DocumentFile.modificationDate(of: url)
            MainLoop.send { finish(result, date) }
        }
    }

    /// Saves the document, and returns whether it succeeded.
    @discardableResult
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    private func finishSaving(_ error: (any Error)?, at url: URL, _ date: Date?, _ number: Int?) {
        if let error {
            documentState.insert(.savingError)
            return handleError(error, userInteractionPermitted: !isClosing)
        }
        fileURL = url
        localizedName = url.deletingPathExtension().lastPathComponent
        fileModificationDate = date
        documentState.subtract([.savingError, .closed, .inConflict])
        // Changes that were made while the file was written are not saved yet.
        if number == changeNumber { updateChangeCount(.cleared) } else { scheduleAutosave() }
    }

    /// Writes contents, by replacing the file at once. Called on a queue of the document. Calls
    /// `writeContents(_:to:for:originalContentsURL:)` with the URL of a temporary file of the same name, and then moves
    /// that file to the place of the document's file.
    nonisolated open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
            (key.base as? FileAttributeKey).map { ($0, value) }
        }
        let original = FileManager.default.fileExists(atPath: url.path) ? url : nil
        try DocumentFile.replace(url, attributes: [FileAttributeKey: Any](attributes) { first, _ in first }) {
            try writeContents(contents, to: $0, for: saveOperation, originalContentsURL: original)
        }
    }

    /// Writes contents to a file. Called on a queue of the document. The default implementation writes `Data`; override
    /// it, without calling `super`, to write other contents.
    ///
    /// - Parameters:
    ///   - contents: The result of `contents(forType:)`.
    ///   - url: The URL of the written file.
    ///   - saveOperation: Whether the document's file is new.
    ///   - originalContentsURL: The previous file of the document; `nil` if there is none.
    nonisolated open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
        try data.write(to: url)
    }

    // Chosen (Files): A document whose file was changed by another program is in conflict, and is not saved
    // automatically until it is saved explicitly or reverted.
    /// Saves the document if it has changes. The handler is called on the main thread with whether it succeeded. A
    /// document whose file was changed by another program is not saved, but gets the state `inConflict`.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        if let known = fileModificationDate, let date = DocumentFile.modificationDate(of: fileURL), date != known {
            documentState.insert(.inConflict)
        }
        guard !documentState.contains(.inConflict) else {
            completionHandler?(false)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    private func scheduleAutosave() {
        guard pendingAutosave == nil, hasUnsavedChanges else { return }
        pendingAutosave = MainLoop.current.schedule(at: CACurrentMediaTime() + Self.autosaveDelay) { [weak self] in
            self?.saveAutomatically()
        }
    }

    private func saveAutomatically() {
        pendingAutosave?.cancel()
        pendingAutosave = nil
        if !documentState.contains(.closed) { autosave(completionHandler: nil) }
    }

    // MARK: Changes

    /// The undo manager, whose actions count as changes. A new one is created at the first use. Setting it replaces it.
    open var undoManager: UndoManager! {
        get {
            if let undoStorage { return undoStorage }
            let made = UndoManager()
            follow(made)
            return made
        }
        set { follow(newValue) }
    }

    private func follow(_ manager: UndoManager?) {
        for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
        undoObservers = []
        undoStorage = manager
        guard let manager else { return }
        let kinds: [(Notification.Name, ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        undoObservers = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.undoManagerDidChange(kind) }
            }
        }
    }

    private func undoManagerDidChange(_ kind: ChangeKind) {
        guard let undoStorage else { return }
        // Undo and redo close groups, too, and so do nested groups.
        let isInside = undoStorage.isUndoing || undoStorage.isRedoing || undoStorage.groupingLevel > 0
        if kind != .done || !isInside { updateChangeCount(kind) }
    }

    /// Counts a change. A document with changes saves itself later.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
        if change == .cleared {
            pendingAutosave?.cancel()
            pendingAutosave = nil
        } else {
            changeNumber += 1
            scheduleAutosave()
        }
    }

    /// Returns a value for the changes until now, for a save that the program performs itself.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeNumber }

    /// Counts the changes until a token as saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        if changeCountToken as? Int == changeNumber { updateChangeCount(.cleared) }
    }

    // MARK: Editing and errors

    /// Sets the state `editingDisabled` before an operation in which the user must not edit. Calls are counted.
    open func disableEditing() {
        editingDisabledCount += 1
        documentState.insert(.editingDisabled)
    }

    /// Ends `disableEditing()`.
    open func enableEditing() {
        editingDisabledCount = max(0, editingDisabledCount - 1)
        if editingDisabledCount == 0 { documentState.remove(.editingDisabled) }
    }

    /// Called if reading or writing has failed. An override presents the error, and then calls
    /// `finishedHandlingError(_:recovered:)`. The default calls it at once.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// Ends the handling of an error. An error that was resolved no longer is the state of the document.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {
        if recovered { documentState.remove(.savingError) }
    }

    /// Called if the program must end the presentation of an error, since the document is being closed.
    open func userInteractionNoLongerPermitted(forError error: any Error) {
        finishedHandlingError(error, recovered: false)
    }

    /// Performs a closure on the queue of the document's file access.
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { queue.async { block() } }
}
