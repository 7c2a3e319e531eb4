import Foundation

/// The names of rows in UIKit's messages.
enum ListText {
    static func name(_ path: IndexPath) -> String {
        "{length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
    }
}
