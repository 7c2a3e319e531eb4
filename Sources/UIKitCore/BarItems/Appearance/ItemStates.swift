/// How a bar's items look in each state, and who is notified when that changes. What is not set for a state is as for the normal
/// one.
@MainActor
final class ItemStates<Values> {
    enum State: Int {
        /// `active` is that of a button that is touched, and of a tab that is selected.
        case normal, active, disabled, focused
    }

    private let unset: Values
    private var values: [Values]
    /// Called after each change; set by who has the appearance.
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

    /// What holds in a state: what is set for it, or for the normal one.
    func value<Value>(_ path: KeyPath<Values, Value?>, in state: State) -> Value? {
        self[state][keyPath: path] ?? self[.normal][keyPath: path]
    }

    func take(_ other: ItemStates) { values = other.values }

    func reset() {
        values = Array(repeating: unset, count: 4)
        didChange?()
    }
}

/// The appearance of a bar's items of some kind, in all states.
@MainActor
protocol ItemAppearance: AnyObject {
    associatedtype Style
    associatedtype Values
    var style: Style { get }
    var states: ItemStates<Values> { get }
    init(style: Style)
}

extension ItemAppearance {
    /// A copy, which changes by itself.
    func makeCopy() -> Self {
        let copy = type(of: self).init(style: style)
        copy.states.take(states)
        return copy
    }
}

extension UIBarAppearance {
    /// What is changed in a part changes the whole.
    func observed<Part: ItemAppearance>(_ part: Part) -> Part {
        if part.states.didChange == nil { part.states.didChange = { [weak self] in self?.notify() } }
        return part
    }

    func set<Part: ItemAppearance>(_ part: inout Part, _ new: Part) {
        part = new.makeCopy()
        notify()
    }
}
