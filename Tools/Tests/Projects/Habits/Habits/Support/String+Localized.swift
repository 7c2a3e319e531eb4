import Foundation

extension String {
    static let today = NSLocalizedString("today.title", comment: "The title of the list")
    static let summary = NSLocalizedString("summary.title", comment: "The title of the summary")
    static let emptyText = NSLocalizedString("today.empty", comment: "Shown without habits")
    static let add = NSLocalizedString("add.action", comment: "Adds a habit")

    static func streak(_ days: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("streak.days", comment: "A number of days"), days)
    }
}
