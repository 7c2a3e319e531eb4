import Foundation

/// Localized texts.
public enum Texts {
    public static let title = String(localized: "Lookout")

    public static func found(_ count: Int, of name: String) -> String {
        String(localized: "\(count) places for \(name), 100%", comment: "The number of results")
    }

    public static func distance(_ kilometers: Double) -> String {
        String(localized: "distance", defaultValue: "\(kilometers, specifier: "%.1f") km away")
    }

    public static let hint: LocalizedStringResource = "Swipe \(2) times"

    public static let cancel = NSLocalizedString("Cancel", tableName: nil, bundle: .main, value: "Cancel", comment: "")
}
