import CoreGraphics
import QuartzCore
import UIFoundation

/// The content of a status bar: the time on the left, signal and battery on the right.
@MainActor
final class StatusBarLayer: CALayer {
    private let time = CATextLayer()
    private let signal = CAShapeLayer()
    private let battery = CAShapeLayer()
    private let charge = CAShapeLayer()
    private static let signalSize = CGSize(width: 17, height: 11)
    private static let batterySize = CGSize(width: 25, height: 12)
    private static let spacing: CGFloat = 6

    override init() {
        super.init()
        time.string = "9:41"
        time.alignmentMode = .center
        for part in [time, signal, battery, charge] as [CALayer] {
            part.suppressesImplicitActions = true
            addSublayer(part)
        }
        signal.path = Self.signalPath
        battery.path = Self.batteryPath
        battery.fillColor = nil
        battery.lineWidth = 1
        charge.path = Self.chargePath
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    /// The color of the content.
    var color: CGColor = .black {
        didSet {
            time.foregroundColor = color
            signal.fillColor = color
            charge.fillColor = color
            battery.strokeColor = color.copy(alpha: 0.4)
        }
    }

    func lay(out layout: SystemBarsLayout, scale: CGFloat) {
        let font = UIFont.systemFont(ofSize: layout.fontSize, weight: .semibold)
        time.font = font
        time.fontSize = layout.fontSize
        time.contentsScale = scale
        let height = font.lineHeight.rounded(.up)
        time.frame = CGRect(x: layout.time.x - 40, y: layout.time.y - height / 2, width: 80, height: height)
        let width = Self.signalSize.width + Self.spacing + Self.batterySize.width
        let left = layout.symbols.x - width / 2
        signal.frame = CGRect(
            origin: CGPoint(x: left, y: layout.symbols.y - Self.signalSize.height / 2), size: Self.signalSize)
        let batteryFrame = CGRect(
            origin: CGPoint(
                x: left + Self.signalSize.width + Self.spacing, y: layout.symbols.y - Self.batterySize.height / 2),
            size: Self.batterySize)
        battery.frame = batteryFrame
        charge.frame = batteryFrame
    }

    // MARK: Shapes

    private static let signalPath: CGPath = {
        let path = CGMutablePath()
        for bar in 0..<4 {
            let height = 4 + CGFloat(bar) * 7 / 3
            let rect = CGRect(x: CGFloat(bar) * 4.67, y: signalSize.height - height, width: 3, height: height)
            path.addRoundedRect(in: rect, cornerWidth: 1, cornerHeight: 1)
        }
        return path
    }()

    private static let batteryPath: CGPath = {
        let path = CGMutablePath()
        path.addRoundedRect(in: CGRect(x: 0.5, y: 0.5, width: 21, height: 11), cornerWidth: 3.5, cornerHeight: 3.5)
        path.move(to: CGPoint(x: 23.5, y: 4.5))
        path.addLine(to: CGPoint(x: 23.5, y: 7.5))
        return path
    }()

    private static let chargePath: CGPath = {
        let path = CGMutablePath()
        path.addRoundedRect(in: CGRect(x: 2, y: 2, width: 18, height: 8), cornerWidth: 2, cornerHeight: 2)
        return path
    }()
}
