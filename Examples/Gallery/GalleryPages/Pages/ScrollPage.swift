import UIKit

/// A picture that is larger than the screen, and paging.
final class ScrollPage: UIViewController, UIScrollViewDelegate {
    private let map = UIScrollView()
    private let mapView = MapView()
    private let pager = UIScrollView()
    private let pages = UIPageControl()
    private var cards: [UIView] = []
    private static let colors: [UIColor] = [.systemIndigo, .systemPink, .systemOrange, .systemGreen, .systemTeal]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        mapView.frame.size = CGSize(width: 1600, height: 1200)
        map.addSubview(mapView)
        map.contentSize = mapView.frame.size
        map.delegate = self
        map.minimumZoomScale = 0.5
        map.maximumZoomScale = 3
        map.layer.cornerRadius = 16
        map.clipsToBounds = true
        pager.isPagingEnabled = true
        pager.showsHorizontalScrollIndicator = false
        pager.delegate = self
        pager.layer.cornerRadius = 16
        pager.clipsToBounds = true
        for (index, color) in Self.colors.enumerated() {
            let card = UILabel()
            card.backgroundColor = color
            card.text = "Page \(index + 1)"
            card.textColor = .white
            card.textAlignment = .center
            card.font = .preferredFont(forTextStyle: .title1)
            cards.append(card)
            pager.addSubview(card)
        }
        pages.numberOfPages = Self.colors.count
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .label
        pages.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                pager.setContentOffset(
                    CGPoint(x: CGFloat(pages.currentPage) * pager.bounds.width, y: 0), animated: true)
            }, for: .valueChanged)
        for child in [map, pager, pages] { view.addSubview(child) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = max(0, view.bounds.width - 32)
        let height = max(0, view.bounds.height - 80)
        map.frame = CGRect(x: 16, y: 16, width: width, height: height * 0.62)
        let page = pages.currentPage
        pager.frame = CGRect(x: 16, y: map.frame.maxY + 16, width: width, height: height * 0.38 - 8)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: pager.bounds.height)
        }
        let size = CGSize(width: width * CGFloat(cards.count), height: pager.bounds.height)
        if pager.contentSize != size {
            pager.contentSize = size
            pager.contentOffset = CGPoint(x: CGFloat(page) * width, y: 0)
        }
        pages.frame = CGRect(x: 16, y: pager.frame.maxY + 4, width: width, height: 28)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView === map ? mapView : nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === pager, pager.isDragging || pager.isDecelerating, pager.bounds.width > 0 else { return }
        pages.currentPage = Int((pager.contentOffset.x / pager.bounds.width).rounded())
    }
}

/// Hills, a river and a road, drawn once.
private final class MapView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor(red: 0.86, green: 0.92, blue: 0.82, alpha: 1).setFill()
        UIBezierPath(rect: bounds).fill()
        for row in 0..<6 {
            for column in 0..<8 {
                let center = CGPoint(
                    x: CGFloat(column) * 200 + CGFloat(row % 2) * 100 + 60, y: CGFloat(row) * 200 + 100)
                for ring in 0..<4 {
                    let radius = CGFloat(86 - ring * 20) + CGFloat((row * 7 + column * 5) % 4) * 5
                    UIColor(red: 0.55 + 0.08 * CGFloat(ring), green: 0.74, blue: 0.5, alpha: 0.35).setFill()
                    UIBezierPath(
                        ovalIn: CGRect(
                            x: center.x - radius, y: center.y - radius * 0.8, width: 2 * radius, height: 1.6 * radius)
                    ).fill()
                }
            }
        }
        line(from: 180, swing: 150, width: 34, UIColor(red: 0.55, green: 0.75, blue: 0.93, alpha: 1))
        line(from: 760, swing: -120, width: 16, .white)
        line(from: 760, swing: -120, width: 10, UIColor(red: 0.98, green: 0.83, blue: 0.45, alpha: 1))
    }

    private func line(from start: CGFloat, swing: CGFloat, width: CGFloat, _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -20, y: start))
        for step in 0..<4 {
            let left = CGFloat(step) * 410
            let direction: CGFloat = step % 2 == 0 ? 1 : -1
            path.addCurve(
                to: CGPoint(x: left + 410, y: start + CGFloat(step) * 60),
                controlPoint1: CGPoint(x: left + 140, y: start + swing * direction),
                controlPoint2: CGPoint(x: left + 280, y: start + swing * direction + 60))
        }
        path.lineWidth = width
        color.setStroke()
        path.stroke()
    }
}
