/// The appearance of a bar's items in each state, and a change handler. Values that are not set for a state are taken
/// from the normal state.
@MainActor
final class ItemStates<Values> {
    enum State: Int {
        /// `active` is the state of touched buttons and of selected tabs.
        case normal, active, disabled, focused
    }

    private let unset: Values
    private var values: [Values]
    /// Called after each change; set by the owner of the appearance.
    var didChange: (@MainActor () -> Void)?

    init(_ unset: Values) {
        self.unset = unset
        values = Array(repeating: unset, count: 4)
    }

    nonisolated deinit {}

    subscript(state: State) -> Values {
        get { values[state.rawValue] }
        set {
            values[state.rawValue] = newValue
            didChange?()
        }
    }

    /// Returns the value of a state: the value that is set for this state, or the value of the normal state.
    func value<Value>(_ path: KeyPath<Values, Value?>, in state: State) -> Value? {
        self[state][keyPath: path] ?? self[.normal][keyPath: path]
    }

    func take(_ other: ItemStates) { values = other.values }

    func reset() {
        values = Array(repeating: unset, count: 4)
        didChange?()
    }
}

/// The appearance of bar items of one kind, in all states.
@MainActor
protocol ItemAppearance: AnyObject {
    associatedtype Style
    associatedtype Values
    var style: Style { get }
    var states: ItemStates<Values> { get }
    init(style: Style)
}

extension ItemAppearance {
    /// Returns an independent copy.
    func makeCopy() -> Self {
        let copy = type(of: self).init(style: style)
        copy.states.take(states)
        return copy
    }
}

extension UIBarAppearance {
    /// Returns a part of an appearance. Changes of the part also notify the owner of the appearance.
    func observed<Part: ItemAppearance>(_ part: Part) -> Part {
        if part.states.didChange == nil { part.states.didChange = { [weak self] in self?.notify() } }
        return part
    }

    func set<Part: ItemAppearance>(_ part: inout Part, _ new: Part) {
        part = new.makeCopy()
        notify()
    }
}
