/// What classes of the modules above say of their views to tests and recordings, which look for them on the screen.
@MainActor
package protocol ScreenElement: UIView {
    /// Whether it says what its labels say, so that these are parts of it: as a button does, by its accessibility
    /// label.
    var includesLabels: Bool { get }

    /// Whether a touch does the same wherever in it it comes down: not in a slider, whose value follows the finger.
    var isTouchedAsWhole: Bool { get }

    /// Whether a touch of a view in it is one of it as well: a cell's is, while a control has only those that hit it.
    var takesTouchesOfSubviews: Bool { get }

    /// Whether what is behind it cannot be seen, though it has no background.
    var paintsItself: Bool { get }
}
