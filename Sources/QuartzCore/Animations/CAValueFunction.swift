import Foundation
import RenderServer

/// A function from the values of an animation to the values of its property. All functions result in transforms, for
/// animations of `transform` and `sublayerTransform`.
///
/// An animation with a function interpolates the arguments: a rotation from 0 to 2π is a whole turn.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
    /// The name of the function.
    open private(set) var name: CAValueFunctionName

    /// Creates a function. Returns `nil` for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard name == .scale || name == .translate || Self.parts[name] != nil else { return nil }
        self.name = name
        super.init()
    }

    nonisolated deinit {}

    private static let parts: [CAValueFunctionName: AnimatableProperty] = [
        .rotateX: .rotationX, .rotateY: .rotationY, .rotateZ: .rotationZ, .scaleX: .scaleX, .scaleY: .scaleY,
        .scaleZ: .scaleZ, .translateX: .translationX, .translateY: .translationY, .translateZ: .translationZ,
    ]

    /// The part of a transform that a number determines, or `nil` if the argument is an array.
    final var part: AnimatableProperty? { Self.parts[name] }

    /// Returns the transform of an array of three numbers, otherwise `nil`.
    final func transform(_ value: Any) -> CATransform3D? {
        guard let values = value as? [Any], values.count == 3 else { return nil }
        let numbers = values.compactMap { Double(anyNumber: $0) }
        guard numbers.count == 3 else { return nil }
        return name == .scale
            ? CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
            : CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
    }
}
