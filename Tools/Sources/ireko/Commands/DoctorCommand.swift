import ArgumentParser
import Foundation

/// `ireko doctor`: lists missing libraries, fonts and tools.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Lists what this machine lacks, and how to install it.",
        discussion: "The exit code is 69 if something that tests need is missing.")

    func run() throws {
        let doctor = Doctor()
        for line in doctor.lines { print(line) }
        if doctor.lacksSomething { throw ExitCode.unavailable }
    }
}
