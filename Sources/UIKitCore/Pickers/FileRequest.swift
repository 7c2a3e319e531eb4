import Foundation
import UniformTypeIdentifiers

/// What a picker asks its user for.
package struct FileRequest: Sendable {
    package enum Purpose: Sendable, Equatable {
        /// Files that are there, or folders where all wanted types are folders.
        case open
        /// A place for each of these names.
        case save(names: [String])
    }

    package var purpose: Purpose
    /// The wanted types: a file is permitted that conforms to one of them.
    package var types: [UTType]
    package var allowsMultipleSelection = false
    /// The folder to begin in; `nil` for the chooser's choice.
    package var folder: URL?
    /// Whether names are shown with their extension, where the chooser can decide.
    package var showsExtensions = false
    /// What the button says that ends it.
    package var buttonTitle = "Open"

    package init(_ purpose: Purpose, types: [UTType]) {
        (self.purpose, self.types) = (purpose, types)
    }

    /// Whether folders are chosen, and files are not.
    package var wantsFolders: Bool {
        purpose == .open && !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    }

    /// Whether a file of this name is permitted, by its extension. The result is the same for all names with that
    /// extension.
    package func permitsFile(named name: String) -> Bool {
        guard purpose == .open else { return false }
        let type = UTType(filenameExtension: (name as NSString).pathExtension) ?? .data
        return types.contains { type.conforms(to: $0) }
    }
}
