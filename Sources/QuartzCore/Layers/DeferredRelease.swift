import Foundation

/// Releases the objects of a tree one after the other, regardless of its depth.
///
/// An object that releases its children while it is deallocated needs a stack as deep as the tree: about 10,000 levels
/// end the program. Here the objects that are released in the meantime are collected, and the outermost call releases
/// them before it returns.
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
            // Not while the array is being changed, since the release can append objects to it.
            withExtendedLifetime(last) {}
        }
        pthread_setspecific(key, nil)
    }
}
