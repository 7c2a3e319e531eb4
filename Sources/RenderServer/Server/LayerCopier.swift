import CoreGraphics
import Foundation

/// Copies layers, and multiplies their colors.
struct LayerCopier {
    /// The color of all copies, or `nil` for unchanged colors.
    var tint: RenderColor?
    /// The number of bytes of bitmaps that may still be multiplied.
    private var budget = 1 << 26
    private var bitmaps: [ObjectIdentifier: (source: Bitmap, tinted: Bitmap)] = [:]
    private(set) var nodes: [LayerNode] = []
    private let ended: [ObjectIdentifier: [RenderAnimation]]

    /// - Parameter ended: Animations that the copies have in addition.
    init(ended: [ObjectIdentifier: [RenderAnimation]]) { self.ended = ended }

    mutating func start(tint: RenderColor?) { (self.tint, bitmaps) = (tint, [:]) }

    mutating func copy(_ node: LayerNode, depth: Int = 0) -> LayerNode {
        let copy = LayerNode(id: LayerID(index: -1))
        nodes.append(copy)
        copy.shownBox = tinted(node.modelBox ?? node.shownBox)
        let all = (ended[ObjectIdentifier(node)] ?? []) + node.animations
        copy.animations = all.compactMap { tinted($0) }
        if !copy.animations.isEmpty { copy.modelBox = copy.shownBox }
        copy.needsSorting = true
        guard depth < LayerNode.largestDepth else { return copy }
        copy.children = node.children.filter { $0.parent === node }.map { child in
            let copied = self.copy(child, depth: depth + 1)
            copied.parent = copy
            return copied
        }
        if let mask = node.mask {
            let copied = self.copy(mask, depth: depth + 1)
            copied.parent = copy
            copy.mask = copied
        }
        return copy
    }

    // MARK: Colors

    private mutating func tinted(_ box: CommittedProperties) -> CommittedProperties {
        guard let tint else { return box }
        var properties = box.value
        properties.backgroundColor = properties.backgroundColor?.multiplied(by: tint)
        properties.borderColor = properties.borderColor?.multiplied(by: tint)
        switch properties.contents {
        case .bitmap(let bitmap): properties.contents = .bitmap(tinted(bitmap, tint))
        case .shape(var shape):
            shape.fillColor = shape.fillColor?.multiplied(by: tint)
            shape.strokeColor = shape.strokeColor?.multiplied(by: tint)
            properties.contents = .shape(shape)
        case .gradient(var gradient):
            gradient.colors = gradient.colors.map { $0.multiplied(by: tint) }
            properties.contents = .gradient(gradient)
        case nil, .emitter: break
        }
        return CommittedProperties(properties)
    }

    private func tinted(_ animation: RenderAnimation) -> RenderAnimation? {
        var animation = animation
        switch animation.effect {
        case .transition: return nil
        case .group(let children): animation.effect = .group(children.compactMap { tinted($0) })
        case .property(var property):
            guard let tint else { break }
            property.values = property.values.map { value in
                switch value {
                case .color(let color) where property.property != .shadowColor:
                    .color(color?.multiplied(by: tint))
                case .colors(let colors): .colors(colors.map { $0.multiplied(by: tint) })
                default: value
                }
            }
            animation.effect = .property(property)
        case .scroll, .scrollIndicator: break
        }
        return animation
    }

    private mutating func tinted(_ bitmap: Bitmap, _ tint: RenderColor) -> Bitmap {
        if let known = bitmaps[ObjectIdentifier(bitmap)] { return known.tinted }
        guard bitmap.format != .alpha8, bitmap.byteCount <= budget,
            let result = Bitmap(width: bitmap.width, height: bitmap.height, format: .argb32)
        else { return bitmap }
        budget -= bitmap.byteCount
        func factor(_ value: Double) -> UInt32 { UInt32((value * tint.alpha * 256).rounded()) }
        let factors = [factor(tint.blue), factor(tint.green), factor(tint.red), factor(1)]
        for y in 0..<bitmap.height {
            let from = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let to = (result.data + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<bitmap.width {
                let color = bitmap.format == .rgb32 ? from[x] | 0xff00_0000 : from[x]
                var product: UInt32 = 0
                for index in 0..<4 {
                    let shift = UInt32(index * 8)
                    product |= (((color >> shift & 0xff) * factors[index] + 128) >> 8) << shift
                }
                to[x] = product
            }
        }
        bitmaps[ObjectIdentifier(bitmap)] = (bitmap, result)
        return result
    }
}

extension RenderColor {
    func multiplied(by other: RenderColor) -> RenderColor {
        RenderColor(
            red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
    }
}
