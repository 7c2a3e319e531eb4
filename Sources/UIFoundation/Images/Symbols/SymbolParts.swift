import CoreGraphics
import Foundation

/// Reads the parts of a symbol from the table.
enum SymbolParts {
    private typealias Shape = SymbolDrawing.Shape

    /// The additional width of a gap compared to its line at regular weight, as a factor of the line.
    private static let gap: CGFloat = 1.9

    static func shapes(of name: Substring, isFilled: Bool) -> [SymbolDrawing.Shape] {
        guard let entry = SymbolTable.entries[name] else { return [] }
        if entry.isAlias { return alias(entry.definition, isFilled: isFilled) }
        var shapes: [Shape] = []
        for part in entry.definition.split(separator: "|") {
            let words = part.split(separator: " ", maxSplits: 1)
            guard words.count == 2, let mode = words[0].first else { continue }
            let head = Head(words[0])
            if mode == "u" {
                shapes += other(words[0].dropFirst(), words[1], isFilled: isFilled)
                continue
            }
            let path = SymbolPathParser.path(words[1])
            for copy in 0..<head.copies {
                let angle = head.angle + 360 * CGFloat(copy) / CGFloat(head.copies)
                var shape = Shape(
                    path: angle == 0 ? path : path.transformed(by: CGAffineTransform(rotationAngle: angle * .pi / 180)),
                    area: .line)
                (shape.width, shape.level, shape.color) = (head.width, head.level, head.color)
                if head.isVariable { shape.variableIndex = shapes.count { $0.variableIndex != nil } }
                shapes += Self.shapes(mode, shape, isFilled: isFilled)
            }
        }
        return shapes
    }

    private static func shapes(_ mode: Character, _ shape: Shape, isFilled: Bool) -> [Shape] {
        func with(_ area: Shape.Area, _ effect: Shape.Effect = .paint, width: CGFloat? = nil) -> Shape {
            var shape = shape
            (shape.area, shape.effect, shape.width) = (area, effect, width ?? shape.width)
            return shape
        }
        let cuts: Shape.Effect = isFilled ? .knockOut : .paint
        switch mode {
        case "s": return [with(.line)]
        case "S": return [with(isFilled ? .both : .line)]
        case "f": return [with(.inside)]
        case "b": return [with(.both)]
        case "d": return [with(.line, cuts)]
        case "D": return [with(isFilled ? .both : .line, cuts)]
        case "e": return [with(.both, cuts)]
        case "E": return [with(.inside, cuts)]
        case "g": return [with(.line, .erase, width: shape.width + gap), with(.line)]
        case "G": return [with(.both, .erase, width: shape.width + gap), with(isFilled ? .both : .line)]
        case "k": return [with(.both, .erase)]
        default: return []
        }
    }

    /// Returns the shapes of a symbol, scaled and moved.
    private static func other(_ factor: Substring, _ words: Substring, isFilled: Bool) -> [Shape] {
        let words = words.split(separator: " ")
        guard let factor = Double(factor), words.count == 3, let x = Double(words[0]), let y = Double(words[1]) else {
            return []
        }
        return shapes(of: words[2], isFilled: isFilled).transformed(
            by: CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: x, ty: y))
    }

    private static func alias(_ definition: Substring, isFilled: Bool) -> [Shape] {
        if definition.hasSuffix("~") {
            return shapes(of: definition.dropLast(), isFilled: isFilled)
                .transformed(by: CGAffineTransform(scaleX: -1, y: 1))
        }
        let words = definition.split(separator: "^")
        let shapes = shapes(of: words[0], isFilled: isFilled)
        guard words.count == 2, let angle = Double(words[1]) else { return shapes }
        return shapes.transformed(by: CGAffineTransform(rotationAngle: angle * .pi / 180))
    }

    /// The attributes before a part's path.
    private struct Head {
        var level = 1
        var width: CGFloat = 1
        var angle: CGFloat = 0
        var copies = 1
        var color: Character?
        var isVariable = false

        init(_ text: Substring) {
            var rest = text.dropFirst()
            if let digit = rest.first?.wholeNumberValue {
                level = digit
                rest = rest.dropFirst()
            }
            while let key = rest.popFirst() {
                let value = rest.prefix { !"#*^@!".contains($0) }
                rest = rest.dropFirst(value.count)
                switch key {
                case "*": width = Double(value) ?? 1
                case "^": angle = Double(value) ?? 0
                case "@": copies = Int(value) ?? 1
                case "#": color = value.first
                default: isVariable = true
                }
            }
        }
    }
}

extension [SymbolDrawing.Shape] {
    fileprivate func transformed(by transform: CGAffineTransform) -> [SymbolDrawing.Shape] {
        map { shape in
            var shape = shape
            shape.path = shape.path.transformed(by: transform)
            return shape
        }
    }
}
