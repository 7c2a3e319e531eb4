import Foundation
import UIKitCore

// Chosen (Files): A share sheet puts texts and addresses into the body of a mail, and attaches all other items. A text
// of more than 32,000 characters is attached, too, since it is an argument of the mail program.
/// Opens a draft with the items in the user's mail program.
final class MailActivity: SystemActivity {
    private static let longestBody = 32_000
    private var draft: MailDraft?

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { "Mail" }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func canPerform(with items: [SharedItem]) -> Bool {
        guard let opener = UIContext.current.urlOpener else { return false }
        let hasAttachment = items.contains { $0.messageText == nil && $0.file != nil }
        return (hasAttachment || items.contains { $0.messageText != nil })
            && opener.canCompose(withAttachments: hasAttachment)
    }

    override func prepareResolved(
        _ items: [ResolvedActivityItem], _ completion: @escaping @MainActor ((any Error)?) -> Void
    ) {
        var texts = items.compactMap(\.shared.messageText)
        var attached = items.map(\.shared).compactMap { $0.messageText == nil ? $0.file : nil }
        let length = texts.reduce(0) { $0 + $1.utf8.count }
        if length > Self.longestBody, UIContext.current.urlOpener?.canCompose(withAttachments: true) == true {
            attached.insert(SharedFile(name: "Text.txt", content: .text(texts.joined(separator: "\n"))), at: 0)
            texts = []
        }
        let draft = MailDraft(
            subject: items.lazy.map(\.subject).first { !$0.isEmpty } ?? "",
            body: String(texts.joined(separator: "\n").prefix(Self.longestBody)))
        guard !attached.isEmpty else {
            self.draft = draft
            return completion(nil)
        }
        SharedFile.write(attached) { [weak self] result in
            switch result {
            case .success(let files):
                // The mail program reads the files later, so they stay until the system clears its temporary files.
                self?.draft = draft.attaching(files.urls)
                completion(nil)
            case .failure(let error): completion(error)
            }
        }
    }

    override func perform() {
        guard let draft, let opener = UIContext.current.urlOpener else { return activityDidFinish(false) }
        self.draft = nil
        opener.compose(draft) { [self] in activityDidFinish($0) }
    }
}
