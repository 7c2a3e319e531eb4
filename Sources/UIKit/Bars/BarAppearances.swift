/// How a bar looks: usually, where the height is compact, and while content is at its edge.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard = Appearance(idiom: UIDevice.current.userInterfaceIdiom)
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?

    /// The one that is in use while content is under the bar.
    func standard(isCompact: Bool) -> Appearance { isCompact ? compact ?? standard : standard }

    /// The one that is in use while content is at the bar's edge; `nil` for none of its own.
    func scrollEdge(isCompact: Bool) -> Appearance? { isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge }
}

extension UIBarAppearance {
    /// The copy that a bar keeps: what is changed in it changes the bar.
    static func kept<Appearance: UIBarAppearance>(
        _ appearance: Appearance, _ didChange: @escaping @MainActor () -> Void
    ) -> Appearance {
        let copy: Appearance = appearance.copy()
        copy.didChange = didChange
        return copy
    }
}
