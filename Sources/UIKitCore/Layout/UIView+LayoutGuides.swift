import Foundation

extension UIView {
    // MARK: Working with the system's layout guides

    // The names of the constraints are UIKit's, as recorded in messages; the readable guide's is unknown.
    private func insetGuide(
        _ name: String, pinName: (String) -> String? = { _ in nil }, inFrame: Bool = false, yields: Bool = false,
        _ insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) -> UILayoutGuide {
        systemGuide(name) { view in
            InsetLayoutGuide(
                of: view, in: inFrame ? view.guideOfFrame : nil, pinName: pinName, yields: yields, insets: insets)
        }
    }

    /// Returns the guide with a name, created on first use. It is not included in the view's `layoutGuides`.
    func systemGuide<Guide: SystemLayoutGuide>(_ name: String, _ make: (UIView) -> Guide) -> Guide {
        if let guide = extras?.systemGuides[name] as? Guide { return guide }
        let guide = make(self)
        guide.identifier = name
        extras?.guides.removeAll { $0 === guide }
        extrasForWriting.systemGuides[name] = guide
        return guide
    }

    var safeAreaGuide: UILayoutGuide {
        insetGuide(
            "UIViewSafeAreaLayoutGuide", pinName: { "UIViewSafeAreaLayoutGuide-\($0)" }, inFrame: true, yields: true
        ) { $0.safeAreaInsets }
    }

    var marginsGuide: UILayoutGuide {
        insetGuide("UIViewLayoutMarginsGuide", pinName: { "UIView-\($0)Margin-guide-constraint" }) { $0.layoutMargins }
    }

    var readableGuide: UILayoutGuide {
        systemGuide("UIViewReadableContentGuide") { view in
            InsetLayoutGuide(of: view, pinName: { _ in nil }, largestWidth: Self.readableWidth) { $0.layoutMargins }
        }
    }

    private static let keyboardGuideName = "UIViewKeyboardLayoutGuide"

    var keyboardGuide: UIKeyboardLayoutGuide {
        systemGuide(Self.keyboardGuideName) { UIKeyboardLayoutGuide(of: $0) }
    }

    /// The keyboard's guide, if it was created.
    var keyboardGuideIfMade: UIKeyboardLayoutGuide? {
        extras?.systemGuides[Self.keyboardGuideName] as? UIKeyboardLayoutGuide
    }

    /// Called when the view's size or margins have changed: dependent guides are updated before the next solution,
    /// which may precede the view's layout.
    func systemGuidesMayBeStale() {
        if let guides = extras?.systemGuides, !guides.isEmpty {
            LayoutEngine.current.staleGuides[ObjectIdentifier(self)] = Array(guides.values)
        }
        for view in subviewsStorage where view.flags.preservesSuperviewLayoutMargins { view.systemGuidesMayBeStale() }
    }

    func updateSystemGuides() {
        guard let guides = extras?.systemGuides, !guides.isEmpty else { return }
        for guide in guides.values { guide.updateConstants() }
    }
}
