import Foundation
import UniformTypeIdentifiers

/// The request of a picker.
package struct FileRequest: Sendable {
    package enum Purpose: Sendable, Equatable {
        /// Existing files, or folders if all requested types are folders.
        case open
        /// A location for each of these names.
        case save(names: [String])
    }

    package var purpose: Purpose
    /// The requested types: a file is permitted if it conforms to any of them.
    package var types: [UTType]
    package var allowsMultipleSelection = false
    /// The initial folder; `nil` for the chooser's choice.
    package var folder: URL?
    /// Whether names are shown with their extension, if the chooser supports it.
    package var showsExtensions = false
    /// The title of the button that completes the choice.
    package var buttonTitle = "Open"

    package init(_ purpose: Purpose, types: [UTType]) {
        (self.purpose, self.types) = (purpose, types)
    }

    /// Whether folders are chosen instead of files.
    package var wantsFolders: Bool {
        purpose == .open && !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    }

    /// Returns whether a file of this name is permitted, by its extension. The result is the same for all names with
    /// that extension.
    package func permitsFile(named name: String) -> Bool {
        guard purpose == .open else { return false }
        let type = UTType(filenameExtension: (name as NSString).pathExtension) ?? .data
        return types.contains { type.conforms(to: $0) }
    }
}
