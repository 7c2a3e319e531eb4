import CoreGraphics

/// What a card of an alert holds, measured for the card's width. Heights of 0 are of what is not there.
struct AlertCardContent: Equatable {
    var title: CGFloat = 0
    var message: CGFloat = 0
    /// What stands between message and actions, as fields.
    var accessory: CGFloat = 0
    /// The heights of the actions, each in a row of its own.
    var rows: [CGFloat] = []
    /// The widths that the actions want, with their margins.
    var rowWidths: [CGFloat] = []
    /// The action of the style `cancel`, if it is among them: its place.
    var cancel: Int?
}
