import RenderServer

// Chosen (Windows): Control with the left or right arrow rotates the simulated device, unless a key command or a text
// uses the key.
/// The keys that rotate the simulated device by 90 degrees: control with the left or right arrow.
///
/// Key commands of the app for these keys take precedence. Responders receive no presses of the rotation keys.
@MainActor
enum DeviceRotationKeys {
    /// Rotates the device of a scene. Returns whether the key is a rotation key.
    static func rotateDevice(with key: KeyEvent, in scene: UIWindowScene) -> Bool {
        guard let rotation = rotation(by: key) else { return false }
        // If control was pressed after the arrow, responders received the press, and must receive its end.
        guard !scene.input.keys.isPressed(key) else { return false }
        guard key.isDown else {
            // The release of the arrow, whether or not control is still down.
            return scene.input.keys.rotationKeys.remove(key.usage) != nil
        }
        guard key.modifiers.subtracting(.alphaShift) == .control else { return false }
        scene.input.keys.rotationKeys.insert(key.usage)
        if !key.isRepeat { scene.deviceDidRotate(to: rotation(scene.deviceOrientation)) }
        return true
    }

    private static func rotation(by key: KeyEvent) -> ((UIInterfaceOrientation) -> UIInterfaceOrientation)? {
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardLeftArrow: \.rotatedLeft
        case .keyboardRightArrow: \.rotatedRight
        default: nil
        }
    }
}

extension UIInterfaceOrientation {
    /// The interface's orientation after the device was rotated left: from portrait, its home edge is at the right.
    fileprivate var rotatedLeft: UIInterfaceOrientation {
        switch self {
        case .unknown, .portrait: .landscapeRight
        case .landscapeRight: .portraitUpsideDown
        case .portraitUpsideDown: .landscapeLeft
        case .landscapeLeft: .portrait
        }
    }

    fileprivate var rotatedRight: UIInterfaceOrientation { rotatedLeft.rotatedLeft.rotatedLeft }
}
