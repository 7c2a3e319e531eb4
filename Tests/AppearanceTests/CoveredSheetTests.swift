import Expectations
import IrekoTesting
import Testing
import UIKit

/// A sheet keeps its frame while a full-screen presentation covers it and is dismissed, with and without an animation.
@MainActor
@Suite("Sheets under full-screen presentations")
struct CoveredSheetTests {
    @Test("The sheet's view has its size all the time", arguments: [false, true])
    func size(isAnimated: Bool) throws {
        try Stage.run(size: CGSize(width: 390, height: 844), rootViewController: UIViewController()) { stage in
            let sheet = SizesController()
            stage.window.rootViewController?.present(sheet, animated: false)
            stage.advance(by: 1)
            let place = sheet.view.convert(sheet.view.bounds, to: nil)
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen

            sheet.present(cover, animated: isAnimated)
            stage.advance(by: 0.1)
            sheet.view.layoutIfNeeded()
            stage.advance(by: 1)
            cover.dismiss(animated: isAnimated)
            stage.advance(by: 0.1)
            stage.advance(by: 1)

            expectEqual(Set(sheet.heights), [place.height])
            expectEqual(sheet.view.convert(sheet.view.bounds, to: nil), place)
        }
    }
}

private final class SizesController: UIViewController {
    var heights: [CGFloat] = []

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        heights.append(view.bounds.height)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.window != nil { heights.append(view.bounds.height) }
    }
}
