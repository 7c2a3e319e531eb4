extension UITableViewCell: ScreenElement {
    package var includesLabels: Bool { false }
    package var isTouchedAsWhole: Bool { true }
    package var takesTouchesOfSubviews: Bool { true }
    package var paintsItself: Bool { false }
}
