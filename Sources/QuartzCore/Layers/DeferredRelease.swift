import Foundation

/// Releases the objects of a tree one after the other, regardless of its depth.
///
/// If each object releases its children during its deallocation, a deep tree overflows the stack: about 10,000 levels
/// end the program. Here the children of a deallocated object are collected, and the outermost call releases them
/// before it returns.
package enum DeferredRelease {
    /// The collected objects of a thread.
    private final class Pending {
        var objects: [Any] = []
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Releases the objects of an object that is being deallocated, and empties the collection. It may be called on
    /// any thread.
    package static func release<Objects: RangeReplaceableCollection>(_ objects: inout Objects) {
        if let known = pthread_getspecific(key) {
            Unmanaged<Pending>.fromOpaque(known).takeUnretainedValue().objects.append(objects)
            objects = Objects()
            return
        }
        let pending = Pending()
        pthread_setspecific(key, Unmanaged.passUnretained(pending).toOpaque())
        pending.objects.append(objects)
        objects = Objects()
        while let last = pending.objects.last {
            pending.objects.removeLast()
            // The last object is released after the array has been changed, since its release can append objects to
            // the array.
            withExtendedLifetime(last) {}
        }
        pthread_setspecific(key, nil)
    }
}
