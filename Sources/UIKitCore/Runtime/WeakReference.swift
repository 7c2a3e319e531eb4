/// How objects refer to one that they do not keep: it has one reference, which all share, and which it clears when it goes.
///
/// A `weak` reference does the same for each of them alone, and makes every retain of the object several times as slow as
/// long as there is one. What is retained on every path (windows, scenes, controllers, transitions) has none.
@MainActor
package final class WeakReference<Object: AnyObject> {
    // Unsafe only because the object's `deinit` clears it, when there are no other references to the object. An unowned
    // reference without it could outlive the object.
    @exclusivity(unchecked) nonisolated(unsafe) package unowned(unsafe) var object: Object?

    package init(_ object: Object? = nil) { self.object = object }

    nonisolated deinit {}
}

/// An object that others refer to with `SharedWeak`.
@MainActor
package protocol WeaklyReferenced: AnyObject {
    /// The class that has the reference; subclasses share it.
    associatedtype Referent: AnyObject

    /// The object's one reference, which its `deinit` clears.
    var weakReference: WeakReference<Referent> { get }
}

/// A property that is `nil` once its object is gone, as a `weak` one.
@MainActor @propertyWrapper
package struct SharedWeak<Object: WeaklyReferenced> {
    private var reference: WeakReference<Object.Referent>?

    package init() {}
    package init(wrappedValue: Object?) { reference = wrappedValue?.weakReference }

    package var wrappedValue: Object? {
        get {
            guard let object = reference?.object else { return nil }
            // What was set is an `Object`, and the reference never gets another one.
            return unsafeDowncast(object, to: Object.self)
        }
        set { reference = newValue?.weakReference }
    }
}
