import Foundation

/// Where a bar is, which says at which of its edges its line is, and whether its background reaches further.
public enum UIBarPosition: Int, Sendable {
    /// Not said.
    case any = 0
    /// At the bottom: the line is at the top edge.
    case bottom = 1
    /// At the top of what it belongs to: the line is at the bottom edge.
    case top = 2
    /// At the top of the screen: the background reaches under the status bar.
    case topAttached = 3
}

/// Who has a place as bars have.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where a bar is to be; asked when it comes into a window. Optional.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Answers that it is where it would be without a delegate.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The looks of bars before there were appearances.
public enum UIBarStyle: Int, Sendable {
    /// As the interface is.
    case `default` = 0
    /// Dark, with light content.
    case black = 1
}
