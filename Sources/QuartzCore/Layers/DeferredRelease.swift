import Foundation

/// Releases the parts of a tree one after the other, however deep it is.
///
/// An object that releases the objects below it while it is deallocated needs a stack as deep as the tree: some 10,000
/// levels end the program. Here what is released meanwhile is put aside, and released by the outermost call, before that
/// returns.
package enum DeferredRelease {
    /// What was put aside on this thread.
    private final class Pending {
        var objects: [Any] = []
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Releases what a dying object holds, and leaves nothing there. On any thread.
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
            // Not while the array is changed: what is released here puts more into it.
            withExtendedLifetime(last) {}
        }
        pthread_setspecific(key, nil)
    }
}
