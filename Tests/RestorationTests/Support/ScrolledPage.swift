import UIKit

/// A page with a hundred rows, items or paragraphs; the first word of its identifier is its kind.
final class ScrolledPage: UIViewController {
    private(set) var table: UITableView?
    private(set) var grid: UICollectionView?
    private(set) var text: UITextView?

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
        title = name
    }

    required init?(coder: NSCoder) { nil }

    /// The page with an identifier that contains "page": pages that the program makes later.
    static func make(_ identifier: String) -> UIViewController? {
        identifier.contains("page") ? ScrolledPage(identifier) : nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let content = makeContent()
        content.restorationIdentifier = "content"
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func makeContent() -> UIView {
        let name = restorationIdentifier ?? ""
        if name.hasPrefix("rows") {
            let table = UITableView(frame: .zero, style: .plain)
            table.rowHeight = 50
            table.allowsMultipleSelection = true
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            self.table = table
            return table
        }
        if name.hasPrefix("grid") {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 90)
            let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
            grid.allowsMultipleSelection = true
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            grid.dataSource = self
            self.grid = grid
            return grid
        }
        let text = UITextView()
        text.text = (0..<100).map { "Paragraph \($0) " + String(repeating: "word ", count: $0 * 7 % 30) }
            .joined(separator: "\n")
        self.text = text
        return text
    }

    // MARK: Actions of the user

    /// Scrolls to a row, an item, or 20 points for each number.
    func scroll(to number: Int) {
        table?.scrollToRow(at: IndexPath(row: number, section: 0), at: .top, animated: false)
        grid?.scrollToItem(at: IndexPath(item: number, section: 0), at: .top, animated: false)
        text?.contentOffset.y = CGFloat(number * 20 - 40)
    }

    func select(_ number: Int) {
        table?.selectRow(at: IndexPath(row: number, section: 0), animated: false, scrollPosition: .none)
        grid?.selectItem(at: IndexPath(item: number, section: 0), animated: false, scrollPosition: [])
        text?.selectedRange = NSRange(location: number * 10, length: number)
    }

    /// The first visible number, its distance from the upper edge, and the selection.
    var state: String {
        if let table {
            let top = table.contentOffset.y + table.adjustedContentInset.top
            let row = Int((top / 50).rounded(.down))
            return "\(row) at \(Int(top) - row * 50) \((table.indexPathsForSelectedRows ?? []).map(\.row).sorted())"
        }
        if let grid {
            let top = Int((grid.contentOffset.y + grid.adjustedContentInset.top).rounded())
            return "\(top) \((grid.indexPathsForSelectedItems ?? []).map(\.item).sorted())"
        }
        guard let text else { return "" }
        let top = CGPoint(x: 5, y: text.contentOffset.y + text.adjustedContentInset.top + 1)
        let place = text.closestPosition(to: top).map { text.offset(from: text.beginningOfDocument, to: $0) }
        let line = text.closestPosition(to: top).map { text.caretRect(for: $0).minY - top.y }
        return "\(place ?? -1) at \(Int((line ?? 0).rounded())) \(text.selectedRange)"
    }
}

extension ScrolledPage: UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(title ?? "") \(indexPath.row)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
