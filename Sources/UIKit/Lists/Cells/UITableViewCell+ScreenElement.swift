extension UITableViewCell: ScreenElement {
    package var saysItsLabels: Bool { false }
    package var isTouchedAsWhole: Bool { true }
    package var paintsItself: Bool { false }
}
