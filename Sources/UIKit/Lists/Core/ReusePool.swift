import Foundation

/// Views that are used again, by the name of their kind, and what new ones are made of.
@MainActor
struct ReusePool<View: UIView> {
    private(set) var sources: [String: ListViewSource<View>] = [:]
    private var idle: [String: [View]] = [:]

    /// Whether views of a name can be made.
    func isRegistered(_ name: String) -> Bool { sources[name] != nil }

    /// Says what views of a name are made of; `nil` takes the name back. Views that are there stay.
    mutating func register(_ source: ListViewSource<View>?, for name: String) { sources[name] = source }

    /// A view that was given back: the last one in is the first one out (recorded).
    mutating func take(_ name: String) -> View? { idle[name]?.popLast() }

    /// Keeps a view until one of its name is needed.
    mutating func giveBack(_ view: View, as name: String) {
        if idle[name]?.contains(where: { $0 === view }) != true { idle[name, default: []].append(view) }
    }

    /// Takes a view out that is in use, though the pool did not give it.
    mutating func remove(_ view: View) {
        for name in idle.keys { idle[name]?.removeAll { $0 === view } }
    }

    /// The views that are not in use, which are forgotten.
    mutating func takeAll() -> [View] {
        defer { idle = [:] }
        return idle.values.flatMap { $0 }
    }

    /// Forgets views of names that are not needed any more.
    mutating func forget(_ name: String) { idle[name] = nil }
}
