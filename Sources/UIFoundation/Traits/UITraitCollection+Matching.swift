import Foundation

extension UITraitCollection {
    /// Which of several environments suits this one best, as a place in the list; `nil` for an empty list.
    ///
    /// One that contradicts in anything but the scale counts only where all do. Of the others the one with the most of
    /// this environment's traits, the device first, then light or dark, then contrast; then the scale: the same, or else
    /// the next larger one, or else the largest.
    func bestMatch(among candidates: [UITraitCollection]) -> Int? {
        let scale = displayScale > 0 ? displayScale : UITraitCollection.current.displayScale
        func rank(_ candidate: UITraitCollection) -> (suits: Int, scale: Double) {
            let own = candidate.displayScale
            let distance = own == 0 || own == scale ? 0 : own > scale ? own - scale : 1000 - own
            return (suitability(of: candidate) ?? -1, distance)
        }
        return candidates.indices.min { one, other in
            let (first, second) = (rank(candidates[one]), rank(candidates[other]))
            return first.suits != second.suits ? first.suits > second.suits : first.scale < second.scale
        }
    }

    /// How many of the candidate's traits are this environment's, weighed; `nil` where one differs.
    private func suitability(of candidate: UITraitCollection) -> Int? {
        var sum: Int? = 0
        func compare<Value: Equatable>(_ own: Value, _ other: Value, unspecified: Value, _ weight: Int) {
            guard other != unspecified else { return }
            sum = own == other ? sum.map { $0 + weight } : nil
        }
        compare(userInterfaceIdiom, candidate.userInterfaceIdiom, unspecified: .unspecified, 64)
        compare(userInterfaceStyle, candidate.userInterfaceStyle, unspecified: .unspecified, 32)
        compare(accessibilityContrast, candidate.accessibilityContrast, unspecified: .unspecified, 16)
        compare(displayGamut, candidate.displayGamut, unspecified: .unspecified, 8)
        compare(horizontalSizeClass, candidate.horizontalSizeClass, unspecified: .unspecified, 4)
        compare(verticalSizeClass, candidate.verticalSizeClass, unspecified: .unspecified, 2)
        compare(layoutDirection, candidate.layoutDirection, unspecified: .unspecified, 1)
        return sum
    }
}
