import ContainersDemo
import ExampleFilm
import Foundation
import IrekoTesting
import UIKit

/// Drives the demo without a display and writes a snapshot for each 25th of a second. `Scripts/demo-pictures` makes the
/// README's moving picture of them.
@MainActor
enum ContainersFilm {
    static func run() { Film.write(to: "film", rootViewController: DemoViewController(), play) }

    private static func play(_ stage: Stage, _ film: Film) throws {
        func tap(_ x: CGFloat, _ y: CGFloat, thenFilm duration: TimeInterval) throws {
            stage.tap(at: CGPoint(x: x, y: y))
            try film.go(on: duration)
        }

        try film.go(on: 0.8)
        try tap(146, 76, thenFilm: 1)  // Rules
        try tap(49, 76, thenFilm: 0.8)  // Boxes
        try tap(195, 465, thenFilm: 1.4)  // Open a note
        try tap(195, 680, thenFilm: 0.6)  // Beside it, which closes it
        try tap(352, 28, thenFilm: 0.4)  // Dark
        try tap(244, 76, thenFilm: 1)  // Form
        try tap(110, 228, thenFilm: 0.5)  // The leaf
        try tap(336, 352, thenFilm: 0.4)  // One more night
        try tap(195, 412, thenFilm: 0.9)  // Fold the journey
        try tap(195, 412, thenFilm: 0.9)
        try tap(341, 76, thenFilm: 1.6)  // Timeline
    }
}
