import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A controller that logs changes of its horizontal size class, announced and made.
private final class Sized: UIViewController {
    private(set) var lines: [String] = []

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        lines.append("will be \(newCollection.width)")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.width != traitCollection.width else { return }
        lines.append("is \(traitCollection.width)")
    }

    func clear() { lines = [] }
}

extension UITraitCollection {
    fileprivate var width: String { horizontalSizeClass == .compact ? "compact" : "regular" }
}

/// The primary and the supplementary column of a split view have a compact width.
@MainActor
@Suite("Traits of split view columns")
struct ColumnTraitsTests {
    private func split(_ style: UISplitViewController.Style, _ pages: [UIViewController]) -> UISplitViewController {
        guard style != .unspecified else {
            let split = UISplitViewController()
            split.preferredDisplayMode = .oneBesideSecondary
            split.viewControllers = pages.map { UINavigationController(rootViewController: $0) }
            return split
        }
        let split = UISplitViewController(style: style)
        split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        let columns: [UISplitViewController.Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, page) in zip(columns, pages) { split.setViewController(page, for: column) }
        return split
    }

    @Test(
        "Columns beside the secondary column are compact, in all styles",
        arguments: [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn])
    func styles(style: UISplitViewController.Style) throws {
        let names = style == .tripleColumn ? ["P", "S", "C"] : ["P", "C"]
        let pages = names.map { Sized($0) }
        try Stage.run(size: CGSize(width: 1366, height: 1024), rootViewController: split(style, pages)) { stage in
            stage.advance(by: 0.1)
            let widths = pages.map(\.traitCollection.width)
            let views = pages.map(\.view.traitCollection.width)
            let margins = pages.map(\.systemMinimumLayoutMargins.leading)
            let compact = Array(repeating: "compact", count: names.count - 1)

            expectEqual(widths, compact + ["regular"])
            expectEqual(views, compact + ["regular"])
            expectEqual(margins, compact.map { _ in 16 } + [20])
            expectEqual(stage.window.rootViewController?.traitCollection.width, "regular")
        }
    }

    @Test("A hidden primary column is compact before its view is loaded")
    func hidden() throws {
        let pages = [Sized("P"), Sized("C")]
        let split = split(.doubleColumn, pages)
        split.preferredDisplayMode = .secondaryOnly
        try Stage.run(size: landscape, rootViewController: split) { stage in
            stage.advance(by: 0.1)

            expectFalse(pages[0].isViewLoaded)
            expectEqual(pages.map(\.traitCollection.width), ["compact", "regular"])
        }
    }

    @Test("Overrides of the program take precedence")
    func overrides() throws {
        let pages = [Sized("P"), Sized("C")]
        let split = split(.doubleColumn, pages)
        try Stage.run(size: landscape, rootViewController: split) { stage in
            stage.advance(by: 0.1)
            let child = try #require(pages[0].navigationController)
            split.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            let imposed = pages[0].traitCollection.width
            split.setOverrideTraitCollection(nil, forChild: child)
            let removed = pages[0].traitCollection.width
            pages[0].traitOverrides.horizontalSizeClass = .regular

            expectEqual(imposed, "regular")
            expectEqual(removed, "compact")
            expectEqual(pages[0].traitCollection.width, "regular")
        }
    }

    @Test(
        "A collapse and an expansion change only the width of the secondary column, and announce it once",
        arguments: [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn])
    func collapse(style: UISplitViewController.Style) throws {
        let names = style == .tripleColumn ? ["P", "S", "C"] : ["P", "C"]
        let pages = names.map { Sized($0) }
        try Stage.run(size: CGSize(width: 1366, height: 1024), rootViewController: split(style, pages)) { stage in
            stage.advance(by: 0.1)
            for page in pages { page.clear() }
            stage.resize(to: CGSize(width: 390, height: 1024))
            stage.advance(by: 0.5)
            let collapsed = pages.map(\.lines)
            for page in pages { page.clear() }
            stage.resize(to: CGSize(width: 1366, height: 1024))
            stage.advance(by: 0.5)
            let none = [[String]](repeating: [], count: names.count - 1)

            expectEqual(collapsed, none + [["will be compact", "is compact"]])
            expectEqual(pages.map(\.lines), none + [["will be regular", "is regular"]])
        }
    }

    @Test("A popover from the primary column stays a popover")
    func popover() throws {
        let pages = [Sized("P"), Sized("C")]
        let split = split(.doubleColumn, pages)
        try Stage.run(size: landscape, rootViewController: split) { stage in
            stage.advance(by: 0.1)
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceView = pages[0].view
            pages[0].present(popover, animated: false)
            stage.advance(by: 0.5)

            expectEqual(popover.activePresentationController?.presentationStyle, .popover)
        }
    }

    @Test("A color well in the primary column opens a popover")
    func colorWell() throws {
        let pages = [Sized("P"), Sized("C")]
        let split = split(.doubleColumn, pages)
        try Stage.run(size: landscape, rootViewController: split) { stage in
            stage.advance(by: 0.1)
            let well = UIColorWell(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
            pages[0].view.addSubview(well)
            stage.tap(well)
            stage.advance(by: 1)

            let picker = try #require(split.presentedViewController)
            expectEqual(picker.activePresentationController?.presentationStyle, .popover)
            picker.dismiss(animated: false)
            stage.advance(by: 0.5)
        }
    }
}
