import CoreGraphics
import Foundation
import QuartzCore

/// The states of the buttons at both sides of a divider.
struct DividerStates: Hashable {
    let left: UIControl.State
    let right: UIControl.State
}

/// The custom images of a stepper.
@MainActor
struct StepperImages {
    var background = ControlStateImages()
    var increment = ControlStateImages()
    var decrement = ControlStateImages()
    var dividers: [DividerStates: UIImage] = [:]
}

/// The views of a stepper: a background, two buttons with a sign, and a line between the buttons.
@MainActor
final class StepperHalves {
    var images = StepperImages()
    private let background = UIImageView()
    private let divider = UIImageView()
    private let decrement = Half(isPlus: false)
    private let increment = Half(isPlus: true)

    nonisolated deinit {}

    @MainActor
    private final class Half {
        let highlight = UIView()
        let sign = UIImageView()
        private let isPlus: Bool

        nonisolated deinit {}

        init(isPlus: Bool) {
            self.isPlus = isPlus
            highlight.isUserInteractionEnabled = false
            sign.contentMode = .center
        }

        func show(_ state: UIControl.State, image: UIImage?, hasBackground: Bool) {
            highlight.backgroundColor = state == .highlighted && !hasBackground ? .tertiarySystemFill : .clear
            let shown = image ?? StepperSign.image(isPlus: isPlus)
            sign.image = shown.renderingMode == .automatic ? shown.withRenderingMode(.alwaysTemplate) : shown
            sign.tintColor = state == .disabled ? .tertiaryLabel : .label
        }
    }

    func add(to stepper: UIStepper) {
        background.clipsToBounds = true
        stepper.addSubview(background)
        for view in [decrement.highlight, increment.highlight] { background.addSubview(view) }
        for view in [decrement.sign, increment.sign, divider] { stepper.addSubview(view) }
        background.layer.cornerRadius = 8
    }

    func show(decrement low: UIControl.State, increment high: UIControl.State, of stepper: UIStepper) {
        let image = images.background.image(for: stepper.state)
        background.image = image
        background.backgroundColor = image == nil ? .tertiarySystemFill : nil
        decrement.show(low, image: images.decrement.image(for: low), hasBackground: image != nil)
        increment.show(high, image: images.increment.image(for: high), hasBackground: image != nil)
        let line =
            images.dividers[DividerStates(left: low, right: high)]
            ?? images.dividers[DividerStates(left: .normal, right: .normal)]
        divider.image = line
        divider.backgroundColor = line == nil ? .separator : nil
        divider.alpha = low == .highlighted || high == .highlighted ? 0 : 1
    }

    func layout(in bounds: CGRect, isRightToLeft: Bool) {
        background.frame = bounds
        let left = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
        let right = left.offsetBy(dx: left.width, dy: 0)
        for (half, place) in [(decrement, isRightToLeft ? right : left), (increment, isRightToLeft ? left : right)] {
            half.highlight.frame = place.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
            half.sign.frame = place
        }
        let width = divider.image?.size.width ?? 1
        let inset: CGFloat = divider.image == nil ? 7 : 0
        divider.frame = CGRect(
            x: bounds.midX - width / 2, y: bounds.minY + inset, width: width, height: max(0, bounds.height - 2 * inset))
    }
}

/// Draws the minus and plus signs of a stepper.
@MainActor
enum StepperSign {
    private static let images = [false: draw(isPlus: false), true: draw(isPlus: true)]

    static func image(isPlus: Bool) -> UIImage { images[isPlus] ?? UIImage() }

    private static func draw(isPlus: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let (size, width) = (CGSize(width: 15, height: 15), CGFloat(1.8))
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.black.setFill()
            func bar(_ rect: CGRect) { UIBezierPath(roundedRect: rect, cornerRadius: width / 2).fill() }
            bar(CGRect(x: 0, y: (size.height - width) / 2, width: size.width, height: width))
            if isPlus { bar(CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)) }
        }
    }
}
