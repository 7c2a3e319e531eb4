import Foundation
import UIFoundation
import UIKit

extension DocumentPictures {
    /// The maximum number of font files.
    private static let fontLimit = 1000
    private static let fontExtensions: Set = ["ttf", "otf", "ttc", "otc", "pfb", "woff", "woff2"]

    /// Adds the font files of a folder and its subfolders to the installed fonts, so that documents are drawn and
    /// measured with the fonts that they name. The fonts stay available until the program ends.
    ///
    /// - Returns: A line for each file that is not a font.
    /// - Throws: The reason why the folder cannot be read.
    public static func addFonts(in folder: URL) throws -> [String] {
        let files = try DocumentFolders.files(in: folder, extensions: fontExtensions, limit: fontLimit)
        guard !files.isEmpty else {
            throw DocumentPictureError(file: folder.path, reason: "the folder contains no fonts")
        }
        return files.filter { !UIFont.addFonts(inFileAt: $0.path) }.map { "\($0.path): the font cannot be read" }
    }
}
