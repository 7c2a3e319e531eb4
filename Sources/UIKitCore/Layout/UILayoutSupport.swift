import CoreGraphics
import Foundation

/// The strip of a controller's view that bars cover: the type of a controller's `topLayoutGuide` and
/// `bottomLayoutGuide`, which are older than safe areas.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutsupport>.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The distance in points that the bars extend into the view.
    var length: CGFloat { get }
    /// The upper edge of the covered area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the covered area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the covered area.
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
