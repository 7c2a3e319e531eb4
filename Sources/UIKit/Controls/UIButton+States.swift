import CoreGraphics
import Foundation

extension UIButton {
    // MARK: - Managing the title

    /// Sets the title for a state. States without a title have that for the normal one.
    public func setTitle(_ title: String?, for state: State) {
        stateValues[state].title = title
        if state == .normal, configuration != nil { configuration?.title = title }
        contentDidChange()
    }

    /// Sets the title with attributes for a state. It takes precedence over a plain title.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        stateValues[state].attributedTitle = title
        contentDidChange()
    }

    /// Sets the title's colour for a state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        stateValues[state].titleColor = color
        contentDidChange()
    }

    /// Sets the colour of the title's shadow for a state.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        stateValues[state].titleShadowColor = color
        contentDidChange()
    }

    /// The title for a state.
    public func title(for state: State) -> String? { stateValues.value(\.title, for: state) }

    /// The title with attributes for a state.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        stateValues.value(\.attributedTitle, for: state)
    }

    /// The title's colour for a state; white, or the tint colour, where none is set.
    public func titleColor(for state: State) -> UIColor? {
        stateValues.value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
    }

    /// The colour of the title's shadow for a state.
    public func titleShadowColor(for state: State) -> UIColor? { stateValues.value(\.titleShadowColor, for: state) }

    private func defaultTitleColor(for state: State) -> UIColor {
        guard buttonType == .system else { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }

    // MARK: - Managing images

    /// Sets the image for a state.
    public func setImage(_ image: UIImage?, for state: State) {
        stateValues[state].image = image
        if state == .normal, configuration != nil { configuration?.image = image }
        contentDidChange()
    }

    /// Sets the image behind everything for a state. It is stretched to the button.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        stateValues[state].backgroundImage = image
        contentDidChange()
    }

    /// The image for a state.
    public func image(for state: State) -> UIImage? { stateValues.value(\.image, for: state) }

    /// The image behind everything for a state.
    public func backgroundImage(for state: State) -> UIImage? { stateValues.value(\.backgroundImage, for: state) }

    // MARK: - Getting the current state

    /// The title that is shown.
    public var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// The title with attributes that is shown.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour that the title is shown in.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The colour that the title's shadow is shown in.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image that is shown.
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The image that is shown behind everything.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}
