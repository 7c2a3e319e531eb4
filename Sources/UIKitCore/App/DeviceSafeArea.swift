/// The insets that bars and notches of the simulated device cover, by orientation.
///
/// In landscape a phone with a notch covers the same at both sides and nothing at the top, and its home indicator 21
/// points instead of 34; one with a status bar alone covers nothing, since the bar is hidden then (the insets Apple's
/// phones report). A pad's bars stay at the top and the bottom. Upside down a notch is at the bottom. Insets at the
/// sides of a device in portrait stay where they are (chosen; no device has any).
@MainActor
struct DeviceSafeArea {
    /// In the present orientation.
    private(set) var insets: UIEdgeInsets
    /// The present orientation; `nil` while unknown.
    private(set) var orientation: UIInterfaceOrientation?
    /// The original insets, and their orientation.
    private let given: (insets: UIEdgeInsets, orientation: UIInterfaceOrientation?)

    init(insets: UIEdgeInsets, orientation: UIInterfaceOrientation?) {
        self.insets = insets
        self.orientation = orientation
        given = (insets, orientation)
    }

    /// Returns whether the insets have changed.
    mutating func rotate(to new: UIInterfaceOrientation, isPad: Bool) -> Bool {
        let old = insets
        orientation = new
        if isPad || new == given.orientation {
            insets = given.insets
        } else {
            let upright = given.orientation.map { Self.upright(given.insets, in: $0) } ?? given.insets
            insets = Self.rotated(upright, to: new)
        }
        return insets != old
    }

    /// The least inset at the top that a notch makes; less is a status bar.
    private static let notch: Double = 40

    private static func rotated(_ upright: UIEdgeInsets, to orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        var insets = upright
        switch orientation {
        case .unknown, .portrait: break
        case .portraitUpsideDown:
            guard upright.top >= notch else { break }
            insets.top = 0
            insets.bottom = max(upright.top, upright.bottom)
        case .landscapeLeft, .landscapeRight:
            let side = upright.top >= notch ? upright.top : 0
            insets.top = 0
            insets.left = max(side, upright.left)
            insets.right = max(side, upright.right)
            if upright.bottom == 34 { insets.bottom = 21 }
        }
        return insets
    }

    /// The reverse, for a device whose original orientation is not portrait.
    private static func upright(_ insets: UIEdgeInsets, in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        switch orientation {
        case .unknown, .portrait: return insets
        case .portraitUpsideDown:
            guard insets.bottom >= notch, insets.top == 0 else { return insets }
            return UIEdgeInsets(top: insets.bottom, left: insets.left, bottom: 34, right: insets.right)
        case .landscapeLeft, .landscapeRight:
            let side = max(insets.left, insets.right)
            guard side >= notch else { return insets }
            return UIEdgeInsets(
                top: max(insets.top, side), left: 0, bottom: insets.bottom == 21 ? 34 : insets.bottom, right: 0)
        }
    }
}
