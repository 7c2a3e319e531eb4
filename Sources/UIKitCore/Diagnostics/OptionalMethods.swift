import QuartzCore

/// A protocol all of whose methods are optional on iOS, where one that a subclass adds to a class that adopts the protocol is
/// called. Here it is not: what adopts decides. So the first object of each class that is set as such a delegate is looked at.
@MainActor
package struct OptionalMethods {
    /// Warns, once a class.
    private let warnings: ClassTable.Part<Void>

    /// - Parameters:
    ///   - existential: As `(any UIScrollViewDelegate).self`.
    ///   - isAdopted: `{ $0 is any UIScrollViewDelegate.Type }`.
    package init(_ existential: Any.Type, isAdopted: @escaping @MainActor (AnyClass) -> Bool) {
        warnings = ClassTable.Part { type in
            // Ireko's own classes are not looked at: finding a class's methods reads the program's symbols, which takes milliseconds.
            guard let superclass = _getSuperclass(type), isAdopted(superclass),
                !["UIKit.", "UIKitCore."].contains(where: String(reflecting: type).hasPrefix)
            else { return }
            for method in UncalledMethods.methods(of: type, for: existential, isAdopted: { isAdopted($0) }) {
                let adopting = _getSuperclass(method.type).map { "\($0)" } ?? "its superclass"
                Diagnostics.warn(
                    .uncalledMethod,
                    "\(method.type).\(method.name) is never called: its superclass adopts \(existential) without it. "
                        + "Write the method in \(adopting), where it may do what the default does, and `override` it here."
                )
            }
        }
    }

    /// Names the methods of an object's class that nothing will call, once a class.
    package func check(_ delegate: AnyObject?) {
        if let delegate { ClassTable(of: type(of: delegate))[warnings] }
    }
}
