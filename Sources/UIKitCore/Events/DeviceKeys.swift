import RenderServer

/// The keys that move the simulated device: control with the left or the right arrow turns it that way by a quarter.
///
/// They come after the app's key commands, so that an app that uses these keys keeps them (chosen); responders see no press
/// of them.
@MainActor
enum DeviceKeys {
    /// Turns the device of a scene. Answers whether the key was one of these.
    static func turnDevice(with key: KeyEvent, in scene: UIWindowScene) -> Bool {
        guard let turn = turn(by: key) else { return false }
        // Where control was pressed after the arrow, responders saw the press and see its end.
        guard !scene.touches.keys.isPressed(key) else { return false }
        guard key.isDown else {
            // The release of the arrow, whatever became of the control key.
            return scene.touches.keys.turningKeys.remove(key.usage) != nil
        }
        guard key.modifiers.subtracting(.alphaShift) == .control else { return false }
        scene.touches.keys.turningKeys.insert(key.usage)
        if !key.isRepeat { scene.deviceDidTurn(to: turn(scene.deviceOrientation)) }
        return true
    }

    private static func turn(by key: KeyEvent) -> ((UIInterfaceOrientation) -> UIInterfaceOrientation)? {
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardLeftArrow: \.turnedLeft
        case .keyboardRightArrow: \.turnedRight
        default: nil
        }
    }
}

extension UIInterfaceOrientation {
    /// Where the interface is after the device was turned left: from upright its home edge is at the right then.
    fileprivate var turnedLeft: UIInterfaceOrientation {
        switch self {
        case .unknown, .portrait: .landscapeRight
        case .landscapeRight: .portraitUpsideDown
        case .portraitUpsideDown: .landscapeLeft
        case .landscapeLeft: .portrait
        }
    }

    fileprivate var turnedRight: UIInterfaceOrientation { turnedLeft.turnedLeft.turnedLeft }
}
