import CoreGraphics

/// The target of a touch, as a test on a stage finds it.
enum TouchTarget: Equatable {
    case identifier(String)
    case text(String)
    /// A target without a name.
    case point(CGPoint)

    /// The code of the stage's element; `nil` for a point.
    var element: String? {
        switch self {
        case .identifier(let identifier): "stage.find(identifier: \(SwiftText.literal(identifier)))"
        case .text(let text): "stage.find(\(SwiftText.literal(text)))"
        case .point: nil
        }
    }

    // MARK: Finding a name

    /// The longest name, in bytes. (Longer texts are not names.)
    private static let longestName = 100
    /// The maximum number of texts tried in a cell or control.
    private static let mostTexts = 4

    /// Names the target of a touch at a point of the screen: by an identifier or else by a text, of the view under the
    /// finger or of the view that is touched as a whole. A name is valid if a stage finds a single view by it, and a
    /// touch of that view's center hits the same view, or the same cell.
    @MainActor
    static func named(at point: CGPoint, in scene: UIWindowScene) -> TouchTarget {
        guard let hit = SceneInput.hitTest(point, in: scene, with: nil) else { return .point(point) }
        let owner = owner(of: hit.view)
        var views = VisibleViews.inside(hit.view) { $0.bounds.contains($0.convert(hit.location, from: hit.window)) }
        switch (owner as? any ScreenElement)?.isTouchedAsWhole {
        // A touch at a different location in the owner has a different effect.
        case false?: views.removeAll { $0 === owner }
        case true?: views += ancestors(of: hit.view, through: owner)
        case nil: break
        }

        func leads(_ matches: (UIView) -> Bool) -> Bool {
            let found = VisibleViews.matching(in: scene.windows, matches)
            guard let view = found.first, found.count == 1 else { return false }
            guard let other = SceneInput.hitTest(VisibleViews.middle(of: view), in: scene, with: nil)?.view else {
                return false
            }
            return other === hit.view || isPlain(hit.view, in: owner) && isPlain(other, in: owner)
        }
        for identifier in views.compactMap(\.accessibilityIdentifier) where isName(identifier) {
            if leads({ VisibleViews.isIdentified($0, by: identifier) }) { return .identifier(identifier) }
        }
        var texts = views.flatMap { [VisibleViews.text(of: $0), $0.accessibilityLabel] }.compactMap(\.self)
        if views.contains(where: { $0 === owner }), owner is any ScreenElement {
            texts += VisibleViews.texts(in: owner).prefix(mostTexts)
        }
        for text in texts where isName(text) {
            if leads({ VisibleViews.isMatch($0, to: text) }) { return .text(text) }
        }
        return .point(point)
    }

    private static func isName(_ text: String) -> Bool { !text.isEmpty && text.utf8.count <= longestName }

    /// Returns whether a touch of a view is equivalent to a touch of its cell: no recognizer is between.
    @MainActor
    private static func isPlain(_ view: UIView, in owner: UIView) -> Bool {
        guard self.owner(of: view) === owner, (owner as? any ScreenElement)?.takesTouchesOfSubviews == true else {
            return false
        }
        return ([view] + ancestors(of: view, through: owner)).allSatisfy {
            $0 === owner || $0.gestureRecognizers?.isEmpty != false
        }
    }

    /// Returns the control or cell that contains a view, or the view itself.
    @MainActor
    private static func owner(of view: UIView) -> UIView {
        sequence(first: view, next: \.superview).first { $0 is any ScreenElement } ?? view
    }

    /// Returns the superviews of a view, up to a given superview.
    @MainActor
    private static func ancestors(of view: UIView, through last: UIView) -> [UIView] {
        guard view !== last else { return [] }
        var views: [UIView] = []
        for ancestor in sequence(first: view, next: \.superview).dropFirst() {
            views.append(ancestor)
            if ancestor === last { break }
        }
        return views
    }
}
