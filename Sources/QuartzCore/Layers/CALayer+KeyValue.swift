import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    // MARK: - Key-value coding

    final func value(at keyPath: String) -> Any? {
        switch keyPath {
        case "opacity": return opacity
        case "shadowOpacity": return shadowOpacity
        case "hidden", "isHidden": return isHidden
        case "contents": return contents
        case "backgroundColor": return backgroundColor
        case "borderColor": return borderColor
        case "shadowColor": return shadowColor
        case "frame": return frame
        case "name": return name
        default: break
        }
        guard let property = AnimatableProperty(rawValue: keyPath) else {
            return structure(at: keyPath).flatMap { $0.field.value(in: $0.value)?.any } ?? ownValue(keyPath)
        }
        return properties.value(for: property)?.any
    }

    /// Returns the value of a key that is not a property of `CALayer`: the value that was set, of the style, or of the
    /// class.
    private final func ownValue(_ key: String) -> Any? {
        extras?.values[key] ?? styleValue(key) ?? type(of: self).defaultValue(forKey: key)
    }

    /// Returns the value of a key in `style` or in the styles inside of it.
    final func styleValue(_ key: String) -> Any? {
        var style = extras?.style
        while let next = style {
            if let value = next[key] { return value }
            style = next["style"] as? [AnyHashable: Any]
        }
        return nil
    }

    /// Returns the structure of a key path, such as `shadowOffset` for `shadowOffset.width`, and the field, or `nil`
    /// for a different key path.
    private final func structure(at keyPath: String) -> (value: AnimatableValue, field: StructureField)? {
        guard let field = StructureField(keyPath) else { return nil }
        if field.key == "frame" { return (.rect(frame), field) }
        guard let property = AnimatableProperty(rawValue: field.key),
            [.point, .size, .rect, .transform].contains(property.kind),
            let value = properties.value(for: property)
        else { return nil }
        return (value, field)
    }

    /// Sets the value of an animatable property at a key path.
    ///
    /// - Returns: Whether the value has the right type, or `nil` if the key path is not an animatable property.
    package final func setIfKnown(_ value: Any, at keyPath: String) -> Bool? {
        guard let property = AnimatableProperty(rawValue: keyPath) else {
            guard let (structure, field) = structure(at: keyPath), field.value(in: structure) != nil else { return nil }
            guard field.setting(value, in: structure) != nil else { return false }
            set(value, at: keyPath)
            return true
        }
        guard AnimatableValue(value, for: property) != nil else { return false }
        set(value, at: keyPath)
        return true
    }

    final func set(_ value: Any?, at keyPath: String) {
        if keyPath == "contents" { return contents = value }
        guard let property = AnimatableProperty(rawValue: keyPath) else {
            guard let (structure, field) = structure(at: keyPath), field.value(in: structure) != nil else {
                return setOwnValue(value, at: keyPath)
            }
            guard let changed = value.flatMap({ field.setting($0, in: structure) })?.any else {
                return LayerLog.warn("\(type(of: self)) \(keyPath) cannot be \(value ?? "nil"); the old value is kept")
            }
            if field.key == "frame" { return frame = changed as? CGRect ?? frame }
            return set(changed, at: field.key)
        }
        if property.kind == .path || property.kind == .color, value == nil {
            return setProperty(property, keyPath, property.kind == .path ? .path(nil) : .color(nil))
        }
        guard let value, let rendered = AnimatableValue(value, for: property) else {
            return LayerLog.warn("\(type(of: self)) \(keyPath) cannot be \(value ?? "nil"); the old value is kept")
        }
        setProperty(property, keyPath, rendered)
        // The getters return the object that was set.
        switch property {
        case .backgroundColor: colorObjects.background = value as? CGColor
        case .borderColor: colorObjects.border = value as? CGColor
        case .shadowColor: colorObjects.shadow = value as? CGColor
        default: break
        }
    }

    /// Sets the value of a key that is not a property of `CALayer`. Such a property of a subclass may have an action
    /// and may request display.
    private final func setOwnValue(_ value: Any?, at key: String) {
        let isDrawn = type(of: self).needsDisplay(forKey: key)
        let action = isDrawn && extras?.modelLayer == nil ? actionForChange(key) : nil
        makeExtras().values[key] = value
        extras?.presentation = nil
        guard isDrawn, extras?.modelLayer == nil else { return }
        setNeedsDisplay()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    private final func setProperty(_ property: AnimatableProperty, _ keyPath: String, _ value: AnimatableValue) {
        // A change of a part changes the whole property, which has an action and a setter.
        var changed = properties
        changed.setValue(value, for: property)
        switch property {
        case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight:
            bounds = changed.bounds
        case .position, .positionX, .positionY: position = changed.position
        case .anchorPoint, .anchorPointX, .anchorPointY: anchorPoint = changed.anchorPoint
        case .opacity: opacity = Float(changed.opacity)
        case .hidden: isHidden = changed.isHidden
        case .sublayerTransform: sublayerTransform = CATransform3D(changed.sublayerTransform)
        default:
            if keyPath.hasPrefix("transform") { return transform = CATransform3D(changed.transform) }
            let action = actionForChange(keyPath)
            properties = changed
            didChange(keyPath, action)
        }
    }
}
