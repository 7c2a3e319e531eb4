import CoreGraphics
import Foundation
import RenderServer

// Converts the values of animations and key paths. Core Animation accepts objects of any class.
extension AnimatableValue {
    /// Creates a property's value from an object. Returns `nil` if it has a wrong type or is not finite.
    @MainActor init?(_ any: Any, for property: AnimatableProperty) {
        switch property.kind {
        case .number:
            guard let number = Double(anyNumber: any), number.isFinite else { return nil }
            self = .number(number)
        case .point:
            guard let point = CGPoint(anyPoint: any), point.x.isFinite, point.y.isFinite else { return nil }
            self = .point(point)
        case .size:
            // Programs set `transform.translation` as a size or as a point.
            guard let size = CGSize(anySize: any) ?? CGPoint(anyPoint: any).map({ CGSize(width: $0.x, height: $0.y) }),
                size.width.isFinite, size.height.isFinite
            else { return nil }
            self = .size(size)
        case .rect:
            guard let rect = CGRect(anyRect: any), rect.origin.x.isFinite, rect.origin.y.isFinite,
                rect.size.width.isFinite, rect.size.height.isFinite
            else { return nil }
            self = .rect(rect)
        case .transform:
            let matrix: Transform3D
            switch any {
            case let transform as CATransform3D: matrix = transform.matrix
            case let transform as CGAffineTransform: matrix = CATransform3DMakeAffineTransform(transform).matrix
            case let value as NSValue:
                guard let transform = value.transform else { return nil }
                matrix = transform.matrix
            default: return nil
            }
            let rows = CATransform3D(matrix).rows
            guard (rows.0.sum() + rows.1.sum() + rows.2.sum() + rows.3.sum()).isFinite else { return nil }
            self = .transform(matrix)
        case .color:
            if any is NSNull {
                self = .color(nil)
            } else {
                guard let color = any as? CGColor else { return nil }
                self = .color(RenderColor(color))
            }
        case .path:
            guard let path = any as? CGPath else { return nil }
            self = .path(path.immutable)
        case .contents:
            switch any {
            case let image as CGImage: self = .contents(image.bitmap)
            case let bitmap as Bitmap: self = .contents(bitmap)
            default: return nil
            }
        case .colors:
            guard let colors = any as? [Any] else { return nil }
            let rendered = colors.compactMap { $0 as? CGColor }.map { RenderColor($0) }
            guard rendered.count == colors.count else { return nil }
            self = .colors(rendered)
        case .numbers:
            guard let values = any as? [Any] else { return nil }
            let numbers = values.compactMap { Double(anyNumber: $0) }
            guard numbers.count == values.count, numbers.allSatisfy(\.isFinite) else { return nil }
            self = .numbers(numbers)
        }
    }

    /// The value as a key path returns it.
    var any: Any? {
        switch self {
        case .number(let number): CGFloat(number)
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let matrix): CATransform3D(matrix)
        case .color(let color): color.map { LayerColors.color(nil, for: $0) as Any }
        case .path(let path): path
        case .contents(let bitmap): bitmap.map { CGImage(bitmap: $0) }
        case .colors(let colors): colors.compactMap { LayerColors.color(nil, for: $0) }
        case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
        }
    }
}

extension CGPoint {
    init?(anyPoint any: Any) {
        switch any {
        case let point as CGPoint: self = point
        case let value as NSValue where String(cString: value.objCType).hasPrefix("{CGPoint="): self = value.pointValue
        default: return nil
        }
    }
}

extension CGSize {
    init?(anySize any: Any) {
        switch any {
        case let size as CGSize: self = size
        case let value as NSValue where String(cString: value.objCType).hasPrefix("{CGSize="): self = value.sizeValue
        default: return nil
        }
    }
}

extension CGRect {
    init?(anyRect any: Any) {
        switch any {
        case let rect as CGRect: self = rect
        case let value as NSValue where String(cString: value.objCType).hasPrefix("{CGRect="): self = value.rectValue
        default: return nil
        }
    }
}
