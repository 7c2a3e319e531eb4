import Foundation

/// The appearance of a bar: the background behind its items and the line at its edge. The base class of the
/// appearances of each kind of bar.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.backgroundColor = .systemIndigo
///     navigationBar.standardAppearance = appearance
///     navigationBar.scrollEdgeAppearance = appearance
///
/// A bar stores a copy of its appearance, and updates when that copy changes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarappearance>.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// Called after each change; set by the bar that shows this copy.
    package final var didChange: (@MainActor () -> Void)?

    func notify() { didChange?() }

    // MARK: Creating an appearance

    /// Creates an appearance with the default background for the device.
    public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

    /// Creates an appearance with the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Creates an appearance with the background and shadow of an existing appearance.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        background = barAppearance.background
        super.init()
    }

    /// Creates an appearance from a storyboard or nib. Other coders create an appearance with the default background.
    public required init?(coder: NSCoder) {
        idiom = coder.ofDocument == nil ? .phone : UIDevice.current.userInterfaceIdiom
        super.init()
        if let coder = coder.ofDocument { decodeAppearance(from: coder) }
    }

    nonisolated deinit {}

    /// The kind of device for which the appearance was created.
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

    /// Sets the system's background: a blur of the content behind the bar, and a line at the edge.
    open func configureWithDefaultBackground() { background = Background() }

    /// Sets an opaque background in the system's color, and a line at the edge.
    open func configureWithOpaqueBackground() {
        background = Background()
        background.effect = nil
        background.color = .systemBackground
    }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() {
        background = Background()
        background.effect = nil
        background.shadowColor = nil
    }

    /// The blur of the content behind the bar. The default is the material of bars, `systemChromeMaterial`; `nil`
    /// removes the blur.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// A color behind the items, over the blur. The default is `nil`.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// An image behind the items, over the blur and the color. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// How `backgroundImage` fills the bar. The default is `scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue }
    }

    /// The color of the line at the edge, or of a template `shadowImage`; `nil` or a clear color removes the line.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// An image that replaces the line at the edge. The default is `nil`.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    // MARK: Copying

    /// Returns an independent copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIBarAppearance { makeCopy() }
        return MainActor.assumeUnchecked(copied)
    }

    /// Returns an independent copy.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any { copy(with: nil) }

    // Preferred to `copy()` above, so that the copy has the type of the original, as in UIKit.
    /// Returns an independent copy.
    open func copy() -> Self { makeCopy() }

    private func makeCopy() -> Self { type(of: self).init(barAppearance: self) }
}

extension UIBarAppearance {
    /// Returns whether the bar hides all content behind it.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        if let color = background.color, color.resolvedColor(with: traits).cgColor.alpha >= 1 { return true }
        return false
    }
}
