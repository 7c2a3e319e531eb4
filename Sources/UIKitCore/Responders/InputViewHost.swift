import Foundation

// Chosen (Text input): The next responder of an input view or input accessory view is the responder that provided it.
// (UIKit does not document it.)
/// Contains the accessory view and, below it, the input view, in front of the window's content.
///
/// The next responder of its views is the responder that provided them, so that events of a text field in an accessory
/// bar reach its controller. (UIKit shows them in a separate window, and does not document its next responder.)
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
    /// The keyboard's background behind an input view.
    private let backdrop = UIView()

    init(owner: InputViews) {
        self.owner = owner
        super.init(frame: .zero)
        flags.staysInFront = true
        backdrop.backgroundColor = KeyboardColors.background
        backdrop.isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? {
        guard let provider, !chainContainsHost(from: provider) else { return superview }
        return provider
    }

    /// Returns whether the chain from a responder contains the host: the responder is one of its views or inside them.
    private func chainContainsHost(from responder: UIResponder) -> Bool {
        var current: UIResponder? = responder
        while let candidate = current, !(candidate is UIWindow) {
            if candidate === self { return true }
            current = candidate.next
        }
        return false
    }

    // MARK: Replacing the views

    /// The former input view, while it slides down below the remaining accessory view.
    private var leaving: UIView?

    /// Replaces the views.
    ///
    /// - Parameter keepsInput: Whether a former input view without a successor remains below the accessory view until
    ///   `removeLeaving()`.
    func show(_ new: Views, keepsInput: Bool) {
        guard new != views else { return }
        let old = views
        views = new
        if leaving !== new.input { removeLeaving() }
        leaving = keepsInput && new.input == nil ? old.input ?? leaving : nil
        for view in [old.accessory, old.input] where view !== new.accessory && view !== new.input && view !== leaving {
            if let view { remove(view) }
        }
        add(new.accessory, edge: \.topAnchor)
        add(new.input, edge: \.bottomAnchor)
        setNeedsLayout()
    }

    /// Removes the former input view.
    func removeLeaving() {
        guard let leaving else { return }
        self.leaving = nil
        remove(leaving)
    }

    private func remove(_ view: UIView) {
        view.observeConstraints(nil)
        if view.superview === self { view.removeFromSuperview() }
    }

    private func add(_ view: UIView?, edge: KeyPath<UIView, NSLayoutYAxisAnchor>) {
        guard let view, view.superview !== self else { return }
        addSubview(view)
        // `addSubview` refuses a view that contains the host.
        guard view.superview === self else { return }
        if sizesItself(view) { view.observeConstraints { [weak self] in self?.setNeedsLayout() } }
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view[keyPath: edge].constraint(equalTo: self[keyPath: edge]),
        ])
    }

    // MARK: Layout

    /// Returns the height of both views in a window of a size; never more than the window's.
    func height(in size: CGSize) -> CGFloat {
        min(height(of: views.accessory, in: size) + height(of: views.input, in: size) + space(in: size), size.height)
    }

    // Chosen (Text): An input view with the height of its `intrinsicContentSize`, such as a picker, is above the
    // bottom of the safe area; other input views extend to the edge. The keyboard's background is behind both.
    /// Returns whether the content of a view determines its height: constraints place it, or its height is flexible.
    /// The layout engine treats the frame of such a view as provisional.
    func sizesItself(_ view: UIView) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints || view.autoresizingMask.contains(.flexibleHeight)
            || (view as? UIInputView)?.allowsSelfSizing == true
    }

    /// Returns the height of the content if the view sizes itself or has no height; otherwise the height of its frame.
    /// Constraints inside the view take precedence over its `intrinsicContentSize`, which may be zero.
    private func height(of view: UIView?, in size: CGSize) -> CGFloat {
        guard let view, view.superview === self else { return 0 }
        if let keyboard = view as? KeyboardView { return keyboard.height(in: size) }
        if !sizesItself(view), view.frame.height > 0 { return view.frame.height }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if fitting.isFinite, fitting > 0 { return fitting }
        return max(0, view.frame.height)
    }

    /// Returns the space below an input view with the height of its `intrinsicContentSize`, such as a picker: the view
    /// does not extend into the bottom of the safe area. (A view with a different height extends to the edge and has
    /// safe area insets.)
    private func space(in size: CGSize) -> CGFloat {
        guard let input = views.input, !(input is KeyboardView) else { return 0 }
        let content = input.intrinsicContentSize.height
        guard content > 0, content == height(of: input, in: size) else { return 0 }
        return superview?.safeAreaInsets.bottom ?? 0
    }

    /// Returns the safe area of the views at the bottom of the window, even while they slide: the host starts below
    /// the window.
    override func safeAreaInsetsOfSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        var insets = superview?.safeAreaInsets ?? insets
        insets.top = 0
        return insets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = superview?.bounds.size ?? bounds.size
        var y: CGFloat = 0
        let input = views.input ?? leaving
        for view in [views.accessory, input] {
            guard let view, view.superview === self else { continue }
            let height = height(of: view, in: size)
            if view.translatesAutoresizingMaskIntoConstraints {
                let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
                if view.frame != frame { view.frame = frame }
            }
            if view === input { placeBackdrop(from: y, to: max(bounds.height, y + height)) }
            y += height
        }
        backdrop.isHidden = input == nil || input is KeyboardView
        owner?.layOut()
    }

    private func placeBackdrop(from y: CGFloat, to bottom: CGFloat) {
        if backdrop.superview == nil { insertSubview(backdrop, at: 0) }
        backdrop.frame = CGRect(x: 0, y: y, width: bounds.width, height: bottom - y)
    }
}
