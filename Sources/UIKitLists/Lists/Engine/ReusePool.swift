import Foundation

/// Views for reuse, by reuse identifier, and the sources of new views. A memory warning removes the idle views
/// (recorded).
@MainActor
final class ReusePool<View: UIView> {
    private(set) var sources: [String: ListViewSource<View>] = [:]
    private var idle: [String: [View]] = [:]
    private var memoryWarnings: MemoryWarningObserver?

    init() { memoryWarnings = MemoryWarningObserver { [weak self] in self?.removeIdle() } }

    nonisolated deinit {}

    /// Returns whether a view can be created for an identifier.
    func isRegistered(_ name: String) -> Bool { sources[name] != nil }

    /// Registers the source for an identifier; `nil` removes the registration. Existing views are kept.
    func register(_ source: ListViewSource<View>?, for name: String) { sources[name] = source }

    /// Returns an idle view, or a new view of the registered source; `nil` if there is no source or it has no such
    /// view. The last idle view is returned first (recorded).
    ///
    /// - Parameters:
    ///   - identifier: The reuse identifier in messages, if it differs from the name.
    ///   - reuse: Prepares an idle view.
    ///   - create: Creates a view of a registered class.
    func dequeue(
        _ name: String, _ identifier: String? = nil, reuse: (View) -> Void, create: (View.Type) -> View
    ) -> View? {
        if let view = idle[name]?.popLast() {
            reuse(view)
            return view
        }
        return switch sources[name] {
        case .type(let type): create(type)
        case .nib(let nib): ListViewSource<View>.view(of: nib, identifier ?? name)
        case .template(let template): template.make() as? View
        case nil: nil
        }
    }

    /// Keeps a view for reuse.
    func enqueue(_ view: View, as name: String) {
        if idle[name]?.contains(where: { $0 === view }) != true { idle[name, default: []].append(view) }
    }

    /// Removes a view that is in use again although the pool did not return it.
    func remove(_ view: View) {
        for name in idle.keys { idle[name]?.removeAll { $0 === view } }
    }

    /// Returns whether a view is idle.
    func contains(_ view: UIView) -> Bool { idle.values.contains { $0.contains { $0 === view } } }

    private func removeIdle() {
        let views = idle.values.joined()
        idle = [:]
        for view in views { view.removeFromSuperview() }
    }
}
