import Foundation

/// The size of a new window, in the window system's units.
enum WindowSize {
    /// The height of a title bar and the window's border. The exact height is only known after the window was opened.
    static let decorationHeight = 40.0

    /// Returns the requested size, limited to the usable area of a screen without the height of a title bar.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - screen: The size of the screen's usable area, in the window system's units; `nil` if it is unknown.
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
