/// Reports a change of traits to a tree of views and controllers.
///
///     prepared ──announce()──▶ announced
///
/// After the preparation, each view below has its new traits, so that they are in effect during the announcement.
/// Announcing calls `traitCollectionDidChange(_:)` and registrations, parents before children, a controller before its
/// root view, each with the traits last reported to it.
///
/// A callback may change traits again. This change is announced immediately and in full, and is not reported a second
/// time: each environment that is still to be notified, by any announcement, has its last reported traits in
/// `traitsToReport`.
@MainActor
struct TraitAnnouncement {
    /// The environments with changed traits, in the order of notification.
    private var environments: [any InheritingTraitEnvironment] = []

    /// Prepares a change of the traits above a view (and its controller).
    init(above view: UIView, from old: UITraitCollection, to new: UITraitCollection) {
        view.inheritedTraitsStorage = new
        guard !old.hasSameTraits(as: new) else { return }
        prepare(Level(view: view, old: old, new: new))
    }

    /// Prepares a change of a view's traits.
    init(of view: UIView, from old: UITraitCollection, to new: UITraitCollection) {
        guard !old.hasSameTraits(as: new) else { return }
        prepare(view, from: old, to: new)
    }

    /// Prepares a change of a controller's traits.
    init(of controller: UIViewController, from old: UITraitCollection, to new: UITraitCollection) {
        guard !old.hasSameTraits(as: new) else { return }
        add(controller, old)
        guard let view = controller.viewStorage, let (old, new) = view.ownChange(from: old, to: new) else { return }
        prepare(view, from: old, to: new)
    }

    /// Whether the traits of all environments are unchanged.
    var isEmpty: Bool { environments.isEmpty }

    func announce() {
        for environment in environments {
            guard let old = environment.traitsToReport else { continue }
            environment.traitsToReport = nil
            environment.traitsDidChange(from: old)
        }
    }

    // MARK: Inside

    /// A view and the traits above it.
    private struct Level {
        let view: UIView
        let old: UITraitCollection
        let new: UITraitCollection
    }

    private mutating func add(_ environment: any InheritingTraitEnvironment, _ old: UITraitCollection) {
        environments.append(environment)
        if environment.traitsToReport == nil { environment.traitsToReport = old }
    }

    private mutating func prepare(_ view: UIView, from old: UITraitCollection, to new: UITraitCollection) {
        add(view, old)
        guard let below = view.changeOfSubviews(from: old, to: new) else { return }
        for subview in view.subviewsStorage {
            subview.inheritedTraitsStorage = below.new
            prepare(Level(view: subview, old: below.old, new: below.new))
        }
    }

    /// Prepares a view and its descendants. Iterates, since trees may be deep.
    private mutating func prepare(_ top: Level) {
        var levels = [top]
        while let level = levels.popLast() {
            let view = level.view
            var (old, new) = (level.old, level.new)
            if let controller = view.owningController {
                (old, new) = (controller.traits(from: old), controller.traits(from: new))
                guard !old.hasSameTraits(as: new) else { continue }
                add(controller, old)
            }
            guard let own = view.ownChange(from: old, to: new) else { continue }
            add(view, own.old)
            guard let below = view.changeOfSubviews(from: own.old, to: own.new) else { continue }
            for subview in view.subviewsStorage.reversed() {
                subview.inheritedTraitsStorage = below.new
                levels.append(Level(view: subview, old: below.old, new: below.new))
            }
        }
    }
}

extension UIView {
    /// Returns the view's traits for a change of the inherited traits; `nil` if its overrides hide the change.
    fileprivate func ownChange(
        from old: UITraitCollection, to new: UITraitCollection
    ) -> (old: UITraitCollection, new: UITraitCollection)? {
        guard let environment = extras?.environmentTraits, environment.areOverridden else { return (old, new) }
        let (old, new) = (environment.applied(to: old), environment.applied(to: new))
        return old.hasSameTraits(as: new) ? nil : (old, new)
    }

    /// Returns the traits that subviews inherit before and after a change of the view's traits; `nil` if an override
    /// in a window's class hides the change.
    fileprivate func changeOfSubviews(
        from old: UITraitCollection, to new: UITraitCollection
    ) -> (old: UITraitCollection, new: UITraitCollection)? {
        guard superviewStorage == nil, let window = self as? UIWindow else { return (old, new) }
        let old = subviewsStorage.first?.inheritedTraitsStorage ?? old
        let new = window.traitsOfSubviews(own: new)
        return old.hasSameTraits(as: new) ? nil : (old, new)
    }
}
