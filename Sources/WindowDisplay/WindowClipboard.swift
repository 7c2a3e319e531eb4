import Foundation
import RenderServer

/// A clipboard of the desktop, by way of a window's thread: SDL is called on its own thread only.
///
/// Reading waits for that thread, which on X11 asks the program that owns the text and waits up to a second for it.
struct WindowClipboard: DisplayClipboard {
    enum Kind: Sendable, CaseIterable {
        case clipboard
        case primarySelection
    }

    /// How long a reader waits, in seconds: longer than SDL does.
    private static let patience = 1.5

    private let kind: Kind
    private let connection: DisplayConnection
    private let clock: MonotonicClock

    init(_ kind: Kind, _ connection: DisplayConnection, _ clock: MonotonicClock) {
        (self.kind, self.connection, self.clock) = (kind, connection, clock)
    }

    func text() -> String? {
        let answer = Gate<String?>()
        guard connection.queue.add({ $0.clipboard.readers[kind, default: []].append(answer) }) else { return nil }
        return answer.wait(until: clock.now + Self.patience) ?? nil
    }

    func setText(_ text: String) { connection.queue.add { $0.clipboard.texts[kind] = text } }
}

/// What is to be put on the desktop's clipboards, and who waits for what is there.
struct ClipboardRequests: Sendable {
    var texts: [WindowClipboard.Kind: String] = [:]
    var readers: [WindowClipboard.Kind: [Gate<String?>]] = [:]

    var isEmpty: Bool { texts.isEmpty && readers.isEmpty }

    /// Nothing is put there, and nothing comes.
    func refuse() {
        for reader in readers.values.joined() { reader.open(with: nil) }
    }

    /// Puts texts there first: who waits has asked after that.
    func perform(with sdl: SDLFunctions) {
        for kind in WindowClipboard.Kind.allCases {
            if let text = texts[kind] { _ = sdl.set(text, on: kind) }
            guard let waiting = readers[kind] else { continue }
            let text = sdl.text(on: kind)
            for reader in waiting { reader.open(with: text) }
        }
    }
}

extension SDLFunctions {
    /// What another program hands over is not longer than that, in bytes.
    private static let largestText = 64 << 20

    fileprivate func set(_ text: String, on kind: WindowClipboard.Kind) -> Int32 {
        switch kind {
        case .clipboard: setClipboardText(text)
        case .primarySelection: setPrimarySelectionText(text)
        }
    }

    fileprivate func text(on kind: WindowClipboard.Kind) -> String? {
        let bytes =
            switch kind {
            case .clipboard: getClipboardText()
            case .primarySelection: getPrimarySelectionText()
            }
        guard let bytes else { return nil }
        defer { free(bytes) }
        guard strnlen(bytes, Self.largestText + 1) <= Self.largestText else {
            FileHandle.standardError.write(Data("The clipboard's text is larger than 64 MB, and is not pasted.\n".utf8))
            return nil
        }
        return String(cString: bytes)
    }
}
