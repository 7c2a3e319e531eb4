import CoreGraphics
import Foundation
import QuartzCore

/// The dots of a page control that fit into its bounds.
///
/// The measures were taken from Apple's control with 14 and more pages: 18 points between the centers of two dots, 10
/// points at both ends, a height of 26 points, and dots of 7.59 points.
@MainActor
final class PageDots {
    var images: [Int: UIImage] = [:] { didSet { largestImage = nil } }
    var currentImages: [Int: UIImage] = [:] { didSet { largestImage = nil } }
    /// The maximum width and height of all images that were set for single pages. Computed on demand.
    private var largestImage: CGSize?
    private let background = UIView()
    private var views: [Int: PageDot] = [:]
    /// The first page with a visible dot.
    private var first = 0

    private static let pitch: CGFloat = 18
    private static let margin: CGFloat = 10
    private static let height: CGFloat = 26
    static let diameter: CGFloat = 7.59
    /// The additional length of the current dot while it shows progress.
    static let progressLength: CGFloat = 20
    /// The maximum number of dots that are measured. A screen has no space for more dots.
    private static let mostMeasured = 10_000

    nonisolated deinit {}

    func add(to control: UIPageControl) {
        background.isUserInteractionEnabled = false
        background.alpha = 0
        control.addSubview(background)
    }

    func forgetImages(from count: Int) {
        images = images.filter { $0.key < count }
        currentImages = currentImages.filter { $0.key < count }
    }

    // MARK: - Geometry

    private func isVertical(_ control: UIPageControl) -> Bool {
        control.direction == .topToBottom || control.direction == .bottomToTop
    }

    private func isBackwards(_ control: UIPageControl) -> Bool {
        switch control.direction {
        case .natural: control.effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    /// Returns the distance between the centers of two dots, which is larger if images are larger than a dot.
    private func pitch(of control: UIPageControl) -> CGFloat {
        let common = [control.preferredIndicatorImage, control.preferredCurrentPageIndicatorImage].compactMap {
            $0?.size
        }
        let isVertical = isVertical(control)
        return (common + [sizeOfLargestImage]).reduce(Self.pitch) { max($0, (isVertical ? $1.height : $1.width) + 8) }
    }

    private var sizeOfLargestImage: CGSize {
        if let largestImage { return largestImage }
        var largest = CGSize.zero
        for image in [images.values, currentImages.values].joined() {
            largest.width = max(largest.width, image.size.width)
            largest.height = max(largest.height, image.size.height)
        }
        largestImage = largest
        return largest
    }

    func size(forPages count: Int, of control: UIPageControl) -> CGSize {
        let pages = CGFloat(min(count, Self.mostMeasured))
        let extra = control.progress == nil || count == 0 ? 0 : Self.progressLength
        let length = pages * pitch(of: control) + 2 * Self.margin + extra
        return isVertical(control)
            ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
    }

    /// Returns the number of dots that fit. If not all dots fit, the number is odd, so that the current dot can be
    /// centered.
    private func room(_ control: UIPageControl) -> Int {
        let length = isVertical(control) ? control.bounds.height : control.bounds.width
        let extra = control.progress == nil ? 0 : Self.progressLength
        let fitting = (length - 2 * Self.margin - extra + 0.5) / pitch(of: control)
        guard fitting.isFinite, fitting >= 1 else { return 1 }
        return min(Int(min(fitting, CGFloat(Self.mostMeasured))), control.numberOfPages)
    }

    /// Returns the page for the location of a finger that slides along the dots. If not all dots are visible, the page
    /// changes at twice the speed of the finger.
    func page(at place: CGPoint, from finger: PageFinger, of control: UIPageControl) -> Int {
        let along = { (point: CGPoint) in self.isVertical(control) ? point.y : point.x }
        let pitch = pitch(of: control)
        if room(control) < control.numberOfPages {
            let way = (along(place) - along(finger.start)) / (pitch / 2)
            let steps = Int(min(max(way, -1e6), 1e6).rounded())
            // The sum can overflow, since the number of pages may be `Int.max`.
            let (page, isBeyond) = finger.page.addingReportingOverflow(isBackwards(control) ? -steps : steps)
            return isBeyond ? .max : page
        }
        let middle = along(CGPoint(x: control.bounds.midX, y: control.bounds.midY))
        let index = ((along(place) - middle) / pitch + CGFloat(control.numberOfPages - 1) / 2).rounded()
        let clamped = Int(min(max(index, 0), CGFloat(control.numberOfPages - 1)))
        return isBackwards(control) ? control.numberOfPages - 1 - clamped : clamped
    }

    /// Returns the number of pages that a tap moves: 1 or -1, depending on the side of the center that was tapped.
    func steps(at place: CGPoint, of control: UIPageControl) -> Int {
        let isBefore = isVertical(control) ? place.y < control.bounds.midY : place.x < control.bounds.midX
        return isBefore != isBackwards(control) ? -1 : 1
    }

    // MARK: - Layout

    func layoutAnimated(_ control: UIPageControl) {
        guard control.window != nil, !views.isEmpty else { return control.setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.layout(control)
        }
    }

    func layout(_ control: UIPageControl) {
        let count = control.numberOfPages
        guard count > (control.hidesForSinglePage ? 1 : 0) else {
            for dot in views.values { dot.removeFromSuperview() }
            views = [:]
            background.alpha = 0
            return
        }
        let room = room(control)
        let current = control.currentPage
        // The range of visible dots moves so that the current page is not at its ends.
        let away = room > 4 ? 2 : 0
        first = min(max(first, current - (room - 1 - away)), current - away)
        first = min(max(first, 0), count - room)
        let shown = first..<(first + room)
        for (page, dot) in views where !shown.contains(page) {
            dot.removeFromSuperview()
            views[page] = nil
        }
        for page in shown { layoutDot(of: page, in: shown, of: control) }
        layoutBackground(count: room, of: control)
    }

    private func layoutDot(of page: Int, in shown: Range<Int>, of control: UIPageControl) {
        let isNew = views[page] == nil
        let dot = views[page] ?? PageDot()
        views[page] = dot
        if isNew { control.addSubview(dot) }
        let change = {
            let isCurrent = page == control.currentPage
            let own = self.images[page] ?? control.preferredIndicatorImage
            let image =
                isCurrent ? self.currentImages[page] ?? control.preferredCurrentPageIndicatorImage ?? own : own
            let progress = isCurrent && image == nil ? control.progress : nil
            dot.show(
                image, color: isCurrent ? Self.currentColor(control) : Self.color(control), progress: progress,
                trackColor: Self.color(control), isVertical: self.isVertical(control),
                isBackwards: self.isBackwards(control))
            dot.center = self.center(of: page, in: shown, of: control)
            let scale = Self.scale(of: page, in: shown, count: control.numberOfPages)
            dot.transform = CGAffineTransform(scaleX: scale, y: scale)
            dot.alpha = control.isEnabled ? 1 : 0.5
        }
        if isNew { UIView.performWithoutAnimation(change) } else { change() }
    }

    private static func color(_ control: UIPageControl) -> UIColor {
        control.pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
    }

    private static func currentColor(_ control: UIPageControl) -> UIColor {
        control.currentPageIndicatorTintColor ?? .white
    }

    private func center(of page: Int, in shown: Range<Int>, of control: UIPageControl) -> CGPoint {
        let pitch = pitch(of: control)
        var offset = (CGFloat(page - shown.lowerBound) - CGFloat(shown.count - 1) / 2) * pitch
        // A dot that shows progress is longer, so the dots after it are moved.
        if control.progress != nil {
            offset += (page < control.currentPage ? -1 : page > control.currentPage ? 1 : 0) * Self.progressLength / 2
        }
        if isBackwards(control) { offset = -offset }
        return isVertical(control)
            ? CGPoint(x: control.bounds.midX, y: control.bounds.midY + offset)
            : CGPoint(x: control.bounds.midX + offset, y: control.bounds.midY)
    }

    /// Returns the scale of a dot. The dots are smaller near an end of the visible range that has more pages beyond
    /// it.
    private static func scale(of page: Int, in shown: Range<Int>, count: Int) -> CGFloat {
        guard shown.count > 4 else { return 1 }
        let before = shown.lowerBound > 0 ? page - shown.lowerBound : 2
        let after = shown.upperBound < count ? shown.upperBound - 1 - page : 2
        return switch min(before, after) {
        case 0: 0.45
        case 1: 0.72
        default: 1
        }
    }

    private func layoutBackground(count: Int, of control: UIPageControl) {
        let isShown =
            switch control.backgroundStyle {
            case .automatic: control.interactionState == .continuous
            case .prominent: true
            case .minimal: false
            }
        let size = size(forPages: count, of: control)
        background.frame = CGRect(
            x: control.bounds.midX - size.width / 2, y: control.bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        background.layer.cornerRadius = Self.height / 2
        background.backgroundColor = .secondarySystemFill
        background.alpha = isShown ? 1 : 0
    }
}
