// Chosen (Windows): Safe areas rotate with the simulated device as Apple's phones report them.
// Chosen (Windows): Safe area insets that a device has at the sides in portrait are unchanged in landscape.
/// The insets that bars and notches of the simulated device cover, by orientation.
///
/// In landscape, a phone with a notch has equal insets at both sides, no inset at the top, and a home indicator inset
/// of 21 points instead of 34. A phone with only a status bar has no insets, since the bar is hidden. Apple's phones
/// report these insets. A pad's bars remain at the top and the bottom. Upside down, a notch is at the bottom. Side
/// insets that a device has in portrait are unchanged (no device has them).
@MainActor
struct DeviceSafeArea {
    /// The insets in the present orientation.
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

    /// Rotates the insets to a new orientation. Returns whether they have changed.
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

    /// The minimum top inset of a notch; a smaller inset is the inset of a status bar.
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

    /// Returns the insets in portrait, for a device whose original orientation is not portrait.
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
