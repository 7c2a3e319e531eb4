import UIKit

/// Core Graphics: areas of paths, shadings, masks, color spaces, glyphs, and drawings that are stamped or scrolled.
final class DrawingPage: SectionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addSection(
            "Areas of paths", note: "Union, intersection, subtraction, symmetric difference.", [Row(areas())])
        addSection("Patterns", [Row(DrawnView(height: 76, draw: Self.drawPattern))])
        addSection("Shadings", note: "A function computes each color.", [Row(DrawnView(height: 76, draw: Self.shade))])
        addSection(
            "Masks and color spaces", note: "A masked image, a masked color, and a conversion to gray.",
            [Row(maskedImages())])
        addSection("Glyphs", [Row(DrawnView(height: 60, draw: Self.drawGlyphs))])
        addSection("Stamps", note: "Each star is the same layer.", [Row(DrawnView(height: 60, draw: Self.stamp))])
        addSection("Scroll layer", note: "Tap to scroll.", [Row(ScrolledView())])
        addSection("Prominence and limits of text size", [Row(texts())])
    }

    private func areas() -> UIStackView {
        let circle = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 44, height: 44)).cgPath
        let square = UIBezierPath(rect: CGRect(x: 26, y: 18, width: 40, height: 40)).cgPath
        let paths = [
            circle.union(square), circle.intersection(square), circle.subtracting(square),
            circle.symmetricDifference(square),
        ]
        let views = paths.map { path in
            DrawnView(height: 64) { context, _ in
                context.setStrokeColor(UIColor.separator.cgColor)
                for outline in [circle, square] { context.addPath(outline) }
                context.strokePath()
                context.setFillColor(UIColor.systemIndigo.cgColor)
                context.addPath(path)
                context.fillPath()
            }
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        return stack
    }

    private static func drawPattern(_ context: CGContext, _ bounds: CGRect) {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(UIColor.systemTeal.cgColor)
                context.fillEllipse(in: CGRect(x: 2, y: 2, width: 8, height: 8))
                context.setFillColor(UIColor.systemIndigo.cgColor)
                context.fillEllipse(in: CGRect(x: 8, y: 8, width: 6, height: 6))
            }, releaseInfo: nil)
        let pattern = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 16, height: 16),
            matrix: CGAffineTransform(rotationAngle: .pi / 8), xStep: 16, yStep: 16, tiling: .constantSpacing,
            isColored: true, callbacks: &callbacks)
        guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [1])
        context.addPath(UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath)
        context.fillPath()
    }

    private static func shade(_ context: CGContext, _ bounds: CGRect) {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, position, color in
                for (index, phase) in [0.0, 1.0 / 3, 2.0 / 3].enumerated() {
                    color[index] = 0.5 + 0.5 * cos(2 * .pi * (position[0] - phase))
                }
                color[3] = 1
            }, releaseInfo: nil)
        guard
            let function = CGFunction(
                info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil, callbacks: &callbacks),
            let line = CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: bounds.origin,
                end: CGPoint(x: bounds.maxX, y: bounds.minY), function: function, extendStart: true, extendEnd: true),
            let circles = CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: bounds.midX, y: bounds.midY),
                startRadius: 4, end: CGPoint(x: bounds.midX, y: bounds.midY), endRadius: 30, function: function,
                extendStart: true, extendEnd: false)
        else { return }
        context.addPath(UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath)
        context.clip()
        context.drawShading(line)
        context.drawShading(circles)
    }

    private func maskedImages() -> UIStackView {
        let size = CGSize(width: 64, height: 64)
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.systemYellow.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 40, height: 40)).fill()
        }.cgImage
        let yellow = UIColor.systemYellow.cgColor.components?.prefix(3).flatMap { [$0 * 255 - 2, $0 * 255 + 2] }
        let images = [
            picture.flatMap { image in Self.stripes.flatMap { image.masking($0) } },
            yellow.flatMap { picture?.copy(maskingColorComponents: $0) },
            picture.flatMap { Self.gray($0) },
        ]
        let stack = UIStackView(
            arrangedSubviews: images.map { image in
                let view = UIImageView(image: image.map { UIImage(cgImage: $0) })
                view.contentMode = .scaleAspectFit
                view.heightAnchor.constraint(equalToConstant: 64).isActive = true
                return view
            })
        stack.distribution = .fillEqually
        return stack
    }

    /// A mask of eight stripes, alternately opaque and transparent.
    private static let stripes: CGImage? = {
        let pixels = Data((0..<64 * 64).map { $0 / 8 % 2 == 0 ? 0 : 255 })
        return CGDataProvider(data: pixels as CFData).flatMap {
            CGImage(
                maskWidth: 64, height: 64, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 64, provider: $0,
                decode: nil, shouldInterpolate: true)
        }
    }()

    private static func gray(_ image: CGImage) -> CGImage? {
        let context = CGContext(
            data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return context?.makeImage()
    }

    private static func drawGlyphs(_ context: CGContext, _ bounds: CGRect) {
        let size: CGFloat = 40
        guard let font = CGFont(UIFont.systemFont(ofSize: size, weight: .bold).fontName as CFString) else { return }
        let glyphs = ["I", "r", "e", "k", "o"].map { font.getGlyphWithGlyphName(name: $0 as CFString) }
        var advances = [Int32](repeating: 0, count: glyphs.count)
        _ = font.getGlyphAdvances(glyphs: glyphs, count: glyphs.count, advances: &advances)
        var x = bounds.minX
        let positions = advances.map { advance in
            defer { x += CGFloat(advance) / CGFloat(font.unitsPerEm) * size }
            return CGPoint(x: x, y: 0)
        }
        context.setFont(font)
        context.setFontSize(size)
        context.setTextDrawingMode(.fillStroke)
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.setStrokeColor(UIColor.systemBrown.cgColor)
        context.translateBy(x: 0, y: bounds.maxY - 12)
        context.scaleBy(x: 1, y: -1)
        context.showGlyphs(glyphs, at: positions)
    }

    private static func stamp(_ context: CGContext, _ bounds: CGRect) {
        guard let layer = CGLayer(context, size: CGSize(width: 24, height: 24), auxiliaryInfo: nil),
            let star = layer.context
        else { return }
        star.setFillColor(UIColor.systemOrange.cgColor)
        for index in 0..<5 {
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 12 + 11 * cos(angle), y: 12 + 11 * sin(angle))
            if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.fillPath()
        for x in stride(from: bounds.minX, to: bounds.maxX - 24, by: 30) {
            context.draw(layer, at: CGPoint(x: x, y: 18 + 14 * sin(x / 40)))
        }
    }

    private func texts() -> UIStackView {
        let levels: [(String, UIColor.Prominence)] = [
            ("Primary", .primary), ("Secondary", .secondary), ("Tertiary", .tertiary), ("Quaternary", .quaternary),
        ]
        let labels = levels.map { name, prominence in
            let label = UILabel()
            label.text = "\(name), at most extra large"
            label.textColor = UIColor.systemBlue.withProminence(prominence)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.maximumContentSizeCategory = .extraLarge
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 4
        return stack
    }
}

/// A view whose content is drawn by a closure, with the size of the view.
private final class DrawnView: UIView {
    private let drawing: (CGContext, CGRect) -> Void

    init(height: CGFloat, draw: @escaping (CGContext, CGRect) -> Void) {
        drawing = draw
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { drawing(context, bounds) }
    }
}

/// A row of colors in a scroll layer; a tap scrolls to the next one.
private final class ScrolledView: UIView {
    override class var layerClass: AnyClass { CAScrollLayer.self }

    private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
    private var index = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAScrollLayer)?.scrollMode = .horizontally
        layer.masksToBounds = true
        for (index, color) in Self.colors.enumerated() {
            let square = CALayer()
            square.backgroundColor = color.cgColor
            square.frame = CGRect(x: 90 * index, y: 0, width: 80, height: 44)
            square.cornerRadius = 8
            layer.addSublayer(square)
        }
        heightAnchor.constraint(equalToConstant: 44).isActive = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: ScrolledView.scrollToNext))
    }

    required init?(coder: NSCoder) { nil }

    private func scrollToNext() {
        index = (index + 1) % Self.colors.count
        layer.sublayers?.first?.scroll(CGPoint(x: 90 * index, y: 0))
    }
}
