import Foundation

// Chosen (Windows): A session's window opens with its previous size and position, moved onto an existing screen.
/// The position of a new window, in the window system's units.
enum WindowPlace {
    /// Returns the nearest position at which the whole window is in the usable area of a screen. A larger window
    /// begins at the top left corner.
    ///
    /// - Returns: `nil` without a screen.
    static func fitting(_ place: CGPoint, _ size: CGSize, _ screens: [CGRect]) -> (Int32, Int32)? {
        guard place.x.isFinite, place.y.isFinite else { return nil }
        let wanted = CGRect(origin: place, size: size)
        func moved(onto screen: CGRect) -> CGPoint {
            CGPoint(
                x: max(screen.minX, min(place.x, screen.maxX - size.width)),
                y: max(screen.minY, min(place.y, screen.maxY - size.height)))
        }
        func distance(to screen: CGRect) -> CGFloat {
            let place = moved(onto: screen)
            return abs(place.x - wanted.minX) + abs(place.y - wanted.minY)
        }
        let nearest = screens.filter { $0.width > 0 && $0.height > 0 }.min { distance(to: $0) < distance(to: $1) }
        guard let nearest else { return nil }
        let result = moved(onto: nearest)
        guard abs(result.x) < 1e6, abs(result.y) < 1e6 else { return nil }
        return (Int32(result.x.rounded()), Int32(result.y.rounded()))
    }
}
