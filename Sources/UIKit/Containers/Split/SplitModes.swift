import CoreGraphics
import UIKitCore

// Chosen (Controllers): The widths at which columns of a split view tile, displace or cover the content are chosen.
/// Determines the display mode and behavior of a split view, from the preferred values and its size.
///
/// Apple documents the modes of each behavior and the mapping of a preferred mode to them. The widths for `automatic`
/// are not published. These are used:
/// | columns | tile | displace | overlay |
/// |---|---|---|---|
/// | two | wider than high, or 1200 points and more; 400 left for the content | – | else |
/// | three | 1300 points and more | wider than high, 400 left for the content | else |
struct SplitModes {
    typealias DisplayMode = UISplitViewController.DisplayMode
    typealias SplitBehavior = UISplitViewController.SplitBehavior

    let style: UISplitViewController.Style
    let size: CGSize
    let widths: SplitWidths

    private var hasThree: Bool { style == .tripleColumn }
    private static let leastContent: CGFloat = 400

    /// The width of the column next to the content.
    private var firstWidth: CGFloat { hasThree ? widths.supplementary : widths.primary }

    // MARK: Behavior

    /// Returns the behavior in effect. The automatic behavior permits a preferred mode in which columns cover the
    /// content (recorded on iOS 26.1).
    func behavior(preferred: SplitBehavior, mode: DisplayMode) -> SplitBehavior {
        switch preferred {
        case .tile, .overlay: return preferred
        // With two columns, no column would be displaced.
        case .displace: return hasThree ? .displace : .tile
        case .automatic: if style != .unspecified, mode.covers { return .overlay }
        }
        let isWide = size.width > size.height && size.width - firstWidth >= Self.leastContent
        if hasThree { return size.width >= 1300 ? .tile : isWide ? .displace : .overlay }
        return isWide || size.width >= 1200 ? .tile : .overlay
    }

    // MARK: Mode

    /// Returns the mode in effect for a preferred mode.
    func mode(preferred: DisplayMode, behavior: SplitBehavior) -> DisplayMode {
        guard preferred != .automatic else { return automaticMode(behavior) }
        guard style != .unspecified else { return withOneColumn(preferred) }
        let count = hasThree ? Self.columns(of: preferred) : min(Self.columns(of: preferred), 1)
        return mode(showing: count, behavior: behavior)
    }

    /// Returns the mode with a number of columns besides the content.
    func mode(showing count: Int, behavior: SplitBehavior) -> DisplayMode {
        switch (count, behavior) {
        case (...0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        // The mode is only preferred: without enough room, the primary column is hidden (recorded on iPadOS 26 at 1032
        // points).
        default: hasRoomForTwo ? .twoBesideSecondary : .oneBesideSecondary
        }
    }

    private func automaticMode(_ behavior: SplitBehavior) -> DisplayMode {
        guard style != .unspecified else {
            return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
        }
        switch behavior {
        case .overlay: return .secondaryOnly
        case .displace: return .oneBesideSecondary
        case .tile, .automatic: return mode(showing: hasThree ? 2 : 1, behavior: .tile)
        }
    }

    private var hasRoomForTwo: Bool { size.width - widths.primary - widths.supplementary >= Self.leastContent }

    /// Returns a mode with at most one column besides the content, as in the classic style.
    private func withOneColumn(_ mode: DisplayMode) -> DisplayMode {
        switch mode {
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: .oneOverSecondary
        default: mode
        }
    }

    static func columns(of mode: DisplayMode) -> Int {
        switch mode {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }
}

extension UISplitViewController.DisplayMode {
    /// Whether columns cover the content.
    var covers: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// Whether columns cover or displace the content, which dims it.
    var dimsSecondary: Bool {
        switch self {
        case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        default: false
        }
    }
}
