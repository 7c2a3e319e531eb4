import Foundation
import UIKit

/// A query for a view on a stage's screen. It is evaluated each time it is used.
///
///     stage.find("Save").tap()
///     #expect(stage.find(identifier: "total").text == "12")
///     stage.find(row: IndexPath(row: 3, section: 0)).swipe(.left)
///
/// Only visible views match: views in shown windows that are neither hidden nor transparent, are within the screen and
/// the views that clip them, and are not covered. If several views match, the frontmost is used, and of two views in
/// the same place the inner view. Using an element that is not on the screen fails the test at its end, with a list of
/// the views on the screen.
@MainActor
public struct StageElement {
    let stage: Stage
    /// The words for the query in a message.
    let description: String
    let matches: @MainActor (UIView) -> Bool
    private let scope: [@MainActor (UIView) -> Bool]

    init(
        _ stage: Stage, _ description: String, in scope: [@MainActor (UIView) -> Bool] = [],
        matches: @escaping @MainActor (UIView) -> Bool
    ) {
        (self.stage, self.description, self.scope, self.matches) = (stage, description, scope, matches)
    }

    // MARK: Finding

    /// The matching views, from front to back.
    public var views: [UIView] {
        VisibleViews.matching(in: stage.scene.windows) { matches($0) && isInScope($0) }
    }

    private func isInScope(_ view: UIView) -> Bool {
        scope.allSatisfy { isScope in sequence(first: view, next: \.superview).contains { isScope($0) } }
    }

    /// Whether a view matches.
    public var exists: Bool { !views.isEmpty }

    /// The number of matching views.
    public var count: Int { views.count }

    /// Returns a view of a class: the first matching view, its nearest ancestor of the class, or else a view inside
    /// it. Returns `nil`, without failing the test, if no such view is visible.
    public func view<View: UIView>(_ type: View.Type = UIView.self) -> View? {
        guard let view = views.first else { return nil }
        if let found = sequence(first: view, next: \.superview).first(where: { $0 is View }) as? View { return found }
        return VisibleViews.inside(view).lazy.compactMap { $0 as? View }.first
    }

    /// The element's text: the text of a label, the title or value of a control, or else the texts of the views inside
    /// the element, from top to bottom.
    public var text: String? { use("text") { VisibleViews.texts(in: $0).joined(separator: ", ") } }

    /// The element's frame on the screen, in points.
    public var frame: CGRect? { use("frame") { $0.convert($0.bounds, to: nil) } }

    /// Returns a query for a text inside this element; see `Stage.find(_:)`.
    public func find(_ text: String) -> StageElement { inside(stage.find(text)) }

    /// Returns a query for an accessibility identifier inside this element.
    public func find(identifier: String) -> StageElement { inside(stage.find(identifier: identifier)) }

    /// Returns a query for a view of a class inside this element.
    public func find<View: UIView>(_ type: View.Type) -> StageElement { inside(stage.find(type)) }

    private func inside(_ other: StageElement) -> StageElement {
        StageElement(stage, "\(other.description) in \(description)", in: scope + [matches], matches: other.matches)
    }

    /// Calls a closure with the first matching view, or fails the test.
    @discardableResult
    func use<Result>(_ verb: StaticString, _ body: (UIView) -> Result) -> Result? {
        stage.beginCall(verb)
        defer { stage.endCall() }
        stage.settle()
        guard let view = views.first else {
            stage.fail("\(verb): \(description) is not on the screen, which shows:\n\(stage.describe())")
            return nil
        }
        return body(view)
    }
}

extension Stage {
    // MARK: Finding

    /// Returns a query for an element whose text, accessibility label or identifier equals a text. The whole text is
    /// compared, case-sensitively. The identifier of a bar button with only a symbol is the symbol's name.
    public func find(_ text: String) -> StageElement {
        StageElement(self, "\"\(text)\"") { VisibleViews.isMatch($0, to: text) }
    }

    /// Returns a query for an element whose text or accessibility label contains a text, case-insensitively.
    public func find(containing text: String) -> StageElement {
        StageElement(self, "a text with \"\(text)\"") { view in
            [VisibleViews.text(of: view), view.accessibilityLabel].contains {
                $0?.range(of: text, options: .caseInsensitive) != nil
            }
        }
    }

    /// Returns a query for the button of a bar item. An item that the bar has moved to a menu is not on the screen.
    public func find(_ item: UIBarItem) -> StageElement {
        StageElement(
            self, "the bar item \(item.title.map { "\"\($0)\"" } ?? item.accessibilityLabel ?? "without a title")"
        ) {
            $0 === item.shownView
        }
    }

    /// Returns a query for an accessibility identifier.
    public func find(identifier: String) -> StageElement {
        StageElement(self, "the identifier \"\(identifier)\"") {
            VisibleViews.isIdentified($0, by: identifier)
        }
    }

    /// Returns a query for the view of a controller with a storyboard identifier, to find elements of that
    /// controller's screen.
    public func find(storyboardIdentifier identifier: String) -> StageElement {
        StageElement(self, "the controller with the storyboard identifier \"\(identifier)\"") {
            $0.ownController?.storyboardIdentifier == identifier
        }
    }

    /// Returns a query for a restoration identifier, of a view or of a view's controller.
    public func find(restorationIdentifier identifier: String) -> StageElement {
        StageElement(self, "the restoration identifier \"\(identifier)\"") {
            $0.restorationIdentifier == identifier || $0.ownController?.restorationIdentifier == identifier
        }
    }

    /// Returns a query for a view of a class.
    public func find<View: UIView>(_ type: View.Type) -> StageElement {
        StageElement(self, "a \(type)") { $0 is View }
    }

    /// Returns a query for the cell at an index path, in the frontmost table view that shows this row.
    public func find(row: IndexPath) -> StageElement {
        StageElement(self, "row \(row.row) of section \(row.section)") { view in
            guard let cell = view as? UITableViewCell else { return false }
            let table = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
            return table?.indexPath(for: cell) == row
        }
    }
}

extension UIView {
    /// The controller that owns the view.
    fileprivate var ownController: UIViewController? {
        guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
        return controller
    }
}
