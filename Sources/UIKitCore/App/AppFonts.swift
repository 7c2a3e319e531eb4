import Foundation
import QuartzCore
import UIFoundation

/// Registers the font files of `UIAppFonts` in a program's Info.plist at launch.
@MainActor
package enum AppFonts {
    // Chosen (Documents): A file in `UIAppFonts` that is not a font is logged.
    /// Registers the fonts that an Info.plist lists.
    ///
    /// - Parameter bundle: The bundle that contains the files. For the program's bundle, the bundles of its packages
    ///   are searched, too.
    package static func add(info: [String: Any]?, bundle: Bundle) {
        guard let names = info?["UIAppFonts"] as? [String], !names.isEmpty else { return }
        let folders = DocumentLibrary.folders(of: bundle)
        for name in names {
            let files = folders.map { $0.appendingPathComponent(name) }
            guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
                // iOS logs the same sentence.
                Diagnostics.warn(.resource, "GSFont: file doesn't exist at \(files.first?.absoluteString ?? name)")
                continue
            }
            if !UIFont.addFonts(inFileAt: file.path) {
                Diagnostics.warn(.resource, "\(file.path) is not a readable font")
            }
        }
    }
}
