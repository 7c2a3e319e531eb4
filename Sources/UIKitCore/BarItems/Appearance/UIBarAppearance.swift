import Foundation

/// How a bar looks: what is behind its items, and the line at its edge. The base of the appearances of each kind of bar.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.backgroundColor = .systemIndigo
///     navigationBar.standardAppearance = appearance
///     navigationBar.scrollEdgeAppearance = appearance
///
/// A bar keeps a copy, and follows what is changed in its copy.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarappearance>.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// Called after each change; set by who shows this copy.
    package final var didChange: (@MainActor () -> Void)?

    func notify() { didChange?() }

    // MARK: Creating an appearance

    /// Makes an appearance with the default background for the device.
    public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

    /// Makes an appearance with the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Makes an appearance with another one's background and shadow.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        background = barAppearance.background
        super.init()
    }

    /// Makes an appearance as a storyboard or nib describes it; of another coder one with the default background.
    public required init?(coder: NSCoder) {
        idiom = coder.ofDocument == nil ? .phone : UIDevice.current.userInterfaceIdiom
        super.init()
        if let coder = coder.ofDocument { decodeAppearance(from: coder) }
    }

    nonisolated deinit {}

    /// The kind of device that the appearance was made for.
    open internal(set) var idiom: UIUserInterfaceIdiom

    @MainActor package struct Background: @MainActor Equatable {
        private static let chrome = UIBlurEffect(style: .systemChromeMaterial)
        package var effect: UIBlurEffect? = Self.chrome
        package var color: UIColor?
        package var image: UIImage?
        package var imageContentMode = UIView.ContentMode.scaleToFill
        package var shadowColor: UIColor? = BarColors.shadow
        package var shadowImage: UIImage?

        package init() {}
    }

    package var background = Background() { didSet { notify() } }

    // MARK: Configuring the background

    /// Sets the system's background: what lies behind, blurred, and a line at the edge.
    open func configureWithDefaultBackground() { background = Background() }

    /// Sets an opaque background in the system's colour, and a line at the edge.
    open func configureWithOpaqueBackground() {
        background = Background()
        background.effect = nil
        background.color = .systemBackground
    }

    /// Sets no background, and no line.
    open func configureWithTransparentBackground() {
        background = Background()
        background.effect = nil
        background.shadowColor = nil
    }

    /// The blur of what lies behind the bar. The default is the material of bars, `systemChromeMaterial`; `nil` for none.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// A colour behind the items, over the blur. The default is `nil`.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// An image behind the items, over blur and colour. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// How `backgroundImage` fills the bar. The default is `scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue }
    }

    /// The colour of the line at the edge, or of `shadowImage` where that is a template; `nil` or clear for none.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// An image in place of the line at the edge. The default is `nil`.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    // MARK: Copying

    /// A copy, which changes by itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIBarAppearance { makeCopy() }
        return MainActor.assumeUnchecked(copied)
    }

    /// A copy, which changes by itself.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any { copy(with: nil) }

    // Preferred to the one above, so that the copy has the type of what is copied, as in UIKit.
    /// A copy, which changes by itself.
    open func copy() -> Self { makeCopy() }

    private func makeCopy() -> Self { type(of: self).init(barAppearance: self) }
}

extension UIBarAppearance {
    /// Whether nothing of what is behind the bar can be seen through it.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        if let color = background.color, color.resolvedColor(with: traits).cgColor.alpha >= 1 { return true }
        return false
    }
}
