/// The appearances of a bar: standard, compact, and for content at its edge.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard = Appearance(idiom: UIDevice.current.userInterfaceIdiom)
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?

    /// Returns the appearance while content is under the bar.
    func standard(isCompact: Bool) -> Appearance { isCompact ? compact ?? standard : standard }

    /// Returns the appearance while content is at the bar's edge; `nil` if no such appearance was set.
    func scrollEdge(isCompact: Bool) -> Appearance? { isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge }
}

extension UIBarAppearance {
    /// Returns the copy that a bar keeps. Changing the copy changes the bar.
    static func kept<Appearance: UIBarAppearance>(
        _ appearance: Appearance, _ didChange: @escaping @MainActor () -> Void
    ) -> Appearance {
        let copy: Appearance = appearance.copy()
        copy.didChange = didChange
        return copy
    }
}
