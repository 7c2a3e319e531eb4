import Foundation
import RecipesDemo
import UIKit

// With a display: recipes in a window. Without a display, or with --tour: pictures of each screen in Output/recipes.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }

if CommandLine.arguments.contains("--tour") || !hasDisplay {
    RecipesTour.run()
} else {
    RecipesApp.main()
}
