import Foundation

extension EmitterContents {
    func value(for property: AnimatableProperty) -> AnimatableValue? {
        switch property {
        case .emitterPosition: .point(position)
        case .emitterZPosition: .number(zPosition)
        case .emitterSize: .size(size)
        case .emitterDepth: .number(depth)
        case .emitterBirthRate: .number(birthRate)
        case .emitterLifetime: .number(lifetime)
        case .emitterVelocity: .number(velocity)
        case .emitterScale: .number(scale)
        case .emitterSpin: .number(spin)
        default: nil
        }
    }

    mutating func setNumber(_ number: Double, for property: AnimatableProperty) {
        switch property {
        case .emitterZPosition: zPosition = number
        case .emitterDepth: depth = number
        case .emitterBirthRate: birthRate = number
        case .emitterLifetime: lifetime = number
        case .emitterVelocity: velocity = number
        case .emitterScale: scale = number
        case .emitterSpin: spin = number
        default: break
        }
    }
}
