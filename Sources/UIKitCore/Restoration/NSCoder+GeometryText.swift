import CoreGraphics
import Foundation
import UIFoundation

// Geometry as human-readable text: `{x, y}`, `{{x, y}, {width, height}}`, `[a, b, c, d, tx, ty]`.
//
// Follows <https://developer.apple.com/documentation/foundation/nscoder>, "Encoding and Decoding Geometry Data".
extension NSCoder {
    // MARK: Formatting

    /// Formats a point as `{x, y}`.
    public class func string(for point: CGPoint) -> String { braces(point.x, point.y) }

    /// Formats a vector as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { braces(vector.dx, vector.dy) }

    /// Formats a size as `{width, height}`.
    public class func string(for size: CGSize) -> String { braces(size.width, size.height) }

    /// Formats a rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    /// Formats a transform as `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
    }

    /// Formats insets as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        braces(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// Formats insets as `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        braces(insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    /// Formats an offset as `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { braces(offset.horizontal, offset.vertical) }

    private class func braces(_ numbers: CGFloat...) -> String { "{\(list(numbers))}" }

    private class func list(_ numbers: [CGFloat]) -> String {
        numbers.map { number in
            let text = "\(Double(number))"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }.joined(separator: ", ")
    }

    // MARK: Parsing

    /// Parses a point; zero for an invalid text.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, "{0,0}").map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Parses a vector; zero for an invalid text.
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, "{0,0}").map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Parses a size; zero for an invalid text.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, "{0,0}").map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Parses a rectangle; zero for an invalid text.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, "{{0,0},{0,0}}").map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Parses a transform; the identity for an invalid text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, "[0,0,0,0,0,0]").map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
            ?? .identity
    }

    /// Parses insets; zero for an invalid text.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, "{0,0,0,0}").map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// Parses directional insets; zero for an invalid text.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, "{0,0,0,0}").map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// Parses an offset; zero for an invalid text.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, "{0,0}").map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// Parses the numbers of a text with the punctuation of a pattern, where a zero represents each number; `nil` for
    /// a different text, and for non-finite numbers.
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
