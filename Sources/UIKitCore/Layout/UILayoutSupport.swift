import CoreGraphics
import Foundation

/// The edge of a controller's view that bars leave free, from before there were safe areas: the type of a controller's
/// `topLayoutGuide` and `bottomLayoutGuide`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutsupport>.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bars reach into the view, in points.
    var length: CGFloat { get }
    /// The upper edge of what the bars cover.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of what the bars cover.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of what the bars cover.
    var heightAnchor: NSLayoutDimension { get }
}

/// The strip between an edge of a view and its safe area.
final class SafeAreaStrip: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(isTop: Bool, in view: UIView) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    func strip(
        _ path: ReferenceWritableKeyPath<UIViewControllerExtras, SafeAreaStrip?>, isTop: Bool
    ) -> any UILayoutSupport {
        loadViewIfNeeded()
        let view = viewStorage ?? UIView()
        if let strip = extras?[keyPath: path], strip.owningView === view { return strip }
        let made = SafeAreaStrip(isTop: isTop, in: view)
        extrasForWriting[keyPath: path] = made
        return made
    }
}
