import Foundation
import RenderServer

/// An animation of a property between two values.
///
/// Each of the three values is optional. A missing value is replaced by the layer's own value:
///
///     from and to      from → to                by and to    to − by → to
///     from and by      from → from + by         by alone     own → own + by
///     from alone       from → own               to alone     own → to
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// Creates an animation without a property.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: - Interpolation values

    /// The value at the beginning: a number, point, size, rectangle, color, transform, path or image, depending on the
    /// property.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference between the value at the end and the value at the beginning.
    open var byValue: Any?

    // MARK: - Copying

    override func duplicate() -> CAAnimation { copyState(to: CABasicAnimation()) }

    override func copyState(to copy: CAAnimation) -> CAAnimation {
        if let copy = copy as? CABasicAnimation {
            (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        }
        return super.copyState(to: copy)
    }

    // MARK: - For the render server

    override var exampleValue: Any? { fromValue ?? toValue ?? byValue }

    override func fill(_ animation: inout PropertyAnimation, on layer: CALayer) -> Bool {
        let property = animation.property
        let from = value(fromValue, "fromValue", of: property)
        let to = value(toValue, "toValue", of: property)
        let by = value(byValue, "byValue", of: property)
        switch (from, to, by) {
        case (let from?, let to?, _): animation.values = [from, to]
        case (let from?, nil, let by?): animation.values = [from, by.added(to: from)]
        case (nil, let to?, let by?): animation.values = [by.negated?.added(to: to) ?? to, to]
        case (let from?, nil, nil): animation.values = [from, nil]
        case (nil, let to?, nil): animation.values = [nil, to]
        case (nil, nil, let by?):
            guard let zero = by.zero else { return false }
            animation.values = [zero, by]
            animation.isAdditive = true
        case (nil, nil, nil): return false
        }
        return true
    }
}

extension AnimatableValue {
    /// The additive identity, or `nil` if values of this kind have no identity.
    var zero: AnimatableValue? {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(.identity)
        case .color: .color(RenderColor(red: 0, green: 0, blue: 0, alpha: 0))
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .path, .contents, .colors: nil
        }
    }

    /// The additive inverse, or `nil` if values of this kind have no inverse.
    var negated: AnimatableValue? {
        switch self {
        case .number(let number): .number(-number)
        case .point(let point): .point(CGPoint(x: -point.x, y: -point.y))
        case .size(let size): .size(CGSize(width: -size.width, height: -size.height))
        case .rect(let rect):
            .rect(
                CGRect(x: -rect.origin.x, y: -rect.origin.y, width: -rect.size.width, height: -rect.size.height))
        case .transform(let matrix): .transform(CATransform3DInvert(CATransform3D(matrix)).matrix)
        case .numbers(let numbers): .numbers(numbers.map { -$0 })
        case .color, .path, .contents, .colors: nil
        }
    }
}
