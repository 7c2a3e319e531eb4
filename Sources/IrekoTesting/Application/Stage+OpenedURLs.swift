import Foundation
import UIKit
import UIKitCore

extension Stage {
    // MARK: Addresses that are opened

    /// An addition of Ireko: the addresses that the program has opened with `UIApplication.open(_:options:completionHandler:)`, in their
    /// order. Nothing leaves the stage.
    public var openedURLs: [URL] { urlOpener.opened }

    /// An addition of Ireko: the schemes of addresses for which there is no program. `canOpenURL(_:)` is `false` for them, and opening one
    /// fails; every other one is opened.
    public var schemesWithoutProgram: Set<String> {
        get { urlOpener.refused }
        set { urlOpener.refused = newValue }
    }
}

/// Remembers what is opened.
@MainActor
final class StageURLOpener: URLOpener {
    fileprivate(set) var opened: [URL] = []
    fileprivate(set) var refused: Set<String> = []

    nonisolated deinit {}

    func canOpen(_ url: URL) -> Bool { url.scheme.map { !refused.contains($0) } ?? false }

    func open(_ url: URL, _ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        let isOpened = canOpen(url)
        if isOpened { opened.append(url) }
        completion(isOpened)
    }
}
