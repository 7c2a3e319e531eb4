import Foundation
import QuartzCore
import RenderServer

/// The contents of the program's pasteboards, and the exchange of the general pasteboard with the desktop's clipboard.
///
/// The clipboard is not observed. It is read when the program reads values and, if it may have changed (after a window
/// received the focus, or the display reported a change), when the program reads types or counts. If its text differs
/// from the text that was last written or read here, a different program has copied it.
@MainActor
final class Pasteboards {
    private struct Contents {
        var items: [PasteboardItem] = []
        var changeCount = 0
        var expiration: ScheduledWork?
    }

    /// A pasteboard that has changed in this turn, and its previous types.
    private struct Change {
        let pasteboard: UIPasteboard
        let typesBefore: Set<String>
    }

    let general = UIPasteboard(named: .general)
    private var contents: [UIPasteboard.Name: Contents] = [.general: Contents()]
    private var changes: [UIPasteboard.Name: Change] = [:]
    /// The last known text of the clipboard; `nil` if unknown.
    private var exchanged: String?
    private var mayHaveChanged = true

    nonisolated deinit {}

    // MARK: Named pasteboards

    /// Returns whether a pasteboard with a name exists. It is created if requested.
    func open(_ name: UIPasteboard.Name, creates: Bool) -> Bool {
        if contents[name] != nil { return true }
        if creates { contents[name] = Contents() }
        return creates
    }

    func remove(_ name: UIPasteboard.Name) {
        guard name != .general else { return write([], to: general) }
        guard let removed = contents[name] else { return }
        NotificationCenter.default.post(
            name: UIPasteboard.removedNotification, object: changes[name]?.pasteboard ?? UIPasteboard(named: name))
        removed.expiration?.cancel()
        (contents[name], changes[name]) = (nil, nil)
    }

    // MARK: Contents

    /// - Parameter isReading: Whether values are read, and not only types or counts.
    func items(of name: UIPasteboard.Name, isReading: Bool) -> [PasteboardItem] {
        if name == .general, isReading || mayHaveChanged { readClipboard() }
        return contents[name]?.items ?? []
    }

    func changeCount(of name: UIPasteboard.Name) -> Int {
        _ = items(of: name, isReading: false)
        return contents[name]?.changeCount ?? 0
    }

    /// Changes the items of a pasteboard. A missing pasteboard is created.
    ///
    /// - Parameters:
    ///   - keepsItems: Whether existing items are kept. The clipboard is then read if it may have changed.
    ///   - expiring: The date when the items are removed.
    func write(
        _ new: [PasteboardItem], to pasteboard: UIPasteboard, keepsItems: Bool = false, expiring: Date? = nil
    ) {
        let name = pasteboard.key
        var items = keepsItems ? items(of: name, isReading: false) + new : new
        let remaining = expiring?.timeIntervalSince(WallClock.now)
        if let remaining, remaining <= 0 { items = [] }
        put(items, on: pasteboard)
        if name == .general {
            let text = items.compactMap(\.string).joined(separator: "\n").beforeZero
            exchanged = text
            mayHaveChanged = false
            clipboard?.setText(text)
        }
        guard let remaining, remaining > 0 else { return }
        contents[name]?.expiration = MainLoop.current.schedule(at: MainLoop.current.clock.now + remaining) {
            [weak self] in self?.expire(pasteboard)
        }
    }

    // Chosen (Pasteboard): For several items, other programs receive the items' texts, each as a line. For an image or
    // a color alone, they receive an empty text.
    private func put(_ items: [PasteboardItem], on pasteboard: UIPasteboard) {
        let name = pasteboard.key
        let old = contents[name] ?? Contents()
        old.expiration?.cancel()
        note(name == .general ? general : pasteboard, had: old.items)
        contents[name] = Contents(items: items, changeCount: old.changeCount + 1)
    }

    /// Removes the items, unless the contents changed meanwhile.
    private func expire(_ pasteboard: UIPasteboard) {
        let name = pasteboard.key
        let count = contents[name]?.changeCount
        if name == .general { readClipboard() }
        if contents[name]?.changeCount == count { write([], to: pasteboard) }
    }

    // MARK: The desktop's clipboard

    /// Called when the clipboard's text may have changed.
    func clipboardMayHaveChanged() { mayHaveChanged = true }

    private var clipboard: (any DisplayClipboard)? {
        let scenes = UIApplication.sharedStorage?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        return (scene?.screen ?? UIContext.current.startingScreen)?.display.clipboard
    }

    // Chosen (Pasteboard): The desktop's clipboard is read only when the program reads values, or queries types after
    // a possible change (a window received the focus, the display reported a change). A text that differs from the
    // last known text then counts as a change, and the notification is posted. The change is not noticed earlier.
    private func readClipboard() {
        guard let text = clipboard?.text() else { return }
        mayHaveChanged = false
        guard text != exchanged else { return }
        let isFirst = exchanged == nil
        exchanged = text
        let items = text.isEmpty ? [] : [PasteboardItem.text(text)]
        if isFirst { contents[.general]?.items = items } else { put(items, on: general) }
    }

    // MARK: Notifications

    // Chosen (Pasteboard): The object of a notification of a named pasteboard is the instance that was used for the
    // change.
    /// Called before a pasteboard changes. Its observers are notified at the end of the turn.
    private func note(_ pasteboard: UIPasteboard, had items: [PasteboardItem]) {
        if changes.isEmpty { MainLoop.current.enqueue { [weak self] in self?.postChanges() } }
        guard changes[pasteboard.key] == nil else { return }
        changes[pasteboard.key] = Change(pasteboard: pasteboard, typesBefore: Set(items.flatMap(\.types)))
    }

    private func postChanges() {
        let changed = changes.values.sorted { $0.pasteboard.key.rawValue < $1.pasteboard.key.rawValue }
        changes = [:]
        for change in changed {
            let types = Set((contents[change.pasteboard.key]?.items ?? []).flatMap(\.types))
            let lists = [
                UIPasteboard.changedTypesAddedUserInfoKey: types.subtracting(change.typesBefore).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: change.typesBefore.subtracting(types).sorted(),
            ]
            NotificationCenter.default.post(
                name: UIPasteboard.changedNotification, object: change.pasteboard,
                userInfo: lists.filter { !$0.value.isEmpty })
        }
    }
}

extension String {
    /// The text up to the first zero character, as in C.
    fileprivate var beforeZero: String { String(prefix { $0 != "\0" }) }
}
