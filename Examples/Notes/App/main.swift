import Foundation
import NotesDemo
import UIKit

// With a display: notes in a window. Without a display, or with --tour: pictures of them in Output/notes.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }

if CommandLine.arguments.contains("--tour") || !hasDisplay {
    NotesTour.run()
} else {
    NotesApp.main()
}
