extension UITableViewCell: ScreenElement {
    package var saysItsLabels: Bool { false }
    package var isTouchedAsWhole: Bool { true }
    package var takesTouchesOfSubviews: Bool { true }
    package var paintsItself: Bool { false }
}
