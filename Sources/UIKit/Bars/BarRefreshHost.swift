import CoreGraphics

/// The part of a navigation bar above a pulled large title or search bar. It contains the spinner of the refresh
/// control of the scroll view under the bar.
final class BarRefreshHost: UIView {
    private weak var control: UIRefreshControl?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: UIRefreshControl?) {
        if control !== new { control?.setHost(nil) }
        control = new
        new?.setHost(self)
        isHidden = new == nil
    }
}

extension UINavigationBar {
    // Chosen (Controllers): The spinner of a refresh control is above a large title and a stacked search bar.
    /// Lays out the spinner of a refresh control in the space that a pull opens between the row and the large title or
    /// the search bar.
    func layOutRefreshControl(below measures: NavigationBarContent.Measures) {
        let pull = scrollState.pull
        guard let control = controller?.refreshControl, let item = content.item, collapsibleHeight(for: item) > 0 else {
            if refreshHost.superview != nil { refreshHost.show(nil) }
            return
        }
        if refreshHost.superview == nil { insertSubview(refreshHost, belowSubview: content) }
        refreshHost.show(control)
        refreshHost.frame = CGRect(x: 0, y: measures.prompt + measures.row, width: bounds.width, height: pull)
    }
}
