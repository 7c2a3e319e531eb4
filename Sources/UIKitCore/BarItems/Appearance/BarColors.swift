/// The colours of bars that no one has coloured.
package enum BarColors {
    /// The line at a bar's edge (Metrics: black 30 % and white 15 %).
    package static let shadow = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    /// What lies over the blur of a navigation bar.
    package static let navigationBar = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94)
            : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
    }

    /// What lies over the blur of a toolbar and a tab bar.
    package static let bottomBar = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 22 / 255, green: 22 / 255, blue: 22 / 255, alpha: 0.94)
            : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
    }
}
