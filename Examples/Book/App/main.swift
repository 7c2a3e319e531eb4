import BookDemo
import Foundation
import UIKit

// With a display: the book in a window. Without one, or with --tour: pictures of pages and of a page that is turned, in Output/book.
// With --film: the frames of a moving picture in Output/film-book.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }

if CommandLine.arguments.contains("--film") {
    BookFilm.run()
} else if CommandLine.arguments.contains("--tour") || !hasDisplay {
    BookTour.run()
} else {
    BookApp.main()
}
