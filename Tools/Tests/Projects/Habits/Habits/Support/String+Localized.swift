import Foundation

extension String {
    static let today = NSLocalizedString("today.title", comment: "The title of the list")
    static let summary = NSLocalizedString("summary.title", comment: "The title of the summary")
    static let emptyText = NSLocalizedString("today.empty", comment: "Shown without habits")
    static let add = NSLocalizedString("add.action", comment: "Adds a habit")

    static func streak(_ days: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("streak.days", comment: "A number of days"), days)
    }

    static func habits(_ count: Int) -> String { String(localized: "\(count) habits") }

    static func kept(_ kept: Int, of all: Int, on day: String) -> String {
        String(localized: "kept \(kept) of \(all) on \(day)", comment: "The end of a day")
    }

    static func streaks(_ name: String, _ count: Int) -> String {
        String(localized: "\(name) has \(count) streaks")
    }

    static let ringHint = String(localized: "ring.hint")
}
