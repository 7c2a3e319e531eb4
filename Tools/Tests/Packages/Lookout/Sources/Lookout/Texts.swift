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

    // MARK: Tables of the module

    public static func places(_ count: Int) -> String { places(count, in: .module) }

    static func places(_ count: Int, in bundle: Bundle) -> String {
        String(localized: "\(count) places", bundle: bundle)
    }

    static func nights(_ count: Int, in bundle: Bundle = .module) -> String {
        let format = NSLocalizedString("nights", tableName: "Trips", bundle: bundle, comment: "The length of a trip")
        return String.localizedStringWithFormat(format, count)
    }

    public static let trips = NSLocalizedString("trips", tableName: "Trips", bundle: .module, comment: "A title")

    public static let mapHint = NSLocalizedString("map.hint", bundle: .module, comment: "")
    static var mapHintOfTheBundle: String { Bundle.module.localizedString(forKey: "map.hint", value: nil, table: nil) }
    static let mapHintWithAllArguments = NSLocalizedString(
        "map.hint", tableName: nil, bundle: .module, value: "", comment: "")

    static func language(_ name: String) -> Bundle? {
        Bundle.module.path(forResource: name, ofType: "lproj").flatMap(Bundle.init(path:))
    }
}
