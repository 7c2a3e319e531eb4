/// A shared weak reference to an object. Each object has a single reference, which all users share and which the
/// object clears when it is deallocated.
///
/// Separate `weak` references would make every retain of the object several times as slow while they exist. Objects
/// that are retained on every path (windows, scenes, controllers, transitions) have no `weak` references.
@MainActor
package final class WeakReference<Object: AnyObject> {
    // Unsafe only because the object's `deinit` clears it, after all references to the object have ended. An unowned
    // reference without this could outlive the object.
    @exclusivity(unchecked) nonisolated(unsafe) package unowned(unsafe) var object: Object?

    package init(_ object: Object? = nil) { self.object = object }

    nonisolated deinit {}
}

/// An object that can be referenced with `SharedWeak`.
@MainActor
package protocol WeaklyReferenced: AnyObject {
    /// The class that has the reference; subclasses share it.
    associatedtype Referent: AnyObject

    /// The object's single reference, which its `deinit` clears.
    var weakReference: WeakReference<Referent> { get }
}

/// A property that is `nil` after its object was deallocated, like a `weak` property.
@MainActor @propertyWrapper
package struct SharedWeak<Object: WeaklyReferenced> {
    private var reference: WeakReference<Object.Referent>?

    package init() {}
    package init(wrappedValue: Object?) { reference = wrappedValue?.weakReference }

    package var wrappedValue: Object? {
        get {
            guard let object = reference?.object else { return nil }
            // The value was set as an `Object`, and the reference never changes its object.
            return unsafeDowncast(object, to: Object.self)
        }
        set { reference = newValue?.weakReference }
    }
}
