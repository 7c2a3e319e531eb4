/// Edges of a layer's bounds.
package struct EdgeMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let minX = EdgeMask(rawValue: 1)
    package static let maxX = EdgeMask(rawValue: 2)
    package static let minY = EdgeMask(rawValue: 4)
    package static let maxY = EdgeMask(rawValue: 8)
    package static let all: EdgeMask = [.minX, .maxX, .minY, .maxY]
}
