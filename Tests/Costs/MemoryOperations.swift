import Foundation
import IrekoTesting
import UIKit

/// The frame of the controls below.
let memoryFrame = CGRect(x: 20, y: 100, width: 300, height: 34)

/// Makes an operation of a body that is called with 0, 1, 2 and so on.
@MainActor func repeated(_ body: @escaping (Int) -> Void) -> () -> Void {
    var index = 0
    return {
        body(index)
        index += 1
    }
}

/// Adds a view to a controller's view.
@MainActor func added<View: UIView>(_ view: View, to root: UIViewController) -> View {
    root.view.addSubview(view)
    return view
}

@MainActor private func show(_ root: UIViewController, _ stage: Stage) {
    stage.window.rootViewController = root
    stage.advance(by: 0.5)
}

private final class DrawnTextView: UIView {
    var number = 0

    override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14), .kern: 1]
        ("text \(number)" as NSString).draw(at: .zero, withAttributes: attributes)
    }
}

private final class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        var content = cell.defaultContentConfiguration()
        content.text = "row \(indexPath.row)"
        content.secondaryText = "more"
        cell.contentConfiguration = content
        return cell
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}

/// Operations for `Memory`, in addition to `allOperations`. Most of them show text.
@MainActor let memoryOperations: [Operation] = [
    Operation(name: "label.text", warmUps: 150) { stage, root in
        let label = added(UILabel(frame: memoryFrame), to: root)
        return repeated { index in
            label.text = "text \(index)"
            stage.advance(by: 0.02)
        }
    },
    Operation(name: "string.draw") { stage, root in
        let view = added(DrawnTextView(frame: memoryFrame), to: root)
        return repeated { index in
            view.number = index % 5
            view.setNeedsDisplay()
            _ = "text".boundingRect(with: memoryFrame.size, attributes: [.kern: 2], context: nil)
            stage.advance(by: 0.02)
        }
    },
    Operation(name: "textlayer") { stage, root in
        let layer = CATextLayer()
        layer.frame = memoryFrame
        added(UIView(frame: memoryFrame), to: root).layer.addSublayer(layer)
        return repeated { index in
            layer.string = "text \(index % 5)"
            stage.advance(by: 0.02)
        }
    },
    Operation(name: "textview.type") { stage, root in
        let view = added(UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 300)), to: root)
        view.allowsEditingTextAttributes = true
        view.becomeFirstResponder()
        return repeated { index in
            stage.type("a")
            view.selectedRange = NSRange(location: 0, length: 1)
            view.toggleBoldface(nil)
            stage.advance(by: 0.05)
            view.text = ""
        }
    },
    Operation(name: "field.text") { stage, root in
        let field = added(UITextField(frame: CGRect(x: 20, y: 100, width: 60, height: 34)), to: root)
        return repeated { index in
            field.placeholder = "name \(index % 3)"
            field.text = index % 2 == 0 ? "a long text for a short field" : ""
            stage.advance(by: 0.02)
        }
    },
    Operation(name: "segments.tap") { stage, root in
        let control = added(UISegmentedControl(items: ["a", "b", "c"]), to: root)
        control.frame = memoryFrame
        return repeated { index in
            stage.tap(at: CGPoint(x: 70 + 100 * (index % 3), y: 115))
            stage.advance(by: 0.4)
        }
    },
    Operation(name: "button.title") { stage, root in
        var configuration = UIButton.Configuration.filled()
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.kern = 1
            return attributes
        }
        let button = added(UIButton(configuration: configuration), to: root)
        button.frame = memoryFrame
        return repeated { index in
            button.configuration?.title = "title \(index % 3)"
            button.configuration?.attributedSubtitle = AttributedString("subtitle")
            stage.tap(at: CGPoint(x: 70, y: 115))
            stage.advance(by: 0.4)
        }
    },
    Operation(name: "datepicker.wheel") { stage, root in
        let picker = added(UIDatePicker(frame: CGRect(x: 0, y: 100, width: 390, height: 216)), to: root)
        picker.preferredDatePickerStyle = .wheels
        return repeated { index in
            stage.drag(
                from: CGPoint(x: 200, y: 260), to: CGPoint(x: 200, y: index % 2 == 0 ? 160 : 340), duration: 0.1)
            stage.advance(by: 1)
        }
    },
    Operation(name: "push.title") { stage, _ in
        let navigation = UINavigationController(rootViewController: CountingController())
        navigation.navigationBar.titleTextAttributes = [.kern: 2]
        show(navigation, stage)
        return {
            let page = CountingController()
            page.title = "Page"
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            item.possibleTitles = ["Edit", "Done"]
            page.navigationItem.rightBarButtonItem = item
            navigation.pushViewController(page, animated: true)
            stage.advance(by: 0.6)
            navigation.popViewController(animated: true)
            stage.advance(by: 0.6)
        }
    },
    Operation(name: "tab.tap") { stage, _ in
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<4).map {
            let page = CountingController()
            page.tabBarItem = UITabBarItem(title: "tab \($0)", image: UIImage(systemName: "star"), tag: $0)
            return page
        }
        show(tabs, stage)
        return repeated { index in
            stage.tap(at: CGPoint(x: 48 + 97 * (index % 4), y: 820))
            stage.advance(by: 0.3)
            tabs.selectedIndex = (index + 2) % 4
            stage.advance(by: 0.3)
        }
    },
    Operation(name: "search") { stage, _ in
        let rows = RowsController(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        rows.navigationItem.searchController = search
        show(UINavigationController(rootViewController: rows), stage)
        return {
            search.isActive = true
            stage.advance(by: 0.7)
            stage.type("a")
            search.isActive = false
            stage.advance(by: 0.7)
        }
    },
    Operation(name: "alert.field") { stage, root in
        return {
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "name" }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: true)
            stage.advance(by: 0.7)
            stage.type("hi")
            root.dismiss(animated: true)
            stage.advance(by: 0.7)
        }
    },
    Operation(name: "sheet.animated") { stage, root in
        return {
            let sheet = CountingController()
            sheet.sheetPresentationController?.detents = [.medium()]
            root.present(sheet, animated: true)
            stage.advance(by: 0.7)
            root.dismiss(animated: true)
            stage.advance(by: 0.7)
        }
    },
    Operation(name: "menu") { stage, root in
        let button = added(UIButton(type: .system), to: root)
        button.frame = memoryFrame
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        button.showsMenuAsPrimaryAction = true
        return {
            stage.tap(at: CGPoint(x: 150, y: 115))
            stage.advance(by: 0.7)
            stage.tap(at: CGPoint(x: 20, y: 800))
            stage.advance(by: 0.7)
        }
    },
    Operation(name: "table.reload") { stage, _ in
        let rows = RowsController(style: .plain)
        show(rows, stage)
        return repeated { index in
            rows.tableView.contentOffset.y = CGFloat(index % 5) * 400
            stage.advance(by: 0.05)
            rows.tableView.reloadData()
            stage.advance(by: 0.05)
        }
    },
]
