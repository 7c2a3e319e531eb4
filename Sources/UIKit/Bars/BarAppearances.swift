/// The appearances of a bar: standard, compact, and for content at its edge.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard = Appearance(idiom: UIDevice.current.userInterfaceIdiom)
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?

    /// Returns the appearance for a bar with content under it.
    func standard(isCompact: Bool) -> Appearance { isCompact ? compact ?? standard : standard }

    /// Returns the appearance for content at the scroll edge; `nil` if no scroll edge appearance was set.
    func scrollEdge(isCompact: Bool) -> Appearance? { isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge }
}

extension UIBarAppearance {
    /// Returns a copy of an appearance for a bar. The bar is updated when a property of the copy changes.
    static func kept<Appearance: UIBarAppearance>(
        _ appearance: Appearance, _ didChange: @escaping @MainActor () -> Void
    ) -> Appearance {
        let copy: Appearance = appearance.copy()
        copy.didChange = didChange
        return copy
    }
}
