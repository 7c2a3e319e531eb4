import QuartzCore
import UIKit

/// A stopwatch: digits and a dial as two pages, two round buttons, and the laps.
public final class StopwatchViewController: UIViewController, UITableViewDataSource {
    private var stopwatch = Stopwatch()
    private let digits = UILabel()
    private let dial = StopwatchDialView()
    private let pages = UIScrollView()
    private let pageControl = UIPageControl()
    private let leftButton = RoundButton(frame: .zero)
    private let rightButton = RoundButton(frame: .zero)
    private let laps = UITableView(frame: .zero, style: .plain)
    private var displayLink: CADisplayLink?

    /// Creates a stopwatch at zero.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Stopwatch"
        tabBarItem = UITabBarItem(title: "Stopwatch", image: UIImage(systemName: "stopwatch.fill"), tag: 2)
    }

    /// Always `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        digits.font = .monospacedDigitSystemFont(ofSize: 80, weight: .thin)
        digits.textAlignment = .center
        digits.adjustsFontSizeToFitWidth = true
        digits.minimumScaleFactor = 0.3
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.delegate = self
        pages.addSubview(digits)
        pages.addSubview(dial)
        pageControl.numberOfPages = 2
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.addAction(UIAction { [weak self] _ in self?.turnPage() }, for: .valueChanged)
        leftButton.addAction(UIAction { [weak self] _ in self?.pressLeft() }, for: .touchUpInside)
        rightButton.addAction(UIAction { [weak self] _ in self?.pressRight() }, for: .touchUpInside)
        laps.dataSource = self
        laps.allowsSelection = false
        laps.register(LapCell.self, forCellReuseIdentifier: "lap")
        for subview in [pages, pageControl, leftButton, rightButton, laps] { view.addSubview(subview) }
        show()
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stopTicking()
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if stopwatch.isRunning { startTicking() }
        showTime()
    }

    // MARK: Layout

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let isWide = safe.width > safe.height && safe.width >= 560
        // The face and the list are side by side in a view that is wider than high.
        let face =
            isWide
            ? safe.divided(atDistance: safe.width / 2, from: .minXEdge)
            : safe.divided(atDistance: min(safe.width + 40, safe.height * 0.58), from: .minYEdge)
        layoutFace(in: face.slice)
        laps.frame = face.remainder
    }

    private func layoutFace(in area: CGRect) {
        let button: CGFloat = 80
        let margin: CGFloat = 16
        let page = pages.bounds.width > 0 ? (pages.contentOffset.x / pages.bounds.width).rounded() : 0
        pages.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - button / 2 - margin))
        pages.contentSize = CGSize(width: area.width * 2, height: pages.bounds.height)
        digits.frame = CGRect(
            x: margin, y: 0, width: max(0, pages.bounds.width - 2 * margin), height: pages.bounds.height)
        let side = max(0, min(pages.bounds.width - 2 * margin, pages.bounds.height - 2 * margin))
        dial.frame = CGRect(
            x: area.width + (area.width - side) / 2, y: (pages.bounds.height - side) / 2, width: side, height: side)
        pages.contentOffset.x = page * area.width
        let y = area.maxY - button - margin
        leftButton.frame = CGRect(x: area.minX + margin, y: y, width: button, height: button)
        rightButton.frame = CGRect(x: area.maxX - margin - button, y: y, width: button, height: button)
        pageControl.frame = CGRect(x: area.midX - 60, y: y + button / 2 - 13, width: 120, height: 26)
    }

    private func turnPage() {
        let x = CGFloat(pageControl.currentPage) * pages.bounds.width
        pages.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }

    // MARK: Buttons

    private func pressLeft() {
        if stopwatch.isRunning {
            stopwatch.lap(at: CACurrentMediaTime())
            laps.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
            laps.reloadRows(
                at: (2..<max(2, stopwatch.laps.count + 1)).map { IndexPath(row: $0, section: 0) }, with: .none)
        } else {
            stopwatch.reset()
            laps.reloadData()
        }
        show()
    }

    private func pressRight() {
        let time = CACurrentMediaTime()
        if stopwatch.isRunning {
            stopwatch.stop(at: time)
            stopTicking()
        } else {
            stopwatch.start(at: time)
            startTicking()
            if laps.numberOfRows(inSection: 0) == 0 { laps.reloadData() }
        }
        show()
    }

    private func show() {
        leftButton.configure(stopwatch.isRunning || stopwatch.isReset ? "Lap" : "Reset", color: .systemGray)
        leftButton.isEnabled = !stopwatch.isReset
        rightButton.configure(
            stopwatch.isRunning ? "Stop" : "Start", color: stopwatch.isRunning ? .systemRed : .systemGreen)
        showTime()
    }

    // MARK: Time

    private func startTicking() {
        guard displayLink == nil else { return }
        let link = CADisplayLink(target: self, action: StopwatchViewController.tick(_:))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    private func stopTicking() {
        displayLink?.invalidate()
        displayLink = nil
    }

    private func tick(_ link: CADisplayLink) { showTime() }

    private func showTime() {
        let time = CACurrentMediaTime()
        digits.text = TimeText.hundredths(stopwatch.elapsed(at: time))
        dial.show(
            elapsed: stopwatch.elapsed(at: time), lap: stopwatch.laps.isEmpty ? nil : stopwatch.currentLap(at: time))
        guard let cell = laps.cellForRow(at: IndexPath(row: 0, section: 0)) as? LapCell else { return }
        cell.show(number: stopwatch.laps.count + 1, duration: stopwatch.currentLap(at: time), color: .label)
    }

    // MARK: Laps

    /// The completed laps, and the current lap once the stopwatch has run.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stopwatch.isReset ? 0 : stopwatch.laps.count + 1
    }

    /// A lap with its number and duration.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "lap", for: indexPath)
        guard let cell = cell as? LapCell else { return cell }
        // The newest lap is at the top: the current lap, then the completed laps.
        guard indexPath.row > 0 else {
            cell.show(
                number: stopwatch.laps.count + 1, duration: stopwatch.currentLap(at: CACurrentMediaTime()),
                color: .label)
            return cell
        }
        let index = stopwatch.laps.count - indexPath.row
        let color: UIColor =
            switch stopwatch.extremes {
            case .some(let extremes) where extremes.shortest == index: .systemGreen
            case .some(let extremes) where extremes.longest == index: .systemRed
            default: .label
            }
        cell.show(number: index + 1, duration: stopwatch.laps[index], color: color)
        return cell
    }
}

extension StopwatchViewController: UIScrollViewDelegate {
    /// Updates the page control.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === pages, pages.bounds.width > 0, pages.isTracking || pages.isDecelerating else { return }
        pageControl.currentPage = Int((pages.contentOffset.x / pages.bounds.width).rounded())
    }
}
