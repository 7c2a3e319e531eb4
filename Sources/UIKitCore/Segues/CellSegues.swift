/// The segues that a cell of a table or collection view triggers. Interface Builder offers an accessory's segue only
/// for table cells.
struct CellSegues {
    var selection: SegueTrigger?
    var accessory: SegueTrigger?
}

extension UIView {
    /// The segue that is triggered when the user selects the cell, before the delegate is called.
    package var selectionSegue: SegueTrigger? {
        get { extras?.cellSegues.selection }
        set { extrasForWriting.cellSegues.selection = newValue }
    }

    /// The segue that is triggered when the user taps the cell's accessory, before the delegate is called.
    package var accessorySegue: SegueTrigger? {
        get { extras?.cellSegues.accessory }
        set { extrasForWriting.cellSegues.accessory = newValue }
    }
}
