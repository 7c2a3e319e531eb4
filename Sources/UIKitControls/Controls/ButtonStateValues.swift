import Foundation

/// The values for the states of a button without a configuration.
@MainActor
struct ButtonStateValues {
    struct Values {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    private var values: [UIControl.State: Values] = [:]

    subscript(state: UIControl.State) -> Values {
        get { values[state] ?? Values() }
        set { values[state] = newValue }
    }

    /// Returns the value for a state. If no value was set for the state, returns the value for the state without
    /// focus, then the value for the state without highlight, then the value for the normal state.
    func value<Value>(_ field: KeyPath<Values, Value?>, for state: UIControl.State) -> Value? {
        if let own = values[state]?[keyPath: field] { return own }
        if state.contains(.focused) { return value(field, for: state.subtracting(.focused)) }
        if state.contains(.highlighted), let calm = values[state.subtracting(.highlighted)]?[keyPath: field] {
            return calm
        }
        return values[.normal]?[keyPath: field]
    }
}
