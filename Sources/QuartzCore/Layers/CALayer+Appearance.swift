import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    // MARK: - Modifying the layer's appearance

    /// The colour behind the contents; `nil` for none. Animatable.
    public final var backgroundColor: CGColor? {
        get { LayerColors.color(colorObjects.background, for: properties.backgroundColor) }
        set {
            let rendered = newValue.map { RenderColor($0) }
            guard rendered != properties.backgroundColor else { return colorObjects.background = newValue }
            let action = actionForChange("backgroundColor")
            (colorObjects.background, properties.backgroundColor) = (newValue, rendered)
            didChange("backgroundColor", action)
        }
    }

    /// The border's colour; the default is black. Animatable.
    public final var borderColor: CGColor? {
        get { LayerColors.color(colorObjects.border, for: properties.borderColor) }
        set {
            let rendered = newValue.map { RenderColor($0) }
            guard rendered != properties.borderColor else { return colorObjects.border = newValue }
            let action = actionForChange("borderColor")
            (colorObjects.border, properties.borderColor) = (newValue, rendered)
            didChange("borderColor", action)
        }
    }

    /// The radius of the rounded corners of background, border and, with `masksToBounds`, of what is cut. Points.
    /// Animatable.
    public final var cornerRadius: CGFloat {
        get { CGFloat(properties.cornerRadius) }
        set {
            let value = Double(newValue)
            guard value != properties.cornerRadius, isValid(value, "cornerRadius") else { return }
            let action = actionForChange("cornerRadius")
            properties.cornerRadius = value
            didChange("cornerRadius", action)
        }
    }

    /// The corners that `cornerRadius` rounds.
    public final var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(properties.maskedCorners.rawValue)) }
        set {
            let value = CornerMask(rawValue: UInt8(newValue.rawValue & 15))
            guard value != properties.maskedCorners else { return }
            properties.maskedCorners = value
            mark(.properties)
        }
    }

    /// The border's width, inside the bounds, in points; 0 for none. Animatable.
    public final var borderWidth: CGFloat {
        get { CGFloat(properties.borderWidth) }
        set {
            let value = Double(newValue)
            guard value != properties.borderWidth, isValid(value, "borderWidth") else { return }
            let action = actionForChange("borderWidth")
            properties.borderWidth = value
            didChange("borderWidth", action)
        }
    }

    /// Whether sublayers are cut at the bounds.
    public final var masksToBounds: Bool {
        get { properties.masksToBounds }
        set {
            guard newValue != properties.masksToBounds else { return }
            properties.masksToBounds = newValue
            mark(.properties)
        }
    }

    /// Whether opacity below one applies to the layer and its sublayers as a group.
    public final var allowsGroupOpacity: Bool {
        get { properties.allowsGroupOpacity }
        set {
            guard newValue != properties.allowsGroupOpacity else { return }
            properties.allowsGroupOpacity = newValue
            mark(.properties)
        }
    }

    // MARK: - Shadows

    /// The shadow's colour; the default is black. Animatable.
    public final var shadowColor: CGColor? {
        get { LayerColors.color(colorObjects.shadow, for: properties.shadowColor) }
        set {
            let rendered = newValue.map { RenderColor($0) }
            guard rendered != properties.shadowColor else { return colorObjects.shadow = newValue }
            let action = actionForChange("shadowColor")
            (colorObjects.shadow, properties.shadowColor) = (newValue, rendered)
            didChange("shadowColor", action)
        }
    }

    /// How strong the shadow is, from 0 (none) to 1. Animatable.
    public final var shadowOpacity: Float {
        get { Float(properties.shadowOpacity) }
        set {
            let value = Double(newValue)
            guard value != properties.shadowOpacity, isValid(value, "shadowOpacity") else { return }
            let action = actionForChange("shadowOpacity")
            properties.shadowOpacity = value
            didChange("shadowOpacity", action)
        }
    }

    /// How far the shadow is blurred, in points. Animatable.
    public final var shadowRadius: CGFloat {
        get { CGFloat(properties.shadowRadius) }
        set {
            let value = Double(newValue)
            guard value != properties.shadowRadius, isValid(value, "shadowRadius") else { return }
            let action = actionForChange("shadowRadius")
            properties.shadowRadius = value
            didChange("shadowRadius", action)
        }
    }

    /// How far the shadow is moved, in points. Animatable.
    public final var shadowOffset: CGSize {
        get { properties.shadowOffset }
        set {
            guard newValue != properties.shadowOffset, isValid(newValue, "shadowOffset") else { return }
            let action = actionForChange("shadowOffset")
            properties.shadowOffset = newValue
            didChange("shadowOffset", action)
        }
    }

    /// The shadow's shape in the layer's own space; without one it follows what the layer shows. Animatable.
    public final var shadowPath: CGPath? {
        get { properties.shadowPath }
        set {
            guard newValue !== properties.shadowPath else { return }
            let action = actionForChange("shadowPath")
            properties.shadowPath = newValue?.immutable
            didChange("shadowPath", action)
        }
    }

    // MARK: - Identifying the layer

    /// A name that identifies the layer; nothing depends on it.
    public final var name: String? {
        get { extras?.name }
        set {
            guard newValue != nil || extras != nil else { return }
            makeExtras().name = newValue
        }
    }
}
