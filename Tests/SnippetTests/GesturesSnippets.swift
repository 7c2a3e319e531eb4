import IrekoTesting
import UIKit

enum GesturesSnippets {
    final class CardController: UIViewController {
        private let card = UIView(frame: CGRect(x: 60, y: 120, width: 200, height: 120))

        override func viewDidLoad() {
            super.viewDidLoad()
            card.backgroundColor = .systemTeal
            view.addSubview(card)
            card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: CardController.dragged(_:)))
            card.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: CardController.pressed(_:)))
        }

        private func dragged(_ pan: UIPanGestureRecognizer) {
            let way = pan.translation(in: view)
            card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
            pan.setTranslation(.zero, in: view)
            if pan.state == .ended, pan.velocity(in: view).y > 800 { card.removeFromSuperview() }
        }

        private func pressed(_ press: UILongPressGestureRecognizer) {
            if press.state == .began { card.backgroundColor = .systemPink }
        }
    }

    final class PhotoController: UIViewController {
        override class var namedActions: NamedActions {
            super.namedActions.adding("tapped:", PhotoController.tapped(_:))
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped:"))
        }

        func tapped(_ tap: UITapGestureRecognizer) { print(tap.location(in: view)) }
    }

    private final class MapController: UIViewController {
        private(set) var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let double = UITapGestureRecognizer(target: self, action: MapController.zoomIn)
            double.numberOfTapsRequired = 2
            let single = UITapGestureRecognizer(target: self, action: MapController.select(_:))
            single.require(toFail: double)
            view.addGestureRecognizer(double)
            view.addGestureRecognizer(single)
        }

        private func zoomIn() { log.append("zoom in") }
        private func select(_ tap: UITapGestureRecognizer) { log.append("select") }
    }

    final class StickerController: UIViewController, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { gestureRecognizer.view === otherGestureRecognizer.view }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            !(touch.view is UIControl)
        }
    }

    @MainActor static func run() throws {
        let card = CardController()
        try Stage.run(rootViewController: card) { stage in
            stage.advance(by: 0)
            stage.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 280), duration: 1)
            try check(card.view.subviews.first?.center.y ?? 0 > 200)
        }
        let map = MapController()
        try Stage.run(rootViewController: map) { stage in
            stage.advance(by: 0)
            stage.tap(at: CGPoint(x: 100, y: 100))
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 100, y: 100))
            stage.advance(by: 0.1)
            stage.tap(at: CGPoint(x: 100, y: 100))
            stage.advance(by: 1)
            try check(map.log == ["select", "zoom in"])
        }
        try Stage.run(rootViewController: PhotoController()) { stage in
            stage.advance(by: 0)
            stage.tap(at: CGPoint(x: 100, y: 100))
            try check(stage.diagnostics.isEmpty)
        }
        let tap = UITapGestureRecognizer()
        try check(
            !StickerController().gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap) || tap.view == nil)
    }
}
