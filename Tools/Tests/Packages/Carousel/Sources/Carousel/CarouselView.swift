import QuartzCore
import UIKit

@objc public protocol CarouselDataSource: AnyObject {
    @objc func numberOfPages(in carousel: CarouselView) -> Int
    @objc func carousel(_ carousel: CarouselView, viewForPageAt index: Int) -> UIView
}

@objc public protocol CarouselDelegate: UIScrollViewDelegate {
    @objc optional func carousel(_ carousel: CarouselView, didShow index: Int)
    @objc optional func carousel(_ carousel: CarouselView, didTap index: Int)
    @objc optional func carouselShouldRotate(_ carousel: CarouselView) -> Bool
}

/// Pages beside each other that change automatically.
@IBDesignable
public class CarouselView: UIView {
    @IBOutlet public weak var dataSource: CarouselDataSource?
    @IBOutlet public weak var delegate: CarouselDelegate?

    @IBInspectable public var interval: Double = 3
    @IBInspectable public var spacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    public let scrollView = UIScrollView()
    public let pageControl = UIPageControl()
    @objc public private(set) dynamic var currentPage = 0

    private var pages: [UIView] = []
    private var timer: Timer?
    private var link: CADisplayLink?
    private var offsetObservation: NSKeyValueObservation?
    private(set) var frames = 0
    /// The progress of the current page. The page control does not show it.
    public var onProgress: ((CGFloat) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        addSubview(scrollView)
        addSubview(pageControl)
        pageControl.addTarget(self, action: #selector(pageControlChanged(_:)), for: .valueChanged)
        offsetObservation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] scrollView, change in
            guard let self, let offset = change.newValue, scrollView.bounds.width > 0 else { return }
            self.onProgress?(offset.x / scrollView.bounds.width)
        }
    }

    deinit {
        timer?.invalidate()
        link?.invalidate()
    }

    // MARK: Pages

    @objc public func reloadData() {
        pages.forEach { $0.removeFromSuperview() }
        let count = dataSource?.numberOfPages(in: self) ?? 0
        pages = (0..<count).compactMap { dataSource?.carousel(self, viewForPageAt: $0) }
        for page in pages {
            page.isUserInteractionEnabled = true
            page.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            scrollView.addSubview(page)
        }
        pageControl.numberOfPages = count
        setNeedsLayout()
        layoutIfNeeded()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        for (place, page) in pages.enumerated() {
            page.frame = scrollView.bounds.insetBy(dx: spacing / 2, dy: 0)
            page.frame.origin.x = CGFloat(place) * bounds.width + spacing / 2
        }
        scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height)
        pageControl.frame = CGRect(x: 0, y: bounds.maxY - 26, width: bounds.width, height: 26)
    }

    @objc(showPage:animated:) public func show(page: Int, animated: Bool) {
        guard pages.indices.contains(page) else { return }
        scrollView.setContentOffset(CGPoint(x: CGFloat(page) * bounds.width, y: 0), animated: animated)
        if !animated { settle() }
    }

    @objc private func pageControlChanged(_ sender: UIPageControl) {
        show(page: sender.currentPage, animated: true)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let view = recognizer.view, let index = pages.firstIndex(of: view) else { return }
        delegate?.carousel?(self, didTap: index)
    }

    fileprivate func settle() {
        guard bounds.width > 0 else { return }
        let page = Int((scrollView.contentOffset.x / bounds.width).rounded())
        guard page != currentPage else { return }
        currentPage = page
        pageControl.currentPage = page
        delegate?.carousel?(self, didShow: page)
    }

    // MARK: Rotation

    public func startRotation() {
        stopRotation()
        let timer = Timer(timeInterval: interval, target: self, selector: #selector(rotate), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    public func stopRotation() {
        timer?.invalidate()
        timer = nil
    }

    @objc private func rotate() {
        guard delegate?.carouselShouldRotate?(self) != false, !pages.isEmpty else { return }
        show(page: (currentPage + 1) % pages.count, animated: false)
    }

    public func startCountingFrames() {
        link = CADisplayLink(target: self, selector: #selector(step(link:)))
        link?.add(to: .main, forMode: .common)
    }

    @objc private func step(link: CADisplayLink) { frames += 1 }
}

// MARK: - UIScrollViewDelegate

extension CarouselView: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        delegate?.scrollViewDidScroll?(scrollView)
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle()
        delegate?.scrollViewDidEndDecelerating?(scrollView)
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settle()
        delegate?.scrollViewDidEndScrollingAnimation?(scrollView)
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        return delegate?.scrollViewShouldScrollToTop?(scrollView) ?? false
    }
}
