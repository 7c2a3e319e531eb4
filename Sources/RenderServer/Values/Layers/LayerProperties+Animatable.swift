import CoreGraphics
import Foundation

extension LayerProperties {
    /// Returns the property's value, or `nil` if the layer has no contents of the kind that has the property.
    package func value(for property: AnimatableProperty) -> AnimatableValue? {
        switch property {
        case .bounds: .rect(bounds)
        case .boundsOrigin: .point(bounds.origin)
        case .boundsOriginX: .number(bounds.origin.x)
        case .boundsOriginY: .number(bounds.origin.y)
        case .boundsSize: .size(bounds.size)
        case .boundsWidth: .number(bounds.size.width)
        case .boundsHeight: .number(bounds.size.height)
        case .position: .point(position)
        case .positionX: .number(position.x)
        case .positionY: .number(position.y)
        case .zPosition: .number(zPosition)
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointX: .number(anchorPoint.x)
        case .anchorPointY: .number(anchorPoint.y)
        case .anchorPointZ: .number(anchorPointZ)
        case .transform: .transform(transform)
        case .sublayerTransform: .transform(sublayerTransform)
        case .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation,
            .translationX, .translationY, .translationZ:
            transform.part(property)
        case .opacity: .number(opacity)
        case .hidden: .number(isHidden ? 1 : 0)
        case .backgroundColor: .color(backgroundColor)
        case .cornerRadius: .number(cornerRadius)
        case .borderWidth: .number(borderWidth)
        case .borderColor: .color(borderColor)
        case .shadowOpacity: .number(shadowOpacity)
        case .shadowRadius: .number(shadowRadius)
        case .shadowOffset: .size(shadowOffset)
        case .shadowColor: .color(shadowColor)
        case .shadowPath: .path(shadowPath)
        case .contentsRect: .rect(contentsRect)
        case .contentsCenter: .rect(contentsCenter)
        case .contentsScale: .number(contentsScale)
        case .contents:
            switch contents {
            case .bitmap(let bitmap): .contents(bitmap)
            case nil: .contents(nil)
            default: nil
            }
        case .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit:
            if case .shape(let shape) = contents { shape.value(for: property) } else { nil }
        case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .emitterBirthRate, .emitterLifetime,
            .emitterVelocity, .emitterScale, .emitterSpin:
            if case .emitter(let emitter) = contents { emitter.value(for: property) } else { nil }
        case .backdropAmount: backdrop.map { .number($0.amount) }
        case .curlTarget: curl.map { .point($0.target) }
        case .colors, .locations, .startPoint, .endPoint:
            if case .gradient(let gradient) = contents { gradient.value(for: property) } else { nil }
        }
    }

    /// Sets the property. A value of a wrong kind, or for contents that the layer does not have, is ignored.
    package mutating func setValue(_ value: AnimatableValue, for property: AnimatableProperty) {
        switch value {
        case .number(let number): setNumber(number, for: property)
        case .point(let point): setPair(point.x, point.y, for: property)
        case .size(let size): setPair(size.width, size.height, for: property)
        case .rect(let rect):
            switch property {
            case .bounds: bounds = rect
            case .contentsRect: contentsRect = rect
            case .contentsCenter: contentsCenter = rect
            default: break
            }
        case .transform(let matrix):
            switch property {
            case .transform: transform = matrix
            case .sublayerTransform: sublayerTransform = matrix
            default: break
            }
        case .color(let color):
            switch property {
            case .backgroundColor: backgroundColor = color
            case .borderColor: borderColor = color
            case .shadowColor: shadowColor = color
            default: changeShape { $0.setColor(color, for: property) }
            }
        case .path(let path):
            switch property {
            case .shadowPath: shadowPath = path
            case .path: changeShape { $0.path = path }
            default: break
            }
        case .contents(let bitmap):
            if property == .contents { contents = bitmap.map { .bitmap($0) } }
        case .colors(let colors):
            if property == .colors { changeGradient { $0.colors = colors } }
        case .numbers(let numbers):
            if property == .locations { changeGradient { $0.locations = numbers } }
        }
    }

    private mutating func setNumber(_ number: Double, for property: AnimatableProperty) {
        switch property {
        case .boundsOriginX: bounds.origin.x = number
        case .boundsOriginY: bounds.origin.y = number
        case .boundsWidth: bounds.size.width = number
        case .boundsHeight: bounds.size.height = number
        case .positionX: position.x = number
        case .positionY: position.y = number
        case .zPosition: zPosition = number
        case .anchorPointX: anchorPoint.x = number
        case .anchorPointY: anchorPoint.y = number
        case .anchorPointZ: anchorPointZ = number
        case .opacity: opacity = number
        case .hidden: isHidden = number >= 0.5
        case .cornerRadius: cornerRadius = number
        case .borderWidth: borderWidth = number
        case .shadowOpacity: shadowOpacity = number
        case .shadowRadius: shadowRadius = number
        case .contentsScale: contentsScale = number
        case .backdropAmount: backdrop?.amount = number
        case .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translationX,
            .translationY, .translationZ:
            transform.setPart(number, for: property)
        case .emitterZPosition, .emitterDepth, .emitterBirthRate, .emitterLifetime, .emitterVelocity, .emitterScale,
            .emitterSpin:
            changeEmitter { $0.setNumber(number, for: property) }
        default: changeShape { $0.setNumber(number, for: property) }
        }
    }

    private mutating func setPair(_ x: Double, _ y: Double, for property: AnimatableProperty) {
        switch property {
        case .boundsOrigin: bounds.origin = CGPoint(x: x, y: y)
        case .boundsSize: bounds.size = CGSize(width: x, height: y)
        case .position: position = CGPoint(x: x, y: y)
        case .anchorPoint: anchorPoint = CGPoint(x: x, y: y)
        case .shadowOffset: shadowOffset = CGSize(width: x, height: y)
        case .translation: (transform.m41, transform.m42) = (x, y)
        case .startPoint: changeGradient { $0.startPoint = CGPoint(x: x, y: y) }
        case .endPoint: changeGradient { $0.endPoint = CGPoint(x: x, y: y) }
        case .emitterPosition: changeEmitter { $0.position = CGPoint(x: x, y: y) }
        case .emitterSize: changeEmitter { $0.size = CGSize(width: x, height: y) }
        case .curlTarget: curl?.target = CGPoint(x: x, y: y)
        default: break
        }
    }

    private mutating func changeShape(_ body: (inout ShapeContents) -> Void) {
        guard case .shape(var shape) = contents else { return }
        body(&shape)
        contents = .shape(shape)
    }

    private mutating func changeEmitter(_ body: (inout EmitterContents) -> Void) {
        guard case .emitter(var emitter) = contents else { return }
        body(&emitter)
        contents = .emitter(emitter)
    }

    private mutating func changeGradient(_ body: (inout GradientContents) -> Void) {
        guard case .gradient(var gradient) = contents else { return }
        body(&gradient)
        contents = .gradient(gradient)
    }
}

extension ShapeContents {
    func value(for property: AnimatableProperty) -> AnimatableValue? {
        switch property {
        case .path: .path(path)
        case .fillColor: .color(fillColor)
        case .strokeColor: .color(strokeColor)
        case .lineWidth: .number(lineWidth)
        case .strokeStart: .number(strokeStart)
        case .strokeEnd: .number(strokeEnd)
        case .lineDashPhase: .number(lineDashPhase)
        case .miterLimit: .number(miterLimit)
        default: nil
        }
    }

    mutating func setColor(_ color: RenderColor?, for property: AnimatableProperty) {
        if property == .fillColor { fillColor = color }
        if property == .strokeColor { strokeColor = color }
    }

    mutating func setNumber(_ number: Double, for property: AnimatableProperty) {
        switch property {
        case .lineWidth: lineWidth = number
        case .strokeStart: strokeStart = number
        case .strokeEnd: strokeEnd = number
        case .lineDashPhase: lineDashPhase = number
        case .miterLimit: miterLimit = number
        default: break
        }
    }
}

extension GradientContents {
    func value(for property: AnimatableProperty) -> AnimatableValue? {
        switch property {
        case .colors: .colors(colors)
        case .locations: .numbers(locations)
        case .startPoint: .point(startPoint)
        case .endPoint: .point(endPoint)
        default: nil
        }
    }
}
