/// The colors that documents name like properties of `UIColor`, without the suffix "Color".
@MainActor
enum DocumentColors {
    static func color(named name: String) -> UIColor? { table[name] }

    private static let table: [String: UIColor] = [
        // Text, fills, lines
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link, "tint": .tintColor,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator,
        "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
        // Backgrounds
        "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "groupTableViewBackground": .systemGroupedBackground,
        // The system's palette
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        // Colors that are independent of traits
        "darkText": .darkText, "lightText": .lightText, "black": .black, "darkGray": .darkGray,
        "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red, "green": .green, "blue": .blue,
        "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
        "clear": .clear,
        // From iOS 2 to 6. Xcode writes these numbers next to the names.
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "viewFlipsideBackground": UIColor(red: 0.1215686351, green: 0.1294117719, blue: 0.1411764771, alpha: 1),
        "scrollViewTexturedBackground": UIColor(red: 0.4352941512, green: 0.4431372881, blue: 0.4745098054, alpha: 1),
    ]
}
