import CoreGraphics

/// The content of a card, measured for the card's width. Missing parts have the height 0.
struct AlertCardContent: Equatable {
    var title: CGFloat = 0
    var message: CGFloat = 0
    /// The height of the view between message and actions, such as text fields.
    var accessory: CGFloat = 0
    /// The heights of the actions, each in a separate row.
    var rows: [CGFloat] = []
    /// The widths that the actions need, with their margins.
    var rowWidths: [CGFloat] = []
    /// The index of the action of the style `cancel`, if the card contains it.
    var cancel: Int?
}
