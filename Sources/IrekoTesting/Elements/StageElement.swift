import Foundation
import UIKit

/// What a test looks for on a stage's screen: found anew each time when it is used, as a person would look again.
///
///     stage.find("Save").tap()
///     #expect(stage.find(identifier: "total").text == "12")
///     stage.find(row: IndexPath(row: 3, section: 0)).swipe(.left)
///
/// Only what can be seen counts: views in windows that are shown, neither hidden nor transparent, within the screen and the views
/// that clip them, and not covered by what is in front. Where several match, the one in front is used, and of two in the same place
/// the inner one. An element that is used and is not there fails the test at its end, with a list of what is on the screen.
@MainActor
public struct StageElement {
    let stage: Stage
    /// What is looked for, in a message.
    let description: String
    let matches: @MainActor (UIView) -> Bool
    private let scope: [@MainActor (UIView) -> Bool]

    init(
        _ stage: Stage, _ description: String, in scope: [@MainActor (UIView) -> Bool] = [],
        matches: @escaping @MainActor (UIView) -> Bool
    ) {
        (self.stage, self.description, self.scope, self.matches) = (stage, description, scope, matches)
    }

    // MARK: Looking

    /// The views that match, from the front to the back.
    public var views: [UIView] {
        VisibleViews.matching(in: stage.scene.windows) { matches($0) && isInScope($0) }
    }

    private func isInScope(_ view: UIView) -> Bool {
        scope.allSatisfy { isScope in sequence(first: view, next: \.superview).contains { isScope($0) } }
    }

    /// Whether there is one.
    public var exists: Bool { !views.isEmpty }

    /// How many there are.
    public var count: Int { views.count }

    /// The first view, or one of a class around it or in it; `nil` where there is none. It does not fail the test.
    public func view<View: UIView>(_ type: View.Type = UIView.self) -> View? {
        guard let view = views.first else { return nil }
        if let found = sequence(first: view, next: \.superview).first(where: { $0 is View }) as? View { return found }
        return VisibleViews.inside(view).lazy.compactMap { $0 as? View }.first
    }

    /// What it says: a label's text, a control's title or value, or the texts in it from top to bottom.
    public var text: String? { use("text") { VisibleViews.texts(in: $0).joined(separator: ", ") } }

    /// Its frame on the screen, in points.
    public var frame: CGRect? { use("frame") { $0.convert($0.bounds, to: nil) } }

    /// What is inside of an element that matches.
    public func find(_ text: String) -> StageElement { inside(stage.find(text)) }

    /// What is inside of an element that matches, by its identifier.
    public func find(identifier: String) -> StageElement { inside(stage.find(identifier: identifier)) }

    /// What is inside of an element that matches, by its class.
    public func find<View: UIView>(_ type: View.Type) -> StageElement { inside(stage.find(type)) }

    private func inside(_ other: StageElement) -> StageElement {
        StageElement(stage, "\(other.description) in \(description)", in: scope + [matches], matches: other.matches)
    }

    /// Hands the first view to something, or fails the test.
    @discardableResult
    func use<Result>(_ verb: StaticString, _ body: (UIView) -> Result) -> Result? {
        stage.beginCall(verb)
        defer { stage.endCall() }
        stage.settle()
        guard let view = views.first else {
            stage.fail("\(verb): \(description) is not on the screen. There is:\n\(stage.describe())")
            return nil
        }
        return body(view)
    }
}

extension Stage {
    // MARK: Finding

    /// What says a text, or has it as its accessibility label or identifier. The whole text counts, capitals too. A
    /// bar button that only shows a symbol has its name as identifier.
    public func find(_ text: String) -> StageElement {
        StageElement(self, "\"\(text)\"") { VisibleViews.answers($0, to: text) }
    }

    /// What says something that a text is a part of, whatever the capitals.
    public func find(containing text: String) -> StageElement {
        StageElement(self, "a text with \"\(text)\"") { view in
            [VisibleViews.text(of: view), view.accessibilityLabel].contains {
                $0?.range(of: text, options: .caseInsensitive) != nil
            }
        }
    }

    /// The button of a bar item, whatever it shows. An item that the bar has put into a menu is not on the screen.
    public func find(_ item: UIBarItem) -> StageElement {
        StageElement(
            self, "the bar item \(item.title.map { "\"\($0)\"" } ?? item.accessibilityLabel ?? "without a title")"
        ) {
            $0 === item.shownView
        }
    }

    /// What has an accessibility identifier.
    public func find(identifier: String) -> StageElement {
        StageElement(self, "the identifier \"\(identifier)\"") {
            VisibleViews.isIdentified($0, by: identifier)
        }
    }

    /// The view of a controller that has a storyboard identifier: what is on its screen is found in it.
    public func find(storyboardIdentifier identifier: String) -> StageElement {
        StageElement(self, "the controller with the storyboard identifier \"\(identifier)\"") {
            $0.ownController?.storyboardIdentifier == identifier
        }
    }

    /// What has a restoration identifier: a view, or that of a controller.
    public func find(restorationIdentifier identifier: String) -> StageElement {
        StageElement(self, "the restoration identifier \"\(identifier)\"") {
            $0.restorationIdentifier == identifier || $0.ownController?.restorationIdentifier == identifier
        }
    }

    /// What is of a class.
    public func find<View: UIView>(_ type: View.Type) -> StageElement {
        StageElement(self, "a \(type)") { $0 is View }
    }

    /// The cell of a table's row, in whichever table shows it in front.
    public func find(row: IndexPath) -> StageElement {
        StageElement(self, "row \(row.row) of section \(row.section)") { view in
            guard let cell = view as? UITableViewCell else { return false }
            let table = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
            return table?.indexPath(for: cell) == row
        }
    }
}

extension UIView {
    /// The controller whose view it is.
    fileprivate var ownController: UIViewController? {
        guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
        return controller
    }
}
