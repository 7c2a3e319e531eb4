import Foundation

/// The value types that Foundation bridges to classes. This type references them, so that a statically linked program
/// contains the bridges.
///
/// A statically linked program contains only the referenced parts of a library, and a cast such as `NSArray` to
/// `[Any]` references no bridge: the runtime looks it up when the cast is made. Without it the cast fails, and keyed
/// archives and restored state are empty, but only in programs that are built with `make demo CONFIGURATION=release`.
package enum FoundationBridging {
    /// The types that swift-corelibs-foundation implements in separate parts. Referencing them is sufficient.
    package static var types: [any _ObjectiveCBridgeable.Type] {
        [
            [Any].self, [AnyHashable: Any].self, Set<AnyHashable>.self, AnyHashable.self, String.self, IndexPath.self,
            DateComponents.self, Decimal.self,
        ]
    }
}
