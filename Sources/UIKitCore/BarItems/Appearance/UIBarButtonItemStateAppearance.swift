import Foundation

/// How a bar's buttons look in one state. What is not set for a state is as for the normal one.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    struct Values {
        var titleTextAttributes: [NSAttributedString.Key: Any]?
        var titlePositionAdjustment: UIOffset?
        var backgroundImage: UIImage?
        var backgroundImagePositionAdjustment: UIOffset?
    }

    /// Gone where only the state was kept; what is set then has no effect.
    private weak var owner: UIBarButtonItemAppearance?
    private let path: WritableKeyPath<UIBarButtonItemAppearance.States, Values>

    init(_ owner: UIBarButtonItemAppearance, _ path: WritableKeyPath<UIBarButtonItemAppearance.States, Values>) {
        (self.owner, self.path) = (owner, path)
        super.init()
    }

    nonisolated deinit {}

    private var values: Values {
        get { owner?.states[keyPath: path] ?? Values() }
        set {
            owner?.states[keyPath: path] = newValue
            owner?.didChange?()
        }
    }

    private var normal: Values { owner?.states.normal ?? Values() }

    /// How the title looks, beyond what the system says. The default is empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.titleTextAttributes ?? normal.titleTextAttributes ?? [:] }
        set { values.titleTextAttributes = newValue }
    }

    /// How far the title is moved. The default is zero.
    open var titlePositionAdjustment: UIOffset {
        get { values.titlePositionAdjustment ?? normal.titlePositionAdjustment ?? .zero }
        set { values.titlePositionAdjustment = newValue }
    }

    /// An image behind the button. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { values.backgroundImage ?? normal.backgroundImage }
        set { values.backgroundImage = newValue }
    }

    /// How far the image is moved. The default is zero.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { values.backgroundImagePositionAdjustment ?? normal.backgroundImagePositionAdjustment ?? .zero }
        set { values.backgroundImagePositionAdjustment = newValue }
    }
}
