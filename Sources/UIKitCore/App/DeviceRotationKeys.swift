import RenderServer

/// The keys that rotate the simulated device: control with the left or the right arrow, by a quarter to that side.
///
/// They come after the app's key commands, so that an app's commands on these keys take precedence (chosen); responders
/// receive no press of them.
@MainActor
enum DeviceRotationKeys {
    /// Rotates the device of a scene. Returns whether the key was one of these.
    static func rotateDevice(with key: KeyEvent, in scene: UIWindowScene) -> Bool {
        guard let rotation = rotation(by: key) else { return false }
        // Where control was pressed after the arrow, responders received the press and receive its end.
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
