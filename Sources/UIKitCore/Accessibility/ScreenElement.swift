/// Properties of views in the modules above, for tests and recordings that find views on the screen.
@MainActor
package protocol ScreenElement: UIView {
    /// Whether the view represents the labels inside it, which are then parts of the view. For example, a button
    /// represents its labels with its accessibility label.
    var includesLabels: Bool { get }

    /// Whether a touch has the same effect everywhere in the view: `false` for a slider, whose value follows the
    /// finger.
    var isTouchedAsWhole: Bool { get }

    /// Whether touches of subviews are touches of this view: `true` for a cell, while a control only receives touches
    /// that hit it.
    var takesTouchesOfSubviews: Bool { get }

    /// Whether the view hides the views behind it although it has no background.
    var paintsItself: Bool { get }
}
