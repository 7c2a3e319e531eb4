import Foundation

/// The size of a window that is about to be opened, in the window system's units.
enum WindowSize {
    /// What a title bar and the window's border take of a screen's height; how much it is is known only afterwards.
    static let decorationHeight = 40.0

    /// The size that was asked for, but no larger than what is free of a screen, without the height of a title bar.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - screen: What is free of the screen, in the window system's units; `nil` where that is unknown.
    static func fitting(
        _ size: CGSize, unitsPerPoint: Double, onScreen screen: CGSize?
    ) -> (width: Int32, height: Int32) {
        func units(_ length: Double, _ most: Double?) -> Int32 {
            Int32(max(1, min((length * unitsPerPoint).rounded(), most ?? .infinity, 16_384)))
        }
        guard let screen, screen.width > 0, screen.height > decorationHeight else {
            return (units(size.width, nil), units(size.height, nil))
        }
        return (units(size.width, screen.width), units(size.height, screen.height - decorationHeight))
    }
}
