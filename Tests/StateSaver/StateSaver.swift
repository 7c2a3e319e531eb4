import Foundation
import StateArchive

/// Saves states one after the other into a folder until it is ended. Prints a line when it begins, and then the number
/// of each saved state.
///
///     state-saver FOLDER FIRST
@main
@MainActor
enum StateSaver {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let first = Int64(arguments[2]) else { exit(2) }
        let store = FileStateStore(folder: URL(fileURLWithPath: arguments[1]), application: "state-saver")
        FileHandle.standardOutput.write(Data("ready\n".utf8))
        var number = first
        while true {
            do {
                try store.save(state(number))
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
            FileHandle.standardOutput.write(Data("\(number)\n".utf8))
            number += 1
        }
    }

    /// A state with the number in every part. Its size changes with the number.
    private static func state(_ number: Int64) -> ArchivedState {
        var state = ArchivedState()
        state.application = ["number": .integer(number)]
        let size = Int(number % 7) * 3000
        state.objects = (0..<20).map { index in
            ArchivedObject(
                kind: .viewController, path: ["root", "\(index)"], positions: [-1, -1], className: "Page",
                values: ["number": .integer(number), "bytes": .data(Data(repeating: UInt8(number & 255), count: size))])
        }
        return state
    }
}
