import CoreGraphics
import Foundation
import UIFoundation

// Geometry as text that people can read and write: `{x, y}`, `{{x, y}, {width, height}}`, `[a, b, c, d, tx, ty]`.
//
// Follows <https://developer.apple.com/documentation/foundation/nscoder>, "Encoding and Decoding Geometry Data".
extension NSCoder {
    // MARK: To text

    /// A point as `{x, y}`.
    public class func string(for point: CGPoint) -> String { braces(point.x, point.y) }

    /// A vector as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { braces(vector.dx, vector.dy) }

    /// A size as `{width, height}`.
    public class func string(for size: CGSize) -> String { braces(size.width, size.height) }

    /// A rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    /// A transform as `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
    }

    /// Insets as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        braces(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// Insets as `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        braces(insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    /// An offset as `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { braces(offset.horizontal, offset.vertical) }

    private class func braces(_ numbers: CGFloat...) -> String { "{\(list(numbers))}" }

    private class func list(_ numbers: [CGFloat]) -> String {
        numbers.map { number in
            let text = "\(Double(number))"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }.joined(separator: ", ")
    }

    // MARK: From text

    /// The point of a text; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, "{0,0}").map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// The vector of a text; zero for another text.
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, "{0,0}").map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// The size of a text; zero for another text.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, "{0,0}").map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// The rectangle of a text; zero for another text.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, "{{0,0},{0,0}}").map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// The transform of a text; the identity for another text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, "[0,0,0,0,0,0]").map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
            ?? .identity
    }

    /// The insets of a text; zero for another text.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, "{0,0,0,0}").map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// The insets of a text; zero for another text.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, "{0,0,0,0}").map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// The offset of a text; zero for another text.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, "{0,0}").map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The numbers of a text whose marks are those of a pattern, in which a zero stands for each number; `nil` for another
    /// text, and where a number is not finite.
    private class func numbers(_ text: String, _ pattern: String) -> [CGFloat]? {
        guard text.utf8.count <= 1000 else { return nil }
        var (marks, found, number) = ("", [CGFloat](), "")
        func endNumber() -> Bool {
            guard !number.isEmpty else { return true }
            guard let value = Double(number), value.isFinite else { return false }
            marks.append("0")
            found.append(CGFloat(value))
            number = ""
            return true
        }
        for character in text {
            switch character {
            case "{", "}", "[", "]", ",", " ":
                guard endNumber() else { return nil }
                if character != " " { marks.append(character) }
            default: number.append(character)
            }
        }
        return endNumber() && marks == pattern ? found : nil
    }
}
