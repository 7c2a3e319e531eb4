import IrekoTesting
import Measuring
import PeerPage
import UIKit

/// A finger drags a sheet down and up over a full page, which is scaled down behind it: 540×960 points at scale 2,
/// compact width, composited headless at 60 frames a second of the stage's clock.
@MainActor let sheetDrag = Benchmark("sheet.drag") {
    try framesOfDrag("sheet.drag", reach: 1.5) { page in
        let sheet = UIViewController()
        sheet.view.addSubview(page)
        return sheet
    }
}

/// The same with a bar in the sheet that has a blurred backdrop.
@MainActor let sheetBlur = Benchmark("sheet.blur") {
    try framesOfDrag("sheet.blur", reach: 2.2) { page in
        let inside = UIViewController()
        inside.title = "Sheet"
        inside.view.addSubview(page)
        let navigation = UINavigationController(rootViewController: inside)
        navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
        return navigation
    }
}

@MainActor private func framesOfDrag(
    _ name: String, reach: Double, content: @MainActor (UIView) -> UIViewController
) throws -> [Figure] {
    let size = CGSize(width: 540, height: 960)
    let root = UIViewController()
    root.view.addSubview(makePage(number: 1, size: size))
    return try Stage.run(
        size: size, scale: 2, safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        rootViewController: root
    ) { stage in
        stage.window.traitOverrides.horizontalSizeClass = .compact
        let sheet = content(makePage(number: 2, size: size))
        sheet.modalPresentationStyle = .pageSheet
        sheet.view.backgroundColor = .white
        root.present(sheet, animated: false)
        stage.advance(by: 1)
        stage.render()
        let reference = FrameCopy()
        var frames: [Double] = []
        @MainActor func frame() {
            frames.append(
                CPUClock.seconds {
                    stage.advance(by: 1.0 / 60)
                    stage.render()
                })
        }
        for _ in 0..<4 {
            reference.round()
            stage.touchDown(at: CGPoint(x: 270, y: 90))
            for y in stride(from: 105, through: 400, by: 10) {
                stage.touchMove(to: CGPoint(x: 270, y: CGFloat(y)))
                frame()
            }
            for y in stride(from: 390, through: 120, by: -10) {
                stage.touchMove(to: CGPoint(x: 270, y: CGFloat(y)))
                frame()
            }
            stage.touchUp(at: CGPoint(x: 270, y: 120))
            stage.advance(by: 1)
            stage.render()
        }
        // The first movement creates the bitmaps that later movements copy.
        return [
            .copies(
                name, cost: Array(frames.dropFirst(58)).median, reference: reference.seconds, reach: .atMost(reach))
        ]
    }
}
