import CoreGraphics
import Foundation
import QuartzCore

/// An area of colors in the color picker, in which a finger chooses a color: the grid or the spectrum.
final class ColorField: UIControl {
    enum Kind { case grid, spectrum }

    let kind: Kind
    private let marker = UIView()
    private var layers: [CALayer] = []
    /// The chosen color. Its alpha is not shown.
    var picked = PickedColor(hue: 0, saturation: 0, brightness: 1) { didSet { setNeedsLayout() } }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = 8
        kind == .grid ? makeGrid() : makeSpectrum()
        for made in layers { layer.addSublayer(made) }
        marker.isUserInteractionEnabled = false
        marker.layer.borderColor = UIColor.white.cgColor
        marker.layer.borderWidth = 3
        addSubview(marker)
        accessibilityLabel = kind == .grid ? "Grid" : "Spectrum"
        isAccessibilityElement = kind == .spectrum
        if kind == .grid {
            let places = (0..<PickedColor.rows).flatMap { row in (0..<PickedColor.columns).map { (row, $0) } }
            accessibilityElements = places.map { ColorGridElement(column: $1, row: $0, in: self) }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func makeGrid() {
        for row in 0..<PickedColor.rows {
            for column in 0..<PickedColor.columns {
                let cell = CALayer()
                cell.backgroundColor = PickedColor.inGrid(column: column, row: row).color.cgColor
                layers.append(cell)
            }
        }
    }

    /// Hues from left to right, white at the top and black at the bottom.
    private func makeSpectrum() {
        let (hues, pale, dark) = (CAGradientLayer(), CAGradientLayer(), CAGradientLayer())
        hues.colors = (0...6).map {
            PickedColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1).color.cgColor
        }
        (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        pale.colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 1, alpha: 0)]
        dark.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)]
        layers = [hues, pale, dark]
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        kind == .grid ? layOutGrid() : layOutSpectrum()
        CATransaction.commit()
    }

    private var cellSize: CGSize {
        CGSize(
            width: bounds.width / CGFloat(PickedColor.columns), height: bounds.height / CGFloat(PickedColor.rows))
    }

    private func layOutGrid() {
        let size = cellSize
        for (index, cell) in layers.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: PickedColor.columns)
            cell.frame = CGRect(
                x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
        }
        let chosen = layers.indices.first { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: PickedColor.columns)
            return PickedColor.inGrid(column: column, row: row).isNear(picked)
        }
        marker.isHidden = chosen == nil
        if let chosen { marker.frame = layers[chosen].frame }
        marker.layer.cornerRadius = 2
    }

    private func layOutSpectrum() {
        layers[0].frame = bounds
        layers[1].frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
        layers[2].frame = CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        let y = picked.brightness < 1 ? 1 - picked.brightness / 2 : picked.saturation / 2
        marker.isHidden = false
        marker.bounds.size = CGSize(width: 28, height: 28)
        marker.layer.cornerRadius = 14
        marker.center = CGPoint(x: picked.hue * bounds.width, y: y * bounds.height)
        marker.backgroundColor = picked.color
    }

    // MARK: Touches

    /// Takes the color at a point; points outside are replaced by the nearest point inside.
    private func pick(at point: CGPoint) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let x = min(max(point.x / bounds.width, 0), 1)
        let y = min(max(point.y / bounds.height, 0), 1)
        var new: PickedColor
        if kind == .grid {
            new = PickedColor.inGrid(
                column: min(Int(x * CGFloat(PickedColor.columns)), PickedColor.columns - 1),
                row: min(Int(y * CGFloat(PickedColor.rows)), PickedColor.rows - 1))
        } else {
            new = PickedColor(hue: x, saturation: min(y * 2, 1), brightness: min((1 - y) * 2, 1))
        }
        choose(new)
    }

    private func choose(_ color: PickedColor) {
        var new = color
        new.alpha = picked.alpha
        guard new != picked else { return }
        picked = new
        sendActions(for: .valueChanged)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(at: touch.location(in: self))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(at: touch.location(in: self))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }
}

extension ColorField {
    /// Returns the frame of a color of the grid, in the coordinate space of the screen.
    fileprivate func frameOnScreen(column: Int, row: Int) -> CGRect {
        let size = cellSize
        let frame = CGRect(
            x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
        return UIAccessibility.convertToScreenCoordinates(frame, in: self)
    }

    /// Chooses a color for an assistive technology.
    fileprivate func activate(_ color: PickedColor) {
        choose(color)
        sendActions(for: .editingDidEnd)
    }
}

// Chosen (Accessibility): The colors of the color picker's grid have their names and their numbers as labels, such as
// "white 1".
/// A color of the grid as an accessibility element.
private final class ColorGridElement: UIAccessibilityElement {
    private let column: Int
    private let row: Int

    init(column: Int, row: Int, in field: ColorField) {
        (self.column, self.row) = (column, row)
        super.init(accessibilityContainer: field)
    }

    nonisolated deinit {}

    private var field: ColorField? { accessibilityContainer as? ColorField }
    private var color: PickedColor { PickedColor.inGrid(column: column, row: row) }

    override var accessibilityLabel: String? {
        get { "\(color.color.accessibilityName) \(row * PickedColor.columns + column + 1)" }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { field.map { color.isNear($0.picked) } == true ? [.button, .selected] : .button }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityFrame: CGRect {
        get { field?.frameOnScreen(column: column, row: row) ?? .zero }
        set { super.accessibilityFrame = newValue }
    }

    override func accessibilityActivate() -> Bool {
        field?.activate(color)
        return field != nil
    }
}

extension PickedColor {
    /// Whether two colors are the same cell of the grid.
    fileprivate func isNear(_ other: PickedColor) -> Bool {
        let sameHue = saturation == 0 || abs(hue - other.hue) < 0.01 || abs(abs(hue - other.hue) - 1) < 0.01
        return sameHue && abs(saturation - other.saturation) < 0.01 && abs(brightness - other.brightness) < 0.01
    }
}
