import Foundation
import UIKitCore

/// Opens the only address or file among the items in the user's program for it.
final class OpenActivity: SystemActivity {
    private var url: URL?

    override var activityType: ActivityType? { .open }
    override var activityTitle: String? { "Open in Other App" }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right") }

    override func canPerform(with items: [SharedItem]) -> Bool {
        let urls = items.compactMap(\.openableURL)
        guard urls.count == 1, let url = urls.first else { return false }
        return UIApplication.shared.canOpenURL(url)
    }

    override func prepareResolved(
        _ items: [ResolvedActivityItem], _ completion: @escaping @MainActor ((any Error)?) -> Void
    ) {
        url = items.lazy.compactMap(\.shared.openableURL).first
        completion(nil)
    }

    override func perform() {
        guard let url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { [self] in activityDidFinish($0) }
    }
}
