/// A weak reference to an item of constraints. Views are referenced by their `WeakReference`.
struct WeakLayoutItem {
    private enum Reference {
        case view(WeakReference<UIView>)
        case other(Weak)
    }

    private struct Weak { weak var item: (any LayoutItem)? }

    private let reference: Reference

    @MainActor
    init(_ item: (any LayoutItem)?) {
        reference = (item as? UIView).map { .view($0.weakReference) } ?? .other(Weak(item: item))
    }

    var item: (any LayoutItem)? {
        switch reference {
        case .view(let reference): reference.object
        case .other(let reference): reference.item
        }
    }
}
