import CoreGraphics
import Foundation
import RenderServer

/// The field of a property that is a structure, at the end of a key path: `shadowOffset.width`,
/// `contentsRect.origin.x`, `sublayerTransform.rotation.z`. Core Animation documents these fields for points, sizes,
/// rectangles and transforms.
struct StructureField {
    /// The property that has the field.
    let key: String
    let name: Substring

    /// Creates a field from a key path. Returns `nil` for a path without a dot.
    init?(_ keyPath: String) {
        guard let dot = keyPath.firstIndex(of: "."), dot > keyPath.startIndex else { return nil }
        (key, name) = (String(keyPath[..<dot]), keyPath[keyPath.index(after: dot)...])
    }

    /// Returns the field of a structure, or `nil` if the structure does not have the field.
    func value(in structure: AnimatableValue) -> AnimatableValue? {
        switch structure {
        case .point(let point):
            switch name {
            case "x": .number(point.x)
            case "y": .number(point.y)
            default: nil
            }
        case .size(let size):
            switch name {
            case "width": .number(size.width)
            case "height": .number(size.height)
            default: nil
            }
        case .rect(let rect):
            switch name {
            case "origin": .point(rect.origin)
            case "size": .size(rect.size)
            default: inner?.value(in: inner?.key == "origin" ? .point(rect.origin) : .size(rect.size))
            }
        case .transform(let matrix): transformPart.flatMap { Self.properties(with: matrix).value(for: $0) }
        default: nil
        }
    }

    /// Returns a structure with a new value in the field, or `nil` if the structure does not have the field or the
    /// value has a wrong type.
    @MainActor
    func setting(_ value: Any, in structure: AnimatableValue) -> AnimatableValue? {
        switch structure {
        case .point(var point):
            guard let number = Double(anyNumber: value), number.isFinite, name == "x" || name == "y" else { return nil }
            if name == "x" { point.x = number } else { point.y = number }
            return .point(point)
        case .size(var size):
            guard let number = Double(anyNumber: value), number.isFinite, name == "width" || name == "height" else {
                return nil
            }
            if name == "width" { size.width = number } else { size.height = number }
            return .size(size)
        case .rect(var rect):
            let part: AnimatableValue? =
                switch name {
                case "origin": AnimatableValue(value, for: .position)
                case "size": AnimatableValue(value, for: .boundsSize)
                default: inner?.setting(value, in: inner?.key == "origin" ? .point(rect.origin) : .size(rect.size))
                }
            switch part {
            case .point(let origin)?: rect.origin = origin
            case .size(let size)?: rect.size = size
            default: return nil
            }
            return .rect(rect)
        case .transform(let matrix):
            guard let part = transformPart, let value = AnimatableValue(value, for: part) else { return nil }
            var properties = Self.properties(with: matrix)
            properties.setValue(value, for: part)
            return .transform(properties.transform)
        default: return nil
        }
    }

    /// The field of the point or size in a rectangle.
    private var inner: StructureField? {
        StructureField(String(name)).flatMap { ["origin", "size"].contains($0.key) ? $0 : nil }
    }

    private static func properties(with transform: Transform3D) -> LayerProperties {
        var properties = LayerProperties()
        properties.transform = transform
        return properties
    }

    private var transformPart: AnimatableProperty? { AnimatableProperty(rawValue: "transform.\(name)") }
}
