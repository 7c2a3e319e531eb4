import Foundation
import RenderServer

/// A clipboard of the desktop, accessed on a window's thread, since SDL is only called on its own thread.
///
/// Reading waits for that thread. On X11, that thread requests the text from the program that owns it and waits up to
/// a second.
struct WindowClipboard: DisplayClipboard {
    enum Kind: Sendable, CaseIterable {
        case clipboard
        case primarySelection
    }

    /// The time limit for a reader, in seconds. It is longer than SDL's time limit.
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

/// The texts to put on the desktop's clipboards, and the readers that wait for texts.
struct ClipboardRequests: Sendable {
    var texts: [WindowClipboard.Kind: String] = [:]
    var readers: [WindowClipboard.Kind: [Gate<String?>]] = [:]

    var isEmpty: Bool { texts.isEmpty && readers.isEmpty }

    /// Drops the texts, and passes `nil` to the readers.
    func refuse() {
        for reader in readers.values.joined() { reader.open(with: nil) }
    }

    /// Sets the texts, and then reads for the waiting readers, since their requests are more recent.
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
    /// The maximum length of a text of a different program, in bytes.
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
