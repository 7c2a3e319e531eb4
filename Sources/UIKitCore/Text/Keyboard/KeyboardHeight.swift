import CoreGraphics

// Chosen (Text input): The on-screen keyboard has the height of the keyboard on the device that is nearest in size.
/// The heights of Apple's keyboards, with the zone of the home indicator, and without suggestions above.
///
/// The heights were measured on devices. For windows of different sizes, the height of the nearest device is used.
enum KeyboardHeight {
    /// Returns the height for a window.
    ///
    /// - Parameters:
    ///   - size: The window's size, in points.
    ///   - bottom: The height of the home indicator's zone, in points.
    ///   - isPad: Whether the keyboard is a pad's.
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

    /// Returns the height for a pad. The mini's keyboard is higher than the keyboards of larger pads.
    private static func pad(_ width: CGFloat, _ hasIndicator: Bool) -> CGFloat {
        guard hasIndicator else { return 263 }
        return width < 768 ? 328 : 283
    }
}
