import Foundation

/// The values that Foundation bridges to classes, named once so that a program with Swift's libraries inside has the bridges.
///
/// A statically linked program takes from a library only the parts that it names, and a cast such as `NSArray` to `[Any]` names
/// none: the runtime looks for the bridge when the cast is made. Without it the cast fails, keyed archives and what is restored
/// of a program are empty, and only in programs that are built for others (`make demo CONFIGURATION=release`).
package enum FoundationBridging {
    /// Those that swift-corelibs-foundation keeps in parts of their own. Naming them is enough.
    package static var types: [any _ObjectiveCBridgeable.Type] {
        [
            [Any].self, [AnyHashable: Any].self, Set<AnyHashable>.self, AnyHashable.self, String.self, IndexPath.self,
            DateComponents.self, Decimal.self,
        ]
    }
}
