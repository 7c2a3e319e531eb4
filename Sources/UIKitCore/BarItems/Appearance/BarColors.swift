/// The default colors of bars.
package enum BarColors {
    /// The line at a bar's edge (Metrics: black 30 % and white 15 %).
    package static let shadow = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    /// The background of an opaque navigation bar.
    package static let navigationBar = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 29 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
    }

    /// The background of an opaque toolbar or tab bar.
    package static let bottomBar = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 22 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
    }
}
