import Foundation

extension UITraitCollection {
    /// Returns the index of the environment that suits this one best, or `nil` for an empty list.
    ///
    /// Environments with contradicting traits other than the scale are considered only if all contradict. Among the
    /// rest, the environment with most matching traits is preferred, weighted by device, then light or dark, then
    /// contrast. Then the scale is considered: the same, the next larger one, or the largest.
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

    /// Returns the weighted number of the candidate's traits that match this environment, or `nil` if a trait differs.
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
