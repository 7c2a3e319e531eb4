import IrekoTesting
import Testing
import UIKit

private final class FiltersViewController: UIViewController {}

private final class ShopController: UIViewController {
    func showFilters() -> UIViewController {
        let filters = FiltersViewController()
        if let sheet = filters.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        present(filters, animated: true)
        return filters
    }

    func enlarge(_ sheet: UISheetPresentationController) {
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }

    func shorten(_ sheet: UISheetPresentationController) {
        sheet.detents = [.custom { context in 0.3 * context.maximumDetentValue }, .large()]
    }
}

private final class SheetAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
    }
}

enum SheetsSnippets {
    @MainActor static func run() throws {
        let shop = ShopController()
        try Stage.run(rootViewController: shop) { stage in
            stage.advance(by: 0)
            let filters = shop.showFilters()
            stage.advance(by: 1)
            guard let sheet = filters.sheetPresentationController else { return }
            try check(filters.view.convert(filters.view.bounds, to: nil).minY > 300)
            shop.enlarge(sheet)
            stage.advance(by: 1)
            try check(filters.view.convert(filters.view.bounds, to: nil).minY < 100)
            shop.shorten(sheet)
            stage.advance(by: 1)
            try check(sheet.detents.count == 2)
        }
        let (other, adapter) = (ShopController(), SheetAdapter())
        try Stage.run(rootViewController: other) { stage in
            stage.advance(by: 0)
            let filters = FiltersViewController()
            filters.presentationController?.delegate = adapter
            other.present(filters, animated: true)
            stage.advance(by: 1)
            @MainActor func top() -> CGFloat { filters.view.convert(filters.view.bounds, to: nil).minY }
            try check(top() == 0)
            stage.window.traitOverrides.horizontalSizeClass = .regular
            stage.advance(by: 1)
            try check(top() > 0)
            stage.window.traitOverrides.horizontalSizeClass = .compact
            stage.advance(by: 1)
            try check(top() == 0)
        }
    }
}

@Suite("Snippets of Sheets.md")
struct SheetsSnippetTests {
    @Test("A sheet is dragged to its higher detent") @MainActor
    func drag() throws {
        let shop = ShopController()
        try Stage.run(device: .iPhone15, rootViewController: shop) { stage in
            stage.advance(by: 0)
            let filters = shop.showFilters()
            stage.advance(by: 1)

            stage.touchDown(at: CGPoint(x: 196, y: 450))
            stage.touchMove(to: CGPoint(x: 196, y: 150))
            stage.touchUp(at: CGPoint(x: 196, y: 150))
            stage.advance(by: 0.5)

            #expect(filters.sheetPresentationController?.selectedDetentIdentifier == .large)
        }
    }
}
