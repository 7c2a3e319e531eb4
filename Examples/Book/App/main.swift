import BookDemo
import Foundation
import UIKit

// With a display: the book in a window. Without a display, or with --tour: pictures of pages and of a turning page, in
// Output/book. With --film: the frames of an animated picture in Output/film-book.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }

if CommandLine.arguments.contains("--film") {
    BookFilm.run()
} else if CommandLine.arguments.contains("--tour") || !hasDisplay {
    BookTour.run()
} else {
    BookApp.main()
}
