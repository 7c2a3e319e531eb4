import CoreGraphics
import Foundation
import UIFoundation

/// A key of the on-screen keyboard. Its face darkens while it is pressed, except letters on phones, which are shown
/// above the finger instead.
final class KeyboardKeyView: UIView {
    let key: KeyboardKey
    private let face = UIView()
    private let label = UILabel()
    /// The letters below a digit, as on telephones.
    private let letters = UILabel()
    private let glyph = KeyboardGlyph()
    private weak var bubble: KeyboardBubble?
    private weak var keyboard: KeyboardView?

    init(_ key: KeyboardKey, of keyboard: KeyboardView) {
        self.key = key
        self.keyboard = keyboard
        super.init(frame: .zero)
        label.textAlignment = .center
        label.textColor = KeyboardColors.label
        label.isUserInteractionEnabled = false
        face.isUserInteractionEnabled = false
        face.layer.cornerRadius = 5
        face.layer.shadowOffset = CGSize(width: 0, height: 1)
        face.layer.shadowRadius = 0
        face.layer.shadowOpacity = 1
        letters.textAlignment = .center
        letters.textColor = KeyboardColors.label
        letters.isUserInteractionEnabled = false
        for view in [face, label, letters, glyph] { addSubview(view) }
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var types: Bool {
        switch key {
        case .text, .space: true
        default: false
        }
    }

    private var isPressed = false {
        didSet {
            guard isPressed != oldValue else { return }
            updateFace()
            bubble?.removeFromSuperview()
            guard isPressed, let keyboard, keyboard.showsBubbles, case .text(let text) = key, text.count == 1 else {
                return
            }
            let made = KeyboardBubble(
                keyboard.title(of: key), above: keyboard.convert(face.frame, from: self), in: keyboard.bounds.width)
            keyboard.addSubview(made)
            bubble = made
        }
    }

    /// Updates the title and colors to the keyboard's state: capitals, and the name of the return key.
    func update() {
        guard let keyboard else { return }
        let title = keyboard.title(of: key)
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = keyboard.isEnabled(key) ? .keyboardKey : [.keyboardKey, .notEnabled]
        glyph.shape = keyboard.glyph(of: key)
        label.text = glyph.shape == nil ? title : nil
        label.font = .systemFont(ofSize: fontSize(of: title, keyboard))
        letters.text = keyboard.letters(below: key)
        letters.font = .systemFont(ofSize: 10, weight: .semibold)
        let alpha: CGFloat = keyboard.isEnabled(key) ? 1 : 0.4
        (label.alpha, glyph.alpha) = (alpha, alpha)
        updateFace()
        setNeedsLayout()
    }

    private func fontSize(of title: String, _ keyboard: KeyboardView) -> CGFloat {
        guard title.count == 1 else { return 16 }
        return title == title.uppercased() && title != title.lowercased() ? 22 : 25
    }

    private func updateFace() {
        let isShiftOn = key == .shift && keyboard?.shift != .off
        let isBlue = keyboard?.isProminent(key) == true && !isPressed
        let isLight = (types || isShiftOn) != isPressed
        face.backgroundColor = isBlue ? .systemBlue : isLight ? KeyboardColors.key : KeyboardColors.functionKey
        face.layer.shadowColor = KeyboardColors.shadow.resolvedColor(with: traitCollection).cgColor
        label.textColor = isBlue ? .white : KeyboardColors.label
        // On number pads, some keys are only a sign until they are pressed.
        let isBare = keyboard?.isBare(key) == true && !isPressed
        if isBare { face.backgroundColor = .clear }
        face.layer.shadowOpacity = isBare ? 0 : 1
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFace()
        glyph.setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The keys touch each other, so that a finger between two faces hits a key.
        let inset = keyboard?.faceInset ?? .zero
        face.frame = bounds.insetBy(dx: min(inset.width, bounds.width / 4), dy: min(inset.height, bounds.height / 4))
        label.frame = face.frame
        if letters.text != nil {
            label.frame.size.height = face.frame.height * 0.68
            letters.frame = CGRect(
                x: face.frame.minX, y: face.frame.minY + face.frame.height * 0.62, width: face.frame.width,
                height: face.frame.height * 0.3)
        }
        let side = min(24, face.frame.width, face.frame.height)
        glyph.frame = CGRect(x: face.frame.midX - side / 2, y: face.frame.midY - side / 2, width: side, height: side)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = true
        if key == .delete { keyboard?.beginDeleting() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = false
        if key == .delete { return keyboard?.endDeleting() ?? () }
        guard let touch = touches.first, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) else {
            return
        }
        keyboard?.press(key, tapCount: touch.tapCount)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = false
        keyboard?.endDeleting()
    }
}
