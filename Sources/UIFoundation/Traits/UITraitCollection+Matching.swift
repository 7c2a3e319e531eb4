import Foundation

extension UITraitCollection {
    /// Returns the index of the environment that matches this one best, or `nil` if the list is empty.
    ///
    /// An environment whose traits contradict this one, other than by the scale, is used only if all environments do.
    /// Of the rest, the environment with the most matching traits is preferred. The idiom weighs more than the user
    /// interface style, and the style more than the contrast. Of equal matches, the same scale is preferred, then the
    /// next larger scale, then the largest.
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
