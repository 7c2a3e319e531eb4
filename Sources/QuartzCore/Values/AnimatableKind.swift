import RenderServer

/// The kind of a property's values.
enum AnimatableKind {
    case number, point, size, rect, transform, color, path, contents, colors, numbers
}

extension AnimatableProperty {
    var kind: AnimatableKind {
        switch self {
        case .bounds, .contentsRect, .contentsCenter: .rect
        case .boundsOrigin, .position, .anchorPoint, .startPoint, .endPoint, .curlTarget, .emitterPosition: .point
        case .boundsSize, .shadowOffset, .translation, .emitterSize: .size
        case .transform, .sublayerTransform: .transform
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
        case .shadowPath, .path: .path
        case .contents: .contents
        case .colors: .colors
        case .locations: .numbers
        default: .number
        }
    }

    /// Whether a change of the property has an implicit animation by default.
    ///
    /// It is `false` for `contents`, `hidden` and the paths, whose values do not change gradually.
    var hasImplicitAnimation: Bool {
        switch self {
        case .contents, .hidden, .shadowPath, .path, .contentsScale: false
        default: true
        }
    }
}
