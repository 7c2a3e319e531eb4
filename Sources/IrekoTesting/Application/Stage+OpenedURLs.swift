import Foundation
import UIKit
import UIKitCore

extension Stage {
    // MARK: Opened URLs

    /// An addition of Ireko: the URLs that the application has opened with
    /// `UIApplication.open(_:options:completionHandler:)`, in order. They are only recorded; no other program is
    /// started. A mail from a share sheet is an address with the scheme `mailto`, followed by its attachments.
    public var openedURLs: [URL] { urlOpener.opened }

    /// An addition of Ireko: the URL schemes that no program handles. `canOpenURL(_:)` returns `false` for them, and
    /// opening such a URL fails. URLs with a different scheme are opened.
    public var schemesWithoutProgram: Set<String> {
        get { urlOpener.refused }
        set { urlOpener.refused = newValue }
    }
}

/// Records opened URLs.
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

    func canCompose(withAttachments hasAttachments: Bool) -> Bool { !refused.contains("mailto") }

    func compose(_ draft: MailDraft, _ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        guard canCompose(withAttachments: !draft.attachments.isEmpty), let address = draft.address else {
            return completion(false)
        }
        opened += [address] + draft.attachments
        completion(true)
    }
}
