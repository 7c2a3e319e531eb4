import IrekoTesting
import RandomSupport
import UIKit

/// Views of all kinds in a window, and random changes of them: scrolling lists, materials, pages that are pushed or
/// curl, sheets, animations.
@MainActor
final class PixelWorld {
    private var random: SeededGenerator
    private let stage: Stage
    private let root = UIViewController()
    private var views: [UIView] = []
    private var scrollViews: [UIScrollView] = []
    private let rows = RowSource()
    private var navigation: UINavigationController?
    private var pages: UIPageViewController?
    private(set) var log: [String] = []

    static let size = CGSize(width: 220, height: 260)
    static let scales: [CGFloat] = [1, 1.25, 1.5, 5.0 / 3, 2, 3]

    init(seed: Int, stage: Stage) {
        random = SeededGenerator(seed: UInt64(seed))
        self.stage = stage
        stage.window.rootViewController = root
        root.view.backgroundColor = random.below(3) == 0 ? .black : .white
        addContainers()
        for _ in 0..<6 { addView() }
    }

    /// Releases the world's controllers.
    func takeDown() {
        stage.window.rootViewController = nil
    }

    private func chance(_ part: Int) -> Bool { random.below(part) == 0 }

    private func number(_ range: ClosedRange<Double>) -> Double {
        let value = random.number(range.lowerBound, range.upperBound)
        switch random.below(4) {
        case 0: return value
        case 1: return (value * 2).rounded() / 2
        default: return value.rounded()
        }
    }

    private var color: UIColor {
        let alpha = chance(3) ? 0.4 : 1
        return [UIColor.red, .green, .blue, .white, .black, .systemYellow, .lightGray][random.below(7)]
            .withAlphaComponent(alpha)
    }

    private var frame: CGRect {
        CGRect(x: number(-30...190), y: number(-30...220), width: number(4...140), height: number(4...120))
    }

    private func addContainers() {
        if chance(2) {
            let navigation = UINavigationController(rootViewController: listController())
            navigation.navigationBar.prefersLargeTitles = chance(2)
            self.navigation = navigation
            embed(navigation, CGRect(x: 10, y: 12, width: 120, height: 180))
        }
        if chance(3) {
            let pages = UIPageViewController(
                transitionStyle: chance(2) ? .pageCurl : .scroll,
                navigationOrientation: chance(3) ? .vertical : .horizontal)
            pages.setViewControllers([pageController()], direction: .forward, animated: false)
            self.pages = pages
            embed(pages, CGRect(x: 90, y: 100.5, width: 110, height: 130))
        }
    }

    private func embed(_ controller: UIViewController, _ frame: CGRect) {
        root.addChild(controller)
        controller.view.frame = frame
        controller.view.clipsToBounds = true
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
    }

    private func pageController() -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = color.withAlphaComponent(1)
        let label = UILabel(frame: CGRect(x: 8, y: 20, width: 90, height: 40))
        label.text = "Page \(random.below(100))"
        page.view.addSubview(label)
        return page
    }

    private func listController() -> UIViewController {
        let list = UITableViewController(style: chance(2) ? .plain : .insetGrouped)
        list.title = "List \(random.below(100))"
        list.tableView.dataSource = rows
        list.tableView.delegate = nil
        return list
    }

    // MARK: Views

    private func makeView() -> (String, UIView) {
        switch random.below(8) {
        case 0:
            let label = UILabel(frame: frame)
            label.text = "Some words, \(random.below(1_000))"
            label.numberOfLines = 0
            label.backgroundColor = chance(2) ? color : nil
            return ("label", label)
        case 1:
            let scrollView = UIScrollView(frame: frame)
            scrollView.backgroundColor = color
            scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 700)
            for row in 0..<random.below(20) {
                let view = UIView(frame: CGRect(x: 4, y: CGFloat(row) * 30, width: 60, height: chance(3) ? 22.5 : 25))
                view.backgroundColor = color
                scrollView.addSubview(view)
            }
            scrollViews.append(scrollView)
            return ("scroll view", scrollView)
        case 2:
            let table = UITableView(frame: frame, style: chance(2) ? .plain : .insetGrouped)
            table.dataSource = rows
            scrollViews.append(table)
            return ("table", table)
        case 3:
            let style: UIBlurEffect.Style = [.systemMaterial, .systemThinMaterial, .dark][random.below(3)]
            return ("material", framed(UIVisualEffectView(effect: UIBlurEffect(style: style))))
        case 4:
            let image = UIImageView(image: UIImage(systemName: ["star", "gear", "folder.fill"][random.below(3)]))
            return ("image", framed(image))
        default:
            let view = UIView(frame: frame)
            view.backgroundColor = color
            return ("view", view)
        }
    }

    private func framed(_ view: UIView) -> UIView {
        view.frame = frame
        return view
    }

    private func addView() {
        let (kind, view) = makeView()
        let parent = views.isEmpty || chance(2) ? root.view! : views[random.below(views.count)]
        let content = (parent as? UIVisualEffectView)?.contentView ?? parent
        let place = random.below(content.subviews.count + 1)
        content.insertSubview(view, at: place)
        views.append(view)
        log.append("add \(kind) \(views.count - 1) \(view.frame) in \(views.firstIndex(of: parent) ?? -1) at \(place)")
    }

    // MARK: Changes

    func change() {
        for _ in 0...random.below(3) {
            if chance(3) {
                log.append("animated:")
                UIView.animate(withDuration: 0.3, delay: 0, options: chance(2) ? [.curveLinear] : []) {
                    self.changeView()
                }
            } else {
                changeOnce()
            }
        }
    }

    private func changeOnce() {
        switch random.below(14) {
        case 0: addView()
        case 1: removeView()
        case 2: navigate()
        case 3: turnPage()
        case 4: present()
        case 5, 6, 7: scroll()
        default: changeView()
        }
    }

    private func removeView() {
        guard views.count > 3 else { return }
        let index = random.below(views.count)
        log.append("remove \(index)")
        let view = views.remove(at: index)
        views.removeAll { $0.isDescendant(of: view) }
        scrollViews.removeAll { $0.isDescendant(of: view) }
        view.removeFromSuperview()
    }

    private func navigate() {
        guard let navigation else { return }
        if navigation.viewControllers.count > 1, chance(2) {
            log.append("pop")
            navigation.popViewController(animated: !chance(4))
        } else {
            log.append("push")
            navigation.pushViewController(chance(2) ? listController() : pageController(), animated: !chance(4))
        }
    }

    private func turnPage() {
        guard let pages else { return }
        log.append("turn")
        pages.setViewControllers([pageController()], direction: chance(2) ? .forward : .reverse, animated: !chance(4))
    }

    private func present() {
        if root.presentedViewController != nil {
            log.append("dismiss")
            root.dismiss(animated: !chance(4))
        } else {
            log.append("present")
            let page = pageController()
            page.modalPresentationStyle = chance(2) ? .pageSheet : .overFullScreen
            if chance(2) { page.view.backgroundColor = color }
            root.present(page, animated: !chance(4))
        }
    }

    private func scroll() {
        guard !scrollViews.isEmpty else { return }
        let view = scrollViews[random.below(scrollViews.count)]
        let distance = number(-60...90)
        log.append("scroll \(views.firstIndex(of: view) ?? -1) by \(distance)")
        let offset = CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + distance)
        view.setContentOffset(offset, animated: chance(4))
    }

    private func changeView() {
        guard !views.isEmpty else { return }
        let index = random.below(views.count)
        let view = views[index]
        let isMaterial = view is UIVisualEffectView
        let kind = random.below(10)
        switch kind {
        case 0: view.frame = frame
        case 1: view.center.y += number(-20...20)
        case 2: view.isHidden.toggle()
        case 3: view.alpha = isMaterial || chance(2) ? 1 : number(0...1)
        case 4: view.backgroundColor = isMaterial ? nil : color
        case 5:
            view.transform =
                chance(2) ? .identity : CGAffineTransform(rotationAngle: number(-1...1)).scaledBy(x: 1.2, y: 0.9)
        case 6: view.layer.cornerRadius = chance(2) ? 0 : number(0...20)
        case 7: view.clipsToBounds.toggle()
        case 8:
            view.layer.shadowOpacity = chance(2) || isMaterial ? 0 : 0.5
            view.layer.borderWidth = chance(2) ? 0 : 2
        default: view.superview?.bringSubviewToFront(view)
        }
        log.append("change \(kind) of \(index): \(view.frame) alpha \(view.alpha)")
    }
}

/// Some rows of two sections.
@MainActor
private final class RowSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = indexPath.row % 3 == 0 ? .disclosureIndicator : .none
        return cell
    }
}
