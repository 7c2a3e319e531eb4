import CoreGraphics
import Foundation
import UIFoundation

/// A key of the on-screen keyboard: what it says on its face, which darkens while it is pressed.
final class KeyboardKeyView: UIView {
    let key: KeyboardKey
    private let face = UIView()
    private let label = UILabel()
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
        addSubview(face)
        addSubview(label)
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

    private var isPressed = false { didSet { updateFace() } }

    /// Takes over what the keyboard's state says: capitals, the return key's name.
    func update() {
        guard let keyboard else { return }
        let title = keyboard.title(of: key)
        label.text = title
        label.font = .systemFont(ofSize: title.count == 1 ? 22 : 16)
        accessibilityLabel = title
        label.alpha = keyboard.isEnabled(key) ? 1 : 0.4
        updateFace()
    }

    private func updateFace() {
        let isOn = key == .shift && keyboard?.shift != .off
        face.backgroundColor = (types || isOn) != isPressed ? KeyboardColors.key : KeyboardColors.functionKey
        face.layer.shadowColor = KeyboardColors.shadow.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFace()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The keys touch each other, so that a finger between two faces hits one of them.
        face.frame = bounds.insetBy(dx: 3, dy: 5.5)
        label.frame = face.frame
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
