import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Logs a split view's calls to its delegate, and returns values of a test.
@MainActor
final class SplitLog: UISplitViewControllerDelegate {
    var lines: [String] = []
    var top: UISplitViewController.Column?
    var expanded: UISplitViewController.DisplayMode?
    var dropsSecondary = false
    var separated: UIViewController?
    var whenChanging: (UISplitViewController) -> Void = { _ in }
    var whenCollapsing: (_ secondary: UIViewController, _ primary: UIViewController) -> Void = { _, _ in }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    {
        lines.append("willChangeTo \(displayMode) from \(svc.displayMode)")
        whenChanging(svc)
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        lines.append("willShow \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        lines.append("willHide \(column)")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        lines.append("top \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        lines.append("expanding \(proposedDisplayMode)")
        return expanded ?? proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("didCollapse \(svc.isCollapsed)") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("didExpand \(svc.isCollapsed)") }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        lines.append("gestureWillBegin")
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        lines.append("gestureDidEnd \(svc.displayMode)")
    }

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        lines.append("forCollapsing")
        return nil
    }

    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        lines.append("forExpanding")
        return nil
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        lines.append("collapseSecondary \(splitViewController.isCollapsed)")
        whenCollapsing(secondaryViewController, primaryViewController)
        return dropsSecondary
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        lines.append("separateSecondary \(splitViewController.isCollapsed)")
        return separated
    }
}

let landscape = CGSize(width: 1180, height: 820)
let portrait = CGSize(width: 820, height: 1180)
let phone = CGSize(width: 390, height: 844)
let large = CGSize(width: 1440, height: 900)

/// Columns called P, (S) and C, on a stage of a size.
@MainActor
func withSplit(
    _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = landscape,
    safeAreaInsets: UIEdgeInsets = .zero, prepare: @escaping (UISplitViewController) -> Void = { _ in },
    _ body: (Stage, UISplitViewController, SplitLog) throws -> Void
) throws {
    let log = SplitLog()
    let make = {
        let split = UISplitViewController(style: style)
        split.title = "split"
        split.setViewController(controller("P"), for: .primary)
        if style == .tripleColumn { split.setViewController(controller("S"), for: .supplementary) }
        split.setViewController(controller("C"), for: .secondary)
        split.delegate = log
        prepare(split)
        return split
    }
    try Stage.run(root: make(), size: size, safeAreaInsets: safeAreaInsets) { stage, split in
        stage.advance(by: 1)
        name(split, stage)
        stage.timeline.clear()
        log.lines = []
        try body(stage, split, log)
        expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
    }
}

/// Names the navigation controllers around the columns.
@MainActor
func name(_ split: UISplitViewController, _ stage: Stage) {
    for (column, name) in [
        (UISplitViewController.Column.primary, "navP"), (.supplementary, "navS"), (.secondary, "navC"),
    ] {
        if let navigation = split.viewController(for: column)?.navigationController {
            stage.timeline.name(navigation, name)
        }
    }
}

extension UISplitViewController {
    func page(_ column: Column) -> UIViewController! { viewController(for: column) }

    func frame(_ column: Column) -> CGRect? {
        guard let view = page(column)?.navigationController?.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: self.view)
    }
}
