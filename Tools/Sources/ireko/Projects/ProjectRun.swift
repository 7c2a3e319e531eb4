import ArgumentParser
import Foundation
import XcodeProject

/// Builds an app of a project and becomes the app.
struct ProjectRun {
    private let build: PackageBuild
    private let project: ProjectPackage
    let module: PackagePlan.Module

    /// - Parameter app: The name of the app's target; `nil` for the scheme's.
    init(_ build: PackageBuild, _ project: ProjectPackage, app: String?) throws {
        (self.build, self.project) = (build, project)
        let programs = project.plan.modules.filter { $0.kind == .program }
        let wanted = app ?? project.plan.scheme?.program?.target
        let found =
            programs.first { $0.target.name == wanted || $0.name == wanted } ?? (app == nil ? programs.first : nil)
        guard let found else {
            let names = programs.map(\.target.name).joined(separator: ", ")
            throw Failure(
                app == nil
                    ? "the project has no app that can be built; `ireko check` has the reasons."
                    : "there is no app '\(app ?? "")'. The apps are: \(names)", .unreadable)
        }
        module = found
    }

    /// Builds the app and makes its folder.
    ///
    /// - Parameter options: The options of SwiftPM.
    /// - Returns: The path of the program.
    func make(_ options: [String]) throws -> String {
        let status = try build.run("build", ["--product", module.name] + options)
        guard status == 0 else {
            build.report()
            throw ExitCode(status)
        }
        return try project.makeProgram(module, build.binaries(options))
    }

    /// Returns only if the app cannot be started.
    func run(_ arguments: [String]) throws -> any Error {
        var options: [String] = []
        var rest: [String] = []
        var index = 0
        while index < arguments.count {
            if ["-c", "--configuration", "--build-system"].contains(arguments[index]), index + 1 < arguments.count {
                options += arguments[index...index + 1]
                index += 2
            } else {
                rest.append(arguments[index])
                index += 1
            }
        }
        let program = try make(options)
        let scheme = project.plan.scheme
        let isOfScheme = scheme?.program?.target == module.target.name
        let given = isOfScheme ? scheme?.arguments.flatMap { BuildSettings.words(of: $0) } ?? [] : []
        for (name, value) in isOfScheme ? scheme?.environment ?? [:] : [:] where Self.isPermitted(name) {
            setenv(name, value, 0)
        }
        // The launcher's variable is for the tool only.
        if let saved = ProcessInfo.processInfo.environment["IREKO_LD_LIBRARY_PATH"] {
            if saved.isEmpty { unsetenv("LD_LIBRARY_PATH") } else { setenv("LD_LIBRARY_PATH", saved, 1) }
        }
        let words = ([program] + given + rest).map { strdup($0) } + [nil]
        execv(program, words)
        return Failure("\(program) cannot be started: \(String(cString: strerror(errno)))", .unavailable)
    }

    /// Whether a scheme may set a variable: variables that select code for the process to load are not permitted.
    private static func isPermitted(_ name: String) -> Bool {
        !["LD_", "DYLD_", "PATH", "HOME", "IREKO_", "GCONV_PATH"].contains { name.hasPrefix($0) }
    }
}
