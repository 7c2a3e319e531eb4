import UIKit

/// A list whose rows, and the lines between them, are no wider in a wide window than one reads well.
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
        // In a narrow window lines reach to the trailing edge.
        tableView.separatorInset = UIEdgeInsets(
            top: 0, left: side > 40 ? side : 16, bottom: 0, right: side > 40 ? side : 0)
    }
}
