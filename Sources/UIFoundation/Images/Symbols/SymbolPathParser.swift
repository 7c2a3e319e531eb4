import CoreGraphics
import Foundation

/// Reads the paths of `SymbolTable`.
struct SymbolPathParser {
    private let bytes: [UInt8]
    private var position = 0
    private let path = CGMutablePath()
    private var last = CGPoint.zero

    private init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    static func path(_ text: some StringProtocol) -> CGPath {
        var parser = SymbolPathParser(text)
        return parser.read()
    }

    private mutating func read() -> CGPath {
        var command: UInt8 = 0
        while let next = peek() {
            if next >= UInt8(ascii: "A") {
                command = next
                position += 1
            }
            if command == UInt8(ascii: "Z") {
                path.closeSubpath()
                command = 0
            } else if !add(command) {
                break
            }
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        }
        return path
    }

    private mutating func add(_ command: UInt8) -> Bool {
        switch command {
        case UInt8(ascii: "M"):
            last = point()
            path.move(to: last)
        case UInt8(ascii: "L"): line(to: point())
        case UInt8(ascii: "H"): line(to: CGPoint(x: number(), y: last.y))
        case UInt8(ascii: "V"): line(to: CGPoint(x: last.x, y: number()))
        case UInt8(ascii: "C"):
            let (first, second) = (point(), point())
            last = point()
            path.addCurve(to: last, control1: first, control2: second)
        case UInt8(ascii: "Q"):
            let control = point()
            last = point()
            path.addQuadCurve(to: last, control: control)
        case UInt8(ascii: "A"): arc(startsAnew: false)
        case UInt8(ascii: "a"): arc(startsAnew: true)
        case UInt8(ascii: "O"):
            let (center, radius) = (point(), number())
            ellipse(center, radius, radius)
        case UInt8(ascii: "E"):
            let (center, width) = (point(), number())
            ellipse(center, width, number())
        case UInt8(ascii: "R"):
            let (origin, size) = (point(), point())
            let rect = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
            let radius = number()
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        case UInt8(ascii: "P"): star()
        default: return false
        }
        return true
    }

    // MARK: Shapes

    private mutating func line(to point: CGPoint) {
        last = point
        path.addLine(to: point)
    }

    private mutating func arc(startsAnew: Bool) {
        let (center, radius) = (point(), number())
        let (start, end) = (number() * .pi / 180, number() * .pi / 180)
        if startsAnew {
            path.move(to: CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start)))
        }
        path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: end - start)
        last = CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end))
    }

    private func ellipse(_ center: CGPoint, _ width: CGFloat, _ height: CGFloat) {
        path.addEllipse(in: CGRect(x: center.x - width, y: center.y - height, width: 2 * width, height: 2 * height))
    }

    private mutating func star() {
        let (center, points) = (point(), Int(number()))
        let (outer, inner) = (number(), number())
        for index in 0..<2 * points {
            let (angle, radius) = (CGFloat.pi * CGFloat(index) / CGFloat(points), index % 2 == 0 ? outer : inner)
            let corner = CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.closeSubpath()
    }

    // MARK: Numbers

    private mutating func peek() -> UInt8? {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        return position < bytes.count ? bytes[position] : nil
    }

    private mutating func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
    }

    /// Returns a decimal number with at most one point, such as `-.5`.
    private mutating func number() -> CGFloat {
        var (value, unit, isNegative) = (0.0, 0.0, false)
        if peek() == UInt8(ascii: "-") {
            isNegative = true
            position += 1
        }
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "."), unit == 0 {
                unit = 1
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                unit *= 10
            } else {
                break
            }
            position += 1
        }
        return (isNegative ? -value : value) / (unit == 0 ? 1 : unit)
    }
}
