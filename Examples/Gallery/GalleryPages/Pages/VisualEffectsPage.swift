import UIKit

/// Materials over a moving picture.
final class VisualEffectsPage: UIViewController {
    private static let styles: [(UIBlurEffect.Style, String)] = [
        (.systemUltraThinMaterial, "Ultra thin"), (.systemThinMaterial, "Thin"), (.systemMaterial, "Regular"),
        (.systemThickMaterial, "Thick"), (.systemChromeMaterial, "Chrome"),
    ]
    private let backdrop = BackdropPicture()
    private let panels = VisualEffectsPage.styles.map { style, name in
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: style))
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .headline)
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = panel.contentView.bounds
        panel.contentView.addSubview(label)
        panel.layer.cornerRadius = 16
        panel.clipsToBounds = true
        return panel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        view.addSubview(backdrop)
        for panel in panels { view.addSubview(panel) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        backdrop.frame = view.bounds
        let gap: CGFloat = 16
        let width = max(0, min(view.bounds.width - 64, 480))
        let height = max(0, (view.bounds.height - gap * CGFloat(panels.count + 3)) / CGFloat(panels.count))
        for (index, panel) in panels.enumerated() {
            panel.frame = CGRect(
                x: (view.bounds.width - width) / 2, y: 2 * gap + CGFloat(index) * (height + gap), width: width,
                height: height)
        }
    }
}

/// Colored discs that drift, animated by the display.
private final class BackdropPicture: UIView {
    private let discs = [UIColor.systemRed, .systemYellow, .systemBlue, .systemGreen, .systemPurple, .systemOrange].map
    {
        let disc = UIView()
        disc.backgroundColor = $0
        return disc
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
        for disc in discs { addSubview(disc) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(bounds.width, bounds.height) * 0.36
        for (index, disc) in discs.enumerated() {
            let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
            disc.bounds.size = CGSize(width: side, height: side)
            disc.center = CGPoint(
                x: bounds.width * (0.22 + 0.56 * column), y: bounds.height * (0.18 + 0.3 * row + 0.08 * column))
            disc.layer.cornerRadius = side / 2
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        for (index, disc) in discs.enumerated() {
            disc.layer.removeAllAnimations()
            guard window != nil else { continue }
            let drift = CABasicAnimation(keyPath: "position.x")
            drift.byValue = index % 2 == 0 ? 90 : -90
            drift.duration = 3 + Double(index) * 0.4
            drift.autoreverses = true
            drift.repeatCount = .infinity
            drift.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            disc.layer.add(drift, forKey: "drift")
        }
    }
}
