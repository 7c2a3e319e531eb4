import UIKit

/// A controller without children in a random nest: it records its sizes when it appears, has a view that keeps its
/// margins, may show a configuration for missing content, and may act on its old container when it is freed.
@MainActor
final class NestLeaf: UIViewController {
    private let list: UIScrollView?
    private let listTop: CGFloat
    private let inner = UIView()
    private weak var container: UIViewController?
    /// Texts, a picker and a collection view, or `nil`.
    var form: NestForm?
    private var sizeInIsAppearing: CGSize?
    /// The number of events in the world, so that sizes are compared only without events in between.
    var moment: @MainActor () -> Int = { 0 }
    var report: @MainActor (String) -> Void = { _ in }
    var whenFreed: (@MainActor (UIViewController) -> Void)?
    private var momentOfIsAppearing = 0
    /// The configuration for missing content, from the next layout on.
    var missing: UIContentUnavailableConfiguration? {
        didSet { setNeedsUpdateContentUnavailableConfiguration() }
    }

    /// - Parameter listTop: The top of a scroll view, or `nil`.
    init(_ title: String, listTop: CGFloat?) {
        list = listTop.map { _ in UIScrollView() }
        self.listTop = listTop ?? 0
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        let (container, whenFreed) = (container, whenFreed)
        MainActor.assumeIsolated { if let container { whenFreed?(container) } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        inner.frame = view.bounds.insetBy(dx: 8, dy: 8)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.isUserInteractionEnabled = false
        if let list {
            list.contentSize = CGSize(width: 100, height: 2000)
            view.addSubview(list)
        }
        view.addSubview(inner)
        form.map(view.addSubview)
        // The guide is compared with the place of an empty state, which is updated at the same times.
        _ = view.keyboardLayoutGuide
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        super.updateContentUnavailableConfiguration(using: state)
        contentUnavailableConfiguration = missing
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Below the safe area if it is not at the top, so that its position follows from the bars' heights.
        let top = listTop == 0 ? 0 : view.safeAreaInsets.top + listTop
        list?.frame = CGRect(
            x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
        // `insetBy` returns the null rectangle if there is no room.
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        form?.frame = area.isNull ? .zero : area
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if let parent { container = parent }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        (sizeInIsAppearing, momentOfIsAppearing) = (view.bounds.size, moment())
        if view.bounds.isEmpty {
            report("\(title ?? "") has no size in viewIsAppearing: \(view.bounds.size)")
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let size = sizeInIsAppearing, momentOfIsAppearing == moment(), size != view.bounds.size
        else { return }
        report(
            "\(title ?? "") has \(size) in viewIsAppearing, and \(view.bounds.size) in viewDidAppear")
    }

    /// A description of a fault at rest.
    var fault: String? {
        // The solver's sums of thirds of points are not exact.
        let (place, wanted) = (inner.frame, view.bounds.insetBy(dx: 8, dy: 8))
        let differences = [
            place.minX - wanted.minX, place.minY - wanted.minY, place.maxX - wanted.maxX, place.maxY - wanted.maxY,
        ]
        guard differences.allSatisfy({ abs($0) < 1e-6 }) else {
            return "\(title ?? "") of \(view.bounds.size) has lost its margins: \(inner.frame)"
        }
        let shown = view.subviews.filter { $0 is UIContentUnavailableView }
        guard shown.count == (missing == nil ? 0 : 1) else {
            return "\(title ?? "") has \(shown.count) views for missing content"
        }
        guard let shown = shown.first else { return nil }
        guard shown === view.subviews.last else { return "\(title ?? "") has something in front of missing content" }
        let frame = shown.frame
        var room = view.bounds.inset(by: view.safeAreaInsets)
        // The empty state is above the keyboard.
        room.size.height = view.keyboardLayoutGuide.layoutFrame.minY - room.minY
        guard room.size.height >= 0, view.safeAreaInsets.top + view.safeAreaInsets.bottom <= view.bounds.height,
            view.safeAreaInsets.left + view.safeAreaInsets.right <= view.bounds.width,
            [frame.minX - room.minX, frame.minY - room.minY, frame.maxX - room.maxX, frame.maxY - room.maxY]
                .contains(where: { abs($0) > 0.01 })
        else { return nil }
        return "\(title ?? "") shows missing content in \(frame), not in \(room)"
    }
}
