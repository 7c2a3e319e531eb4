import Foundation
import UIFoundation
import UIKitCore

// Chosen (Controllers): The measures of a floating tab bar are chosen. Its appearance is as seen on iPadOS 18.
/// The bar over the top of a wide window: a capsule with titles, with a smaller capsule behind the selected title. If
/// not all titles fit, they scroll.
///
/// The appearance is as seen on iPadOS 18. The measures are not recorded.
final class TabCapsule: UIView {
    static let height: CGFloat = 40
    /// The height of the window's row in which the capsule is centered.
    static let rowHeight: CGFloat = 50
    private static let inset: CGFloat = 3

    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let strip = UIScrollView()
    private let selection = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        glass.clipsToBounds = true
        glass.isUserInteractionEnabled = false
        strip.showsHorizontalScrollIndicator = false
        strip.contentInsetAdjustmentBehavior = .never
        strip.scrollsToTop = false
        strip.clipsToBounds = true
        selection.isUserInteractionEnabled = false
        selection.isHidden = true
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 2)
        selection.layer.shadowOpacity = 0.12
        selection.layer.shadowRadius = 3
        selection.layer.shadowOffset = CGSize(width: 0, height: 1)
        selection.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.27, alpha: 0.95) : .white
        }
        addSubview(glass)
        addSubview(strip)
        strip.addSubview(selection)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        glass.layer.cornerRadius = bounds.height / 2
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
        strip.frame = CGRect(
            x: Self.inset, y: Self.inset, width: max(0, bounds.width - 2 * Self.inset),
            height: max(0, bounds.height - 2 * Self.inset))
        strip.layer.cornerRadius = strip.bounds.height / 2
    }

    /// Returns the width of a capsule that contains the given buttons.
    static func width(of buttons: [TabBarButton]) -> CGFloat {
        buttons.reduce(2 * inset) { $0 + $1.fittingWidth }
    }

    /// Places the buttons beside each other, and the selection capsule behind the selected button. A visible selection
    /// capsule moves with an animation.
    func layOut(_ buttons: [TabBarButton], selected: TabBarButton?, isRightToLeft: Bool) {
        layoutIfNeeded()
        let height = strip.bounds.height
        var x: CGFloat = 0
        for button in isRightToLeft ? buttons.reversed() : buttons {
            let width = button.fittingWidth
            button.frame = CGRect(x: x, y: 0, width: width, height: height)
            x += width
        }
        strip.contentSize = CGSize(width: x, height: height)
        strip.isScrollEnabled = x > strip.bounds.width + 0.5
        // If titles were removed, the scroll offset may be too large.
        let most = max(0, x - strip.bounds.width)
        if !strip.isTracking, strip.contentOffset.x > most { strip.contentOffset.x = most }
        guard let selected else { return selection.isHidden = true }
        let wasHidden = selection.isHidden
        selection.isHidden = false
        let place = {
            self.selection.center = selected.center
            guard self.selection.bounds.size != selected.bounds.size else { return }
            self.selection.bounds.size = selected.bounds.size
            self.selection.layer.cornerRadius = height / 2
        }
        guard selection.frame != selected.frame else { return }
        if wasHidden || window == nil {
            UIView.performWithoutAnimation(place)
        } else {
            UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState, animations: place)
        }
        reveal(selected)
    }

    private func reveal(_ button: TabBarButton) {
        guard strip.isScrollEnabled, !strip.isTracking else { return }
        let most = max(0, strip.contentSize.width - strip.bounds.width)
        let x = min(max(button.frame.midX - strip.bounds.width / 2, 0), most)
        strip.setContentOffset(CGPoint(x: x, y: 0), animated: window != nil)
    }
}

extension UITabBar {
    /// The superview of the buttons.
    var buttonHolder: UIView { isFloating ? madeCapsule.strip : self }

    private var madeCapsule: TabCapsule {
        if let capsule { return capsule }
        let made = TabCapsule(frame: bounds)
        capsule = made
        addSubview(made)
        return made
    }

    /// Called when `isFloating` has changed.
    func floatingDidChange() {
        capsule?.isHidden = !isFloating
        if isFloating { madeCapsule.isHidden = false }
        for button in buttons { buttonHolder.addSubview(button) }
        invalidateIntrinsicContentSize()
        updateAppearances()
    }

    /// The width of the capsule with all its titles.
    var floatingWidth: CGFloat { TabCapsule.width(of: buttons) }

    func layOutFloating() {
        madeCapsule.frame = bounds
        madeCapsule.layOut(
            buttons, selected: buttons.first { $0.item === selectedItem },
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
