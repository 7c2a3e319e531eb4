/// The segues that a cell of a table or collection view fires. Interface Builder offers an accessory's segue for table
/// cells only.
struct CellSegues {
    var selection: SegueTrigger?
    var accessory: SegueTrigger?
}

extension UIView {
    /// The segue that a cell fires when the user selects it, before the delegate is called.
    package var selectionSegue: SegueTrigger? {
        get { extras?.cellSegues.selection }
        set { extrasForWriting.cellSegues.selection = newValue }
    }

    /// The segue that a cell fires when the user taps its accessory, before the delegate is called.
    package var accessorySegue: SegueTrigger? {
        get { extras?.cellSegues.accessory }
        set { extrasForWriting.cellSegues.accessory = newValue }
    }
}
