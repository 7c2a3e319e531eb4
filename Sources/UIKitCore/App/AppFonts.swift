import Foundation
import QuartzCore
import UIFoundation

/// The fonts of a program: the files that its Info.plist names in `UIAppFonts`, which are found by name from the launch on.
@MainActor
package enum AppFonts {
    /// Adds the fonts that an Info.plist names.
    ///
    /// - Parameter bundle: Where the files are; for the program, also the bundles of its packages.
    package static func add(info: [String: Any]?, bundle: Bundle) {
        guard let names = info?["UIAppFonts"] as? [String], !names.isEmpty else { return }
        let folders = DocumentLibrary.folders(of: bundle)
        for name in names {
            let files = folders.map { $0.appendingPathComponent(name) }
            guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
                // The sentence is iOS's.
                Diagnostics.warn(.resource, "GSFont: file doesn't exist at \(files.first?.absoluteString ?? name)")
                continue
            }
            if !UIFont.addFonts(inFileAt: file.path) {
                Diagnostics.warn(.resource, "\(file.path) is no font that can be read")
            }
        }
    }
}
