import IrekoTesting
import UIKit

/// An operation whose costs are counted.
@MainActor struct Operation {
    let name: String
    var warmUps = 2
    /// Builds the views and controllers, and returns the operation, which is performed several times and leaves them
    /// unchanged.
    let prepare: (_ stage: Stage, _ root: UIViewController) -> () -> Void
}

@MainActor let allOperations: [Operation] = [
    // Containment
    Operation(name: "child.depth10") { _, root in nestedChild(10, root) },
    Operation(name: "child.depth100") { _, root in nestedChild(100, root) },
    Operation(name: "child.of10") { _, root in replacedChild(10, root) },
    Operation(name: "child.of1000") { _, root in replacedChild(1000, root) },
    // Transitions
    Operation(name: "push") { stage, root in
        let navigation = UINavigationController(rootViewController: CountingController())
        show(navigation, in: root, stage)
        return {
            navigation.pushViewController(CountingController(), animated: false)
            stage.settle()
            navigation.popViewController(animated: false)
            stage.settle()
        }
    },
    Operation(name: "push.animated", warmUps: 1) { stage, root in
        let navigation = UINavigationController(rootViewController: CountingController())
        show(navigation, in: root, stage)
        return {
            navigation.pushViewController(CountingController(), animated: true)
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
            stage.advance(by: 1)
        }
    },
    Operation(name: "present.depth1") { stage, root in presented(above: 1, root, stage) },
    Operation(name: "present.depth20") { stage, root in presented(above: 20, root, stage) },
    Operation(name: "sheet") { stage, root in
        {
            let sheet = CountingController()
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(sheet, animated: false)
            stage.settle()
            root.dismiss(animated: false)
            stage.settle()
        }
    },
    Operation(name: "alert") { stage, root in
        {
            let alert = UIAlertController(title: "Delete the note?", message: "It is lost.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            root.present(alert, animated: false)
            stage.settle()
            root.dismiss(animated: false)
            stage.settle()
        }
    },
    Operation(name: "tab") { stage, root in
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { index in
            let page = CountingController()
            page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
            return page
        }
        show(tabs, in: root, stage)
        return {
            for index in [1, 0] {
                tabs.selectedIndex = index
                stage.settle()
            }
        }
    },
    // Layout
    Operation(name: "constraints.resize") { stage, root in
        let container = stackOfRows()
        root.view.addSubview(container)
        return {
            for width in [200.0, 320.0] {
                container.frame = CGRect(x: 0, y: 0, width: width, height: 600)
                container.layoutIfNeeded()
            }
        }
    },
    Operation(name: "label.text") { stage, root in
        let label = CountingLabel(frame: CGRect(x: 10, y: 100, width: 200, height: 60))
        label.numberOfLines = 2
        root.view.addSubview(label)
        return {
            for text in ["A short text", "A text that needs the second of the two lines"] {
                label.text = text
                _ = label.intrinsicContentSize
                label.layoutIfNeeded()
            }
        }
    },
    Operation(name: "segments.layout") { stage, root in
        let control = UISegmentedControl(items: ["One", "Two", "Three", "Four"])
        control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
        root.view.addSubview(control)
        return {
            control.setNeedsLayout()
            control.layoutIfNeeded()
        }
    },
    Operation(name: "traits") { stage, root in
        for _ in 0..<50 { root.view.addSubview(UILabel()) }
        return {
            for style in [UIUserInterfaceStyle.dark, .light] {
                stage.window.overrideUserInterfaceStyle = style
                stage.settle()
            }
        }
    },
    // Lists and text
    Operation(name: "table.scroll") { stage, root in
        let source = TableSource()
        let table = UITableView(frame: root.view.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        root.view.addSubview(table)
        stage.settle()
        return {
            // A row and back, so that one cell is reused each time.
            for offset in [table.contentOffset.y + 44, table.contentOffset.y] {
                table.contentOffset.y = offset
                table.layoutIfNeeded()
            }
            _ = source
        }
    },
    Operation(name: "table.reload") { stage, root in
        let source = TableSource()
        let table = UITableView(frame: root.view.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        root.view.addSubview(table)
        stage.settle()
        return {
            table.reloadData()
            table.layoutIfNeeded()
            _ = source
        }
    },
    Operation(name: "collection.scroll") { stage, root in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 44)
        let source = CollectionSource()
        let collection = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        root.view.addSubview(collection)
        stage.settle()
        return {
            for offset in [collection.contentOffset.y + 54, collection.contentOffset.y] {
                collection.contentOffset.y = offset
                collection.layoutIfNeeded()
            }
            _ = source
        }
    },
    Operation(name: "text.key") { stage, root in
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        text.text = Array(repeating: "A paragraph of some words that fill two lines of the view.", count: 40)
            .joined(separator: "\n")
        root.view.addSubview(text)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 20, length: 0)
        stage.settle()
        return {
            text.insertText("a")
            text.layoutIfNeeded()
            text.deleteBackward()
            text.layoutIfNeeded()
        }
    },
    // Painting
    Operation(name: "frame", warmUps: 1) { stage, root in
        let view = CountingView(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
        view.isOpaque = true
        root.view.addSubview(view)
        return {
            for style in [UIColor.red, .blue] {
                view.backgroundColor = style
                view.setNeedsDisplay()
                _ = stage.snapshot()
            }
        }
    },
]

@MainActor private func show(_ container: UIViewController, in root: UIViewController, _ stage: Stage) {
    root.addChild(container)
    container.view.frame = root.view.bounds
    root.view.addSubview(container.view)
    container.didMove(toParent: root)
    stage.settle()
}

@MainActor private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
}

@MainActor private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
}

/// Adds a child to the innermost of nested controllers, and removes it.
@MainActor private func nestedChild(_ depth: Int, _ root: UIViewController) -> () -> Void {
    var tip = root
    for _ in 0..<depth {
        let child = UIViewController()
        add(child, to: tip)
        tip = child
    }
    CATransaction.flush()
    return {
        let child = CountingController()
        add(child, to: tip)
        remove(child)
    }
}

/// Removes the first of many children, and adds it again.
@MainActor private func replacedChild(_ count: Int, _ root: UIViewController) -> () -> Void {
    let parent = UIViewController()
    add(parent, to: root)
    for _ in 0..<count { add(UIViewController(), to: parent) }
    CATransaction.flush()
    return {
        let child = parent.children[0]
        remove(child)
        add(child, to: parent)
    }
}

/// Presents over a number of presented controllers, and dismisses.
@MainActor private func presented(above depth: Int, _ root: UIViewController, _ stage: Stage) -> () -> Void {
    var top = root
    for _ in 0..<depth {
        let next = UIViewController()
        next.modalPresentationStyle = .fullScreen
        top.present(next, animated: false)
        stage.settle()
        top = next
    }
    return {
        let next = CountingController()
        next.modalPresentationStyle = .fullScreen
        top.present(next, animated: false)
        stage.settle()
        top.dismiss(animated: false)
        stage.settle()
    }
}

/// Ten rows of labels and fields with constraints.
@MainActor private func stackOfRows() -> UIView {
    let container = UIView()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
        stack.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    for row in 0..<10 {
        let label = CountingLabel()
        label.text = "Row \(row)"
        let detail = CountingLabel()
        detail.text = "with a detail"
        let line = UIStackView(arrangedSubviews: [label, detail])
        line.distribution = .equalSpacing
        stack.addArrangedSubview(line)
    }
    return container
}

@MainActor private final class TableSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

@MainActor private final class CollectionSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.backgroundColor = .systemFill
        return cell
    }
}
