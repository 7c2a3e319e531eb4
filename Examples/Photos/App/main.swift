import Foundation
import PhotosDemo
import UIKit

// With a display: photos in a window. Without a display, or with --tour: pictures of them in Output/photos.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }

if CommandLine.arguments.contains("--tour") || !hasDisplay {
    PhotosTour.run()
} else {
    PhotosApp.main()
}
