import CoreGraphics

// Chosen (Windows): The status bar of a simulated device always shows 9:41 with a full battery.
/// The positions of the parts of the status bar, and of the home indicator, on a simulated device, in points. Only the
/// height of the bar was recorded.
struct SystemBarsLayout: Equatable {
    /// Center of the time.
    var time: CGPoint
    var fontSize: CGFloat
    /// Center of signal and battery, side by side.
    var symbols: CGPoint
    /// The home indicator; `nil` on a device with a home button.
    var homeIndicator: CGRect?

    private static let notchWidth: CGFloat = 209
    private static let islandWidth: CGFloat = 126
    private static let indicatorHeight: CGFloat = 5
    private static let indicatorDistance: CGFloat = 8

    /// - Parameters:
    ///   - bar: The status bar's frame; empty on a device without a top inset.
    ///   - bottomInset: The device's bottom inset.
    init(size: CGSize, bar: CGRect, bottomInset: CGFloat, isPad: Bool) {
        let width = size.width
        if isPad {
            (time, symbols) = (CGPoint(x: 36, y: bar.midY), CGPoint(x: width - 40, y: bar.midY))
            fontSize = 12
        } else if bar.height < 40 {
            (time, symbols) = (CGPoint(x: width / 2, y: bar.midY), CGPoint(x: width - 34, y: bar.midY))
            fontSize = 12
        } else {
            let middle = bar.height >= 54 ? Self.islandWidth : Self.notchWidth
            let side = max(0, width - middle) / 4
            (time, symbols) = (CGPoint(x: side, y: bar.height * 0.56), CGPoint(x: width - side, y: bar.height * 0.56))
            fontSize = 16
        }
        guard bottomInset > 0 else { return }
        let indicator = (min(width, size.height) * (isPad ? 0.34 : 0.36)).rounded()
        homeIndicator = CGRect(
            x: (width - indicator) / 2, y: size.height - Self.indicatorDistance - Self.indicatorHeight,
            width: indicator, height: Self.indicatorHeight)
    }
}
