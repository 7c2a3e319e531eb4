import RenderServer

/// The keys that move the simulated device: control with the left or the right arrow turns it that way by a quarter.
///
/// They come after the app's key commands, so that an app that uses these keys keeps them (chosen); responders see no press
/// of them.
@MainActor
enum DeviceKeys {
    /// Turns the device of a scene. Answers whether the key was one of these.
    static func rotateDevice(with key: KeyEvent, in scene: UIWindowScene) -> Bool {
        guard let rotation = rotation(by: key) else { return false }
        // Where control was pressed after the arrow, responders saw the press and see its end.
        guard !scene.input.keys.isPressed(key) else { return false }
        guard key.isDown else {
            // The release of the arrow, whatever became of the control key.
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
    /// Where the interface is after the device was turned left: from upright its home edge is at the right then.
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
