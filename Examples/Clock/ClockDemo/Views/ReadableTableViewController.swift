import UIKit

/// A list whose rows and separators have a readable width in a wide window.
public class ReadableTableViewController: UITableViewController {
    private static let readableWidth: CGFloat = 672
    private var widthOfLines: CGFloat?

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = tableView.bounds.width
        guard width != widthOfLines else { return }
        widthOfLines = width
        let side = (width - Self.readableWidth) / 2
        // In a narrow window, separators extend to the trailing edge.
        tableView.separatorInset = UIEdgeInsets(
            top: 0, left: side > 40 ? side : 16, bottom: 0, right: side > 40 ? side : 0)
    }
}
