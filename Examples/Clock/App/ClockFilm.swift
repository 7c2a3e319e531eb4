import ClockDemo
import ExampleFilm
import Foundation
import IrekoTesting
import UIKit

/// Opens a city from the list and goes back, without a display, and writes a snapshot for each 25th of a second into
/// Output/film-clock. `Scripts/demo-pictures` makes the first half of the README's moving picture of them.
@MainActor
enum ClockFilm {
    static func run() {
        Film.write(
            to: "film-clock",
            rootViewController: ClockInterface.root(store: ClockStore(), countdowns: CountdownStore())
        ) { stage, film in
            guard let root = stage.window.rootViewController as? UITabBarController else { return }
            try play(stage, root, film)
        }
    }

    private static func play(_ stage: Stage, _ tabs: UITabBarController, _ film: Film) throws {
        stage.advance(by: 0.5)
        try film.go(on: 0.6)
        let cities = first(UITableView.self, in: tabs.selectedViewController?.view)
        guard let city = cities?.cellForRow(at: IndexPath(row: 2, section: 0)) else {
            throw CocoaError(.featureUnsupported)
        }
        stage.tap(city)
        try film.go(on: 1.4)
        // A swipe from the edge, at the speed of a finger, released beyond the middle.
        stage.touchDown(at: CGPoint(x: 3, y: 400))
        for step in 1...15 {
            stage.touchMove(to: CGPoint(x: 3 + 18 * Double(step), y: 400))
            try film.go(on: Film.frameTime)
        }
        stage.touchUp(at: CGPoint(x: 273, y: 400))
        try film.go(on: 1)
    }

    private static func first<Found: UIView>(_ type: Found.Type, in view: UIView?) -> Found? {
        guard let view else { return nil }
        return view as? Found ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }
}
