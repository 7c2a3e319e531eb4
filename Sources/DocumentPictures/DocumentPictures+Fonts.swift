import Foundation
import UIFoundation
import UIKit

extension DocumentPictures {
    /// Font files beyond these are not read.
    private static let fontLimit = 1000
    private static let fontExtensions: Set = ["ttf", "otf", "ttc", "otc", "pfb", "woff", "woff2"]

    /// Adds the font files of a folder, and of the folders in it, to the fonts that are installed: from then on documents are drawn and
    /// measured with the fonts that they name. The fonts stay for as long as the program runs.
    ///
    /// - Returns: The files that are no fonts, a line each.
    /// - Throws: What is wrong with the folder.
    public static func addFonts(in folder: URL) throws -> [String] {
        let files = try DocumentFolders.files(in: folder, extensions: fontExtensions, limit: fontLimit)
        guard !files.isEmpty else {
            throw DocumentPictureError(file: folder.path, reason: "there are no fonts in the folder")
        }
        return files.filter { !UIFont.addFonts(inFileAt: $0.path) }.map { "\($0.path): the font cannot be read" }
    }
}
