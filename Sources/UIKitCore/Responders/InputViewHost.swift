import Foundation

/// Holds the accessory view and, below it, the input view, in front of everything else in their window.
///
/// The next responder after its views is the responder that provided them, so that events of a text field in an
/// accessory bar reach its controller. (Chosen: UIKit shows them in a window of its own, and does not document what
/// comes after it.)
final class InputViewHost: UIView {
    struct Views: Equatable {
        var accessory: UIView?
        var input: UIView?
    }

    private(set) var views = Views()
    weak var provider: UIResponder?
    /// The controllers of the views.
    var controllers: [UIViewController] = []
    private weak var owner: InputViews?

    init(owner: InputViews) {
        self.owner = owner
        super.init(frame: .zero)
        flags.staysInFront = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? {
        guard let provider, !chainContainsHost(from: provider) else { return superview }
        return provider
    }

    /// Whether the chain from a responder contains the host: it is one of its views, or in them.
    private func chainContainsHost(from responder: UIResponder) -> Bool {
        var current: UIResponder? = responder
        while let candidate = current, !(candidate is UIWindow) {
            if candidate === self { return true }
            current = candidate.next
        }
        return false
    }

    // MARK: Exchanging the views

    func show(_ new: Views) {
        guard new != views else { return }
        let old = views
        views = new
        for view in [old.accessory, old.input] where view != nil && view !== new.accessory && view !== new.input {
            if view?.superview === self { view?.removeFromSuperview() }
        }
        add(new.accessory, edge: \.topAnchor)
        add(new.input, edge: \.bottomAnchor)
        setNeedsLayout()
    }

    private func add(_ view: UIView?, edge: KeyPath<UIView, NSLayoutYAxisAnchor>) {
        guard let view, view.superview !== self else { return }
        addSubview(view)
        // `addSubview` refuses a view that contains the host.
        guard view.superview === self, !view.translatesAutoresizingMaskIntoConstraints else { return }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view[keyPath: edge].constraint(equalTo: self[keyPath: edge]),
        ])
    }

    // MARK: Arranging them

    /// The height of both views in a window of a size; never more than the window's.
    func height(in size: CGSize) -> CGFloat {
        min(height(of: views.accessory, in: size) + height(of: views.input, in: size), size.height)
    }

    /// A view with a flexible height, and one that constraints place, determines its height itself; any other has that
    /// of its frame, or without one that of its content.
    private func height(of view: UIView?, in size: CGSize) -> CGFloat {
        guard let view, view.superview === self else { return 0 }
        if let keyboard = view as? KeyboardView { return keyboard.height(in: size) }
        let isPlaced = !view.translatesAutoresizingMaskIntoConstraints
        let sizesItself = (view as? UIInputView)?.allowsSelfSizing == true
        if !isPlaced, !sizesItself, !view.autoresizingMask.contains(.flexibleHeight), view.frame.height > 0 {
            return view.frame.height
        }
        let content = view.intrinsicContentSize.height
        if !isPlaced, content.isFinite, content >= 0 { return content }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if fitting.isFinite, fitting > 0 { return fitting }
        return max(0, view.frame.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = superview?.bounds.size ?? bounds.size
        var y: CGFloat = 0
        for view in [views.accessory, views.input] {
            guard let view, view.superview === self else { continue }
            let height = height(of: view, in: size)
            if view.translatesAutoresizingMaskIntoConstraints {
                let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
                if view.frame != frame { view.frame = frame }
            }
            y += height
        }
        owner?.layOut()
    }
}
