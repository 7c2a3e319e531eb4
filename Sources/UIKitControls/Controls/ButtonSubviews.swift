import CoreGraphics
import Foundation

/// The subviews of a button, each created on demand.
@MainActor
final class ButtonSubviews {
    private(set) var effect: UIVisualEffectView?
    private(set) var background: UIView?
    private(set) var backgroundImage: UIImageView?
    private(set) var image: UIImageView?
    private(set) var title: UILabel?
    private(set) var subtitle: UILabel?
    private(set) var indicator: UIActivityIndicatorView?
    private(set) var popUpIndicator: UIImageView?

    func title(in button: UIButton) -> UILabel {
        if let title { return title }
        let label = UILabel()
        AppearanceRegistry.withoutCustomizing {
            label.font = .systemFont(ofSize: button.configuration == nil ? 15 : 17)
        }
        label.lineBreakMode = .byTruncatingMiddle
        title = label
        button.addSubview(label)
        return label
    }

    func subtitle(in button: UIButton) -> UILabel {
        if let subtitle { return subtitle }
        let label = UILabel()
        subtitle = label
        button.addSubview(label)
        return label
    }

    func image(in button: UIButton) -> UIImageView {
        if let image { return image }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        image = view
        button.insertSubview(view, at: backgroundCount + (backgroundImage == nil ? 0 : 1))
        return view
    }

    func indicator(in button: UIButton) -> UIActivityIndicatorView {
        if let indicator { return indicator }
        let view = UIActivityIndicatorView(style: .medium)
        indicator = view
        button.addSubview(view)
        return view
    }

    func popUpIndicator(in button: UIButton) -> UIImageView {
        if let popUpIndicator { return popUpIndicator }
        let view = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        view.contentMode = .scaleAspectFit
        popUpIndicator = view
        button.addSubview(view)
        return view
    }

    func background(in button: UIButton) -> UIView {
        if let background { return background }
        let view = UIView()
        view.isUserInteractionEnabled = false
        background = view
        button.insertSubview(view, at: effect == nil ? 0 : 1)
        return view
    }

    /// The number of views behind the background image.
    private var backgroundCount: Int { (effect == nil ? 0 : 1) + (background == nil ? 0 : 1) }

    func effect(in button: UIButton) -> UIVisualEffectView {
        if let effect { return effect }
        let view = UIVisualEffectView(effect: nil)
        view.isUserInteractionEnabled = false
        effect = view
        button.insertSubview(view, at: 0)
        return view
    }

    func backgroundImage(in button: UIButton) -> UIImageView {
        if let backgroundImage { return backgroundImage }
        let view = UIImageView()
        backgroundImage = view
        button.insertSubview(view, at: backgroundCount)
        return view
    }
}
