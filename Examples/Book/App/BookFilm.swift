import BookDemo
import ExampleFilm
import Foundation
import IrekoTesting
import UIKit

/// Turns two pages of the book, without a display, and writes a snapshot for each 25th of a second into
/// Output/film-book. `Scripts/demo-pictures` makes the second half of the README's moving picture of them.
@MainActor
enum BookFilm {
    static func run() {
        Film.write(to: "film-book", rootViewController: ReaderViewController(book: .alice)) { stage, film in
            try play(stage, stage.window.bounds.size, film)
        }
    }

    private static func play(_ stage: Stage, _ size: CGSize, _ film: Film) throws {
        stage.advance(by: 0.5)
        try film.go(on: 0.4)
        // A tap at the edge turns the title page.
        stage.tap(at: CGPoint(x: size.width - 10, y: size.height * 0.8))
        try film.go(on: 1)
        // Drags the corner over the page, holds it for a moment, and releases it.
        let start = CGPoint(x: size.width - 12, y: size.height * 0.86)
        stage.touchDown(at: start)
        for step in 1...22 {
            let part = CGFloat(step) / 22
            stage.touchMove(to: CGPoint(x: start.x - size.width * 0.62 * part, y: start.y - size.height * 0.16 * part))
            try film.go(on: Film.frameTime)
        }
        try film.go(on: 0.2)
        stage.touchUp(at: CGPoint(x: start.x - size.width * 0.62, y: start.y - size.height * 0.16))
        try film.go(on: 1.1)
    }
}
