import Foundation
import Measuring
import UIKit

/// A table of 100,000 rows that blocks the main thread for half a second after a fling, and reports the time.
final class FlungList: UIViewController, UITableViewDataSource, UITableViewDelegate {
    override func loadView() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        view = table
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // An icon that shows that the window is open (see `makePage`).
        let icon = UIView(frame: CGRect(x: 16, y: 64, width: 32, height: 32))
        icon.backgroundColor = .magenta
        view.window?.addSubview(icon)
    }

    /// Scrolls by rows, each in a separate commit, and ends the program. `Scripts/measure-screen-reader` counts the
    /// instructions of this function.
    @inline(never)
    func scrollByRows(_ count: Int) {
        guard let table = view as? UITableView else { return }
        for row in 1...count {
            table.contentOffset.y = CGFloat(row) * 44
            CATransaction.flush()
        }
        exit(0)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row number \(indexPath.row), a line of body text"
        cell.contentConfiguration = content
        return cell
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { blockMain() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { exit(0) }
    }
}

/// Blocks the main thread for half a second, and reports the time on standard output.
func blockMain() {
    let begin = MonotonicTime.now
    MonotonicTime.sleep(0.5)
    let answer = "{\"begin\": \(begin), \"end\": \(MonotonicTime.now)}"
    FileHandle.standardOutput.write(Data(answer.utf8))
}
