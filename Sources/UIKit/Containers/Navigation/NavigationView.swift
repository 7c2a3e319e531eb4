import UIKitCore

/// The view of a navigation controller. The navigation controller lays out its subviews.
final class NavigationView: UIView {
    @SharedWeak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOut()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { controller?.didEnterWindow() }
    }
}

/// The container view of the pages and of transitions, below the bars.
final class NavigationPages: UIView {
    init() {
        super.init(frame: .zero)
        // The controller sets the frame of each page.
        autoresizesSubviews = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }
}
