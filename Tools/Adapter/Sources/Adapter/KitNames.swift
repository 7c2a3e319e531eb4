/// The names that UIKit declares.
enum KitNames {
    /// The classes with tables of properties and without tables of actions.
    static let propertyOwners: Set<String> = [
        "UIGestureRecognizer", "UIBarItem", "UINavigationItem", "NSLayoutConstraint",
    ]

    /// Foundation's classes that programs derive from.
    private static let foundation: Set<String> = [
        "NSObject", "Operation", "Thread", "Formatter", "DateFormatter", "NumberFormatter", "URLProtocol",
        "InputStream", "OutputStream",
        "NSCoder", "Bundle", "UserDefaults", "NSMutableAttributedString", "NSAttributedString", "UndoManager",
        "XCTestCase", "XCTest",
        "XCTestObservation", "JSONDecoder", "JSONEncoder", "NSError", "FileManager", "URLSession", "NSPredicate",
        "NSProxy", "Progress",
        "NotificationCenter", "Timer", "NSCache", "XMLParser",
    ]

    private static let superclasses: [String: String] = Dictionary(
        classTable.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            return (String(words[0]), words.count > 1 ? String(words[1]) : "")
        }, uniquingKeysWith: { first, _ in first })

    private static let requirements = Set(requirementTable.split(separator: "\n").map(String.init))

    static func isClass(_ name: String) -> Bool { superclasses[name] != nil || foundation.contains(name) }

    /// The superclass of a class of UIKit; `nil` for classes that are not UIKit's.
    static func superclass(of name: String) -> String? {
        guard let found = superclasses[name], !found.isEmpty else { return nil }
        return found
    }

    /// Whether a protocol of UIKit's requires a method: `scrollViewDidScroll(_:)`.
    static func isRequirement(_ fullName: String) -> Bool { requirements.contains(fullName) }
}
