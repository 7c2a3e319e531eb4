extension UIButton {
    func defaultTitleColor(for state: State) -> UIColor {
        guard buttonType != .custom else { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }

    /// The default image of the button type; `nil` if the type has no image.
    var typeImage: UIImage? {
        switch buttonType {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: Self.symbol("info.circle")
        case .contactAdd: Self.symbol("plus.circle")
        case .close:
            Self.symbol("xmark.circle.fill", colors: UIImage.SymbolConfiguration(hierarchicalColor: .secondaryLabel))
        }
    }

    // Chosen (Accessibility): Buttons with the image of their type have the labels "Close", "More Info" and "Add".
    /// The accessibility label of the button type; `nil` if the type has no image.
    var typeLabel: String? {
        switch buttonType {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "More Info"
        case .contactAdd: "Add"
        case .close: "Close"
        }
    }

    private static func symbol(_ name: String, colors: UIImage.SymbolConfiguration? = nil) -> UIImage? {
        let size = UIImage.SymbolConfiguration(pointSize: colors == nil ? 20 : 26)
        return UIImage(systemName: name, withConfiguration: colors.map { size.applying($0) } ?? size)
    }
}
