import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// The configuration in use, which is a capsule for glass without a configuration.
    private var cornerConfigurationInUse: UICornerConfiguration? {
        extras?.cornerConfiguration ?? (self as? UIVisualEffectView)?.standardCorners
    }

    /// The radii of the corners in points, in the order of the bits of `UIRectCorner`.
    var effectiveRadii: SIMD4<Double> {
        let size = backingLayer.modelBounds.size
        let largest = Double(min(size.width, size.height) / 2)
        guard let configuration = cornerConfigurationInUse else {
            let corners = backingLayer.maskedCorners.rawValue
            let radius = max(0, min(Double(backingLayer.cornerRadius), largest))
            var radii = SIMD4<Double>.zero
            for index in 0..<4 where corners & (1 << UInt(index)) != 0 { radii[index] = radius }
            return radii
        }
        switch configuration.kind {
        case .capsule(let maximum): return SIMD4(repeating: min(largest, maximum))
        case .corners(let radii, let groups):
            return Self.joined(ownRadii(radii, largest: largest), groups: groups)
        }
    }

    /// Returns the radius of each corner by itself.
    private func ownRadii(_ radii: [UICornerRadius?], largest: Double) -> [Double] {
        let container = radii.contains(where: \.isConcentric) ? concentricRadii : .zero
        var own: [Double] = []
        for (index, radius) in radii.enumerated() {
            switch radius?.kind {
            case .fixed(let fixed): own.append(min(fixed, largest))
            case .containerConcentric(let minimum): own.append(min(max(container[index], minimum), largest))
            case nil: own.append(0)
            }
        }
        return own
    }

    /// Returns the radii with the largest radius of each group at all corners of the group.
    private static func joined(_ radii: [Double], groups: [Int]) -> SIMD4<Double> {
        var joined = SIMD4<Double>.zero
        for index in 0..<4 {
            for other in 0..<4 where groups[other] == groups[index] { joined[index] = max(joined[index], radii[other]) }
        }
        return joined
    }

    // Chosen (Views): The container of a concentric corner is the nearest ancestor with a corner configuration or a
    // layer with a corner radius. The distance between the corners is the larger of the two distances of their sides.
    /// The radii that are concentric with the corners of the container; negative if the corners are distant.
    private var concentricRadii: SIMD4<Double> {
        var ancestor = superviewStorage
        while let view = ancestor, view.cornerConfigurationInUse == nil, view.backingLayer.cornerRadius <= 0 {
            ancestor = view.superviewStorage
        }
        guard let container = ancestor else { return .zero }
        let (outer, inner) = (container.bounds, convert(bounds, to: container))
        let left = Double(inner.minX - outer.minX)
        let right = Double(outer.maxX - inner.maxX)
        let top = Double(inner.minY - outer.minY)
        let bottom = Double(outer.maxY - inner.maxY)
        let distances = SIMD4(max(left, top), max(right, top), max(left, bottom), max(right, bottom))
        return container.effectiveRadii - distances
    }

    // MARK: Following changes

    /// Called when the view or its effect specifies other corners.
    func cornerConfigurationDidChange() {
        if cornerConfigurationInUse == nil {
            backingLayer.showOwnCorners()
            (self as? UIVisualEffectView)?.cornersDidChange(nil)
        } else {
            noteCorners()
        }
        cornersMayHaveChanged()
    }

    /// Marks the view and its ancestors, so that a change of their geometry updates the view's corners.
    func noteCorners() {
        var current: UIView? = self
        while let view = current, view === self || !view.flags.containsCorners {
            view.flags.containsCorners = true
            current = view.superviewStorage
        }
    }

    /// Shows the effective corners of the view and its descendants. Called after a change of geometry.
    func cornersMayHaveChanged() {
        if cornerConfigurationInUse != nil {
            let radii = effectiveRadii
            if extrasForWriting.shownRadii != radii {
                extrasForWriting.shownRadii = radii
                setNeedsLayout()
            }
            backingLayer.showCorners(radii, isContinuous: true)
            (self as? UIVisualEffectView)?.cornersDidChange(radii)
        }
        for view in subviewsStorage where view.flags.containsCorners { view.cornersMayHaveChanged() }
    }
}

extension UICornerRadius? {
    fileprivate var isConcentric: Bool {
        if case .containerConcentric = self?.kind { true } else { false }
    }
}
