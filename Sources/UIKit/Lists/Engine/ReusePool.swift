import Foundation

/// Views for reuse, by reuse identifier, and the sources of new views.
@MainActor
struct ReusePool<View: UIView> {
    private(set) var sources: [String: ListViewSource<View>] = [:]
    private var idle: [String: [View]] = [:]

    /// Returns whether a view can be created for an identifier.
    func isRegistered(_ name: String) -> Bool { sources[name] != nil }

    /// Registers the source for an identifier; `nil` removes the registration. Existing views are kept.
    mutating func register(_ source: ListViewSource<View>?, for name: String) { sources[name] = source }

    /// Returns a view of the pool: the last view in is the first view out (recorded).
    mutating func take(_ name: String) -> View? { idle[name]?.popLast() }

    /// Keeps a view for reuse.
    mutating func enqueue(_ view: View, as name: String) {
        if idle[name]?.contains(where: { $0 === view }) != true { idle[name, default: []].append(view) }
    }

    /// Removes a view that is in use again although the pool did not return it.
    mutating func remove(_ view: View) {
        for name in idle.keys { idle[name]?.removeAll { $0 === view } }
    }

    /// Removes and returns all views of the pool.
    mutating func takeAll() -> [View] {
        defer { idle = [:] }
        return idle.values.flatMap { $0 }
    }

    /// Removes the views of an identifier that is no longer needed.
    mutating func forget(_ name: String) { idle[name] = nil }
}
