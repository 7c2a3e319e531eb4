extension UIButton {
    func defaultTitleColor(for state: State) -> UIColor {
        guard buttonType == .system else { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }
}
