import ContainersDemo
import Foundation
import UIKit

// With a display: the demo in a window. Without a display, or with --tour: a tour of it in snapshots. With --film: the
// frames of an animated picture.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }

if CommandLine.arguments.contains("--tour") {
    Tour.run()
} else if CommandLine.arguments.contains("--film") {
    ContainersFilm.run()
} else if hasDisplay {
    ContainersApp.main()
} else {
    print("No display (DISPLAY and WAYLAND_DISPLAY are not set): running the headless tour instead.")
    Tour.run()
}
