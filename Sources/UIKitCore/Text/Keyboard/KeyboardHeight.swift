import CoreGraphics

/// How high Apple's keyboards are, with the zone of the home indicator, and without suggestions above.
///
/// They are those that devices were measured to have. A window of another size has those of the nearest device.
enum KeyboardHeight {
    /// The height in a window.
    ///
    /// - Parameters:
    ///   - size: The window's size, in points.
    ///   - bottom: What the home indicator takes there.
    ///   - isPad: Whether it is a pad's keyboard.
    static func height(in size: CGSize, bottom: CGFloat, isPad: Bool) -> CGFloat {
        let isPortrait = size.height >= size.width
        let width = min(size.width, size.height)
        let hasIndicator = bottom > 0
        let height: CGFloat =
            switch (isPad, isPortrait) {
            case (false, true): hasIndicator ? (width >= 414 ? 301 : 291) : (width >= 414 ? 226 : 216)
            case (false, false): hasIndicator ? 172 : 162
            case (true, true): width >= 1000 ? (hasIndicator ? 348 : 328) : pad(width, hasIndicator)
            case (true, false): width >= 1000 ? (hasIndicator ? 441 : 421) : hasIndicator ? 368 : 348
            }
        return min(height, max(0, size.height))
    }

    /// The mini's is higher than those of larger pads.
    private static func pad(_ width: CGFloat, _ hasIndicator: Bool) -> CGFloat {
        guard hasIndicator else { return 263 }
        return width < 768 ? 328 : 283
    }
}
