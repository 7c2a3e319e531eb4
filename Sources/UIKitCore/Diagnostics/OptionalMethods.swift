import QuartzCore

/// A protocol whose methods are all optional on iOS. On iOS, an optional method is called if a subclass of the
/// adopting class adds it; here it is not called, since the adopting class determines the calls. So the first object
/// of each class that is set as a delegate is checked.
@MainActor
package struct OptionalMethods {
    /// Warns once per class.
    private let warnings: ClassTable.Part<Void>

    /// - Parameters:
    ///   - existential: The protocol's type, such as `(any UIScrollViewDelegate).self`.
    ///   - isAdopted: A check such as `{ $0 is any UIScrollViewDelegate.Type }`.
    package init(_ existential: Any.Type, isAdopted: @escaping @MainActor (AnyClass) -> Bool) {
        warnings = ClassTable.Part { type in
            // Ireko's classes are not checked: finding a class's methods reads the program's symbols, which takes
            // milliseconds.
            guard let superclass = _getSuperclass(type), isAdopted(superclass),
                !UIKitModules.contain(type)
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

    /// Reports the methods of an object's class that are never called, once per class.
    package func check(_ delegate: AnyObject?) {
        if let delegate { ClassTable(of: type(of: delegate))[warnings] }
    }
}
