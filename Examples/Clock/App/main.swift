import ClockDemo
import Foundation
import UIKit

// With a display: the clock in a window. Without a display, or with --tour: pictures of each screen in Output/clock.
// With --film: the frames of an animated picture in Output/film-clock.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }

if CommandLine.arguments.contains("--film") {
    ClockFilm.run()
} else if CommandLine.arguments.contains("--tour") || !hasDisplay {
    ClockTour.run()
} else {
    ClockApp.main()
}
