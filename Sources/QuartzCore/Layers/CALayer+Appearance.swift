import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    // MARK: - Modifying the layer's appearance

    final func setIsHidden(_ newValue: Bool) {
        guard newValue != properties.isHidden else { return }
        let action = actionForChange("hidden")
        properties.isHidden = newValue
        didChange("hidden", action)
        if context != nil { runOrderAction(newValue ? kCAOnOrderOut : kCAOnOrderIn) }
    }

    final func setOpacity(_ newValue: Float) {
        let value = Double(newValue)
        guard value != properties.opacity, isValid(value, "opacity") else { return }
        let action = actionForChange("opacity")
        properties.opacity = value
        didChange("opacity", action)
    }

    final func changeEdges(_ change: (LayerExtras) -> Void) {
        let extras = makeExtras()
        change(extras)
        let smooth = extras.allowsSmoothEdges ? EdgeMask(rawValue: UInt8(extras.edgeMask.rawValue & 15)) : []
        let hard = EdgeMask.all.subtracting(smooth)
        guard hard != properties.hardEdges else { return }
        properties.hardEdges = hard
        mark(.properties)
    }

    final var backgroundColorObject: CGColor? {
        if properties.backgroundPattern != nil { return colorObjects.background }
        return LayerColors.color(colorObjects.background, for: properties.backgroundColor)
    }

    /// Sets the rasterization. If the scale is not a positive number, the layer is not rasterized.
    final func rasterize(_ isRasterized: Bool, scale: CGFloat) {
        let wanted = isRasterized && scale.isFinite && scale > 0 ? Double(scale) : nil
        guard wanted != properties.rasterizationScale else { return }
        properties.rasterizationScale = wanted
        mark(.properties)
    }

    /// Whether the background color was set on the layer after its view has set one.
    package final var hasOwnBackground: Bool { flags.contains(.hasOwnBackground) }

    /// Sets the background color of the layer's view.
    package final func setViewBackground(_ color: CGColor?) {
        // Through the overridable property, for layer classes that override it.
        backgroundColor = color
        flags.remove(.hasOwnBackground)
    }

    final func setBackgroundColor(_ newValue: CGColor?) {
        flags.insert(.hasOwnBackground)
        let pattern = newValue?.repeatedImage
        let rendered = pattern == nil ? newValue.map { RenderColor($0) } : nil
        guard rendered != properties.backgroundColor || pattern != properties.backgroundPattern else {
            return colorObjects.background = newValue
        }
        let action = actionForChange("backgroundColor")
        (colorObjects.background, properties.backgroundColor) = (newValue, rendered)
        if pattern != properties.backgroundPattern { properties.backgroundPattern = pattern }
        didChange("backgroundColor", action)
    }

    final func setBorderColor(_ newValue: CGColor?) {
        let rendered = newValue.map { RenderColor($0) }
        guard rendered != properties.borderColor else { return colorObjects.border = newValue }
        let action = actionForChange("borderColor")
        (colorObjects.border, properties.borderColor) = (newValue, rendered)
        didChange("borderColor", action)
    }

    final func setCornerRadius(_ newValue: CGFloat) {
        let value = Double(newValue)
        if extras?.ownCorners != nil {
            if isValid(value, "cornerRadius") { extras?.ownCorners?.radius = newValue }
            return
        }
        showCornerRadius(value)
    }

    private final func showCornerRadius(_ value: Double) {
        guard value != properties.cornerRadius, isValid(value, "cornerRadius") else { return }
        let action = actionForChange("cornerRadius")
        properties.cornerRadius = value
        didChange("cornerRadius", action)
    }

    /// Returns the length of a corner curve along a side, in corner radii: 1 for the circular curve and 1.528665 for
    /// the continuous curve.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CornerShape.expansion : 1
    }

    final func setCornerCurve(_ newValue: CALayerCornerCurve) {
        guard newValue != cornerCurve else { return }
        guard newValue == .circular || newValue == .continuous else {
            return LayerLog.warn("Unknown cornerCurve \"\(newValue.rawValue)\"; the old one is kept")
        }
        if extras?.ownCorners != nil {
            extras?.ownCorners?.curve = newValue
            return
        }
        properties.hasContinuousCorners = newValue == .continuous
        mark(.properties)
    }

    final func setMaskedCorners(_ newValue: CACornerMask) {
        let value = CornerMask(rawValue: UInt8(newValue.rawValue & 15))
        if extras?.ownCorners != nil {
            extras?.ownCorners?.mask = newValue
            return
        }
        guard value != properties.maskedCorners else { return }
        properties.maskedCorners = value
        mark(.properties)
    }

    /// Shows the corners that the layer's view determines. `cornerRadius`, `cornerCurve` and `maskedCorners` keep the
    /// values of the program, which are shown again after `showOwnCorners()`.
    ///
    /// - Parameters:
    ///   - radii: The radius of each corner in points, in the order of the bits of `CACornerMask`.
    ///   - isContinuous: Whether the corners are continuous.
    package final func showCorners(_ radii: SIMD4<Double>, isContinuous: Bool) {
        let extras = makeExtras()
        if extras.ownCorners == nil {
            extras.ownCorners = LayerExtras.OwnCorners(
                radius: cornerRadius, curve: cornerCurve, mask: maskedCorners)
        }
        let radii = radii.replacing(with: 0, where: .!(radii .>= 0 .& radii .< .infinity))
        let largest = radii.max()
        let shares = largest > 0 ? radii / largest : SIMD4(repeating: 1)
        let mask = CornerMask(rawValue: (0..<4).reduce(0) { $0 | (shares[$1] > 0 ? UInt8(1) << UInt8($1) : 0) })
        show(mask, isContinuous: isContinuous, shares: shares == SIMD4(repeating: 1) ? nil : shares)
        showCornerRadius(largest)
    }

    /// Shows the corners of the program again, after `showCorners(_:isContinuous:)`.
    package final func showOwnCorners() {
        guard let own = extras?.ownCorners else { return }
        extras?.ownCorners = nil
        show(
            CornerMask(rawValue: UInt8(own.mask.rawValue & 15)), isContinuous: own.curve == .continuous, shares: nil)
        showCornerRadius(Double(own.radius))
    }

    private final func show(_ mask: CornerMask, isContinuous: Bool, shares: SIMD4<Double>?) {
        guard
            properties.maskedCorners != mask || properties.hasContinuousCorners != isContinuous
                || properties.cornerShares != shares
        else { return }
        (properties.maskedCorners, properties.hasContinuousCorners) = (mask, isContinuous)
        if properties.cornerShares != shares { properties.cornerShares = shares }
        mark(.properties)
    }

    final func setBorderWidth(_ newValue: CGFloat) {
        let value = Double(newValue)
        guard value != properties.borderWidth, isValid(value, "borderWidth") else { return }
        let action = actionForChange("borderWidth")
        properties.borderWidth = value
        didChange("borderWidth", action)
    }

    final func setMasksToBounds(_ newValue: Bool) {
        guard newValue != properties.masksToBounds else { return }
        properties.masksToBounds = newValue
        mark(.properties)
    }

    final func setAllowsGroupOpacity(_ newValue: Bool) {
        guard newValue != properties.allowsGroupOpacity else { return }
        properties.allowsGroupOpacity = newValue
        mark(.properties)
    }

    // MARK: - Shadows

    final func setShadowColor(_ newValue: CGColor?) {
        let rendered = newValue.map { RenderColor($0) }
        guard rendered != properties.shadowColor else { return colorObjects.shadow = newValue }
        let action = actionForChange("shadowColor")
        (colorObjects.shadow, properties.shadowColor) = (newValue, rendered)
        didChange("shadowColor", action)
    }

    final func setShadowOpacity(_ newValue: Float) {
        let value = Double(newValue)
        guard value != properties.shadowOpacity, isValid(value, "shadowOpacity") else { return }
        let action = actionForChange("shadowOpacity")
        properties.shadowOpacity = value
        didChange("shadowOpacity", action)
    }

    final func setShadowRadius(_ newValue: CGFloat) {
        let value = Double(newValue)
        guard value != properties.shadowRadius, isValid(value, "shadowRadius") else { return }
        let action = actionForChange("shadowRadius")
        properties.shadowRadius = value
        didChange("shadowRadius", action)
    }

    final func setShadowOffset(_ newValue: CGSize) {
        guard newValue != properties.shadowOffset, isValid(newValue, "shadowOffset") else { return }
        let action = actionForChange("shadowOffset")
        properties.shadowOffset = newValue
        didChange("shadowOffset", action)
    }

    final func setShadowPath(_ newValue: CGPath?) {
        guard newValue !== properties.shadowPath else { return }
        let action = actionForChange("shadowPath")
        properties.shadowPath = newValue?.immutable
        didChange("shadowPath", action)
    }

    // MARK: - Identifying the layer

    final func setName(_ newValue: String?) {
        guard newValue != nil || extras != nil else { return }
        makeExtras().name = newValue
    }
}
