import ArgumentParser
import Foundation

/// `ireko doctor`: lists missing libraries, fonts and tools.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Lists the packages that are missing on this machine, and how to install them.",
        discussion: "The exit code is 69 if a package is missing that tests need.")

    func run() throws {
        let doctor = Doctor()
        for line in doctor.lines { print(line) }
        if doctor.lacksSomething { throw ExitCode.unavailable }
    }
}
