import Foundation

/// The modules with UIKit's classes that programs and documents name. In the Objective-C runtime of iOS, these classes
/// have no module.
package enum UIKitModules {
    static let names = ["UIKit", "UIKitLists", "UIKitControls", "UIKitCore"]

    /// Returns whether a type is declared in one of the modules.
    package static func contain(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type).utf8
        return names.contains { name.starts(with: $0.utf8) && name.dropFirst($0.utf8.count).first == UInt8(ascii: ".") }
    }

    /// Returns the class with a name.
    static func findClass(named name: String) -> AnyClass? {
        names.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }
}
