/// A Swift file of a module.
public struct SourceFile: Sendable {
    /// The absolute path.
    public var path: String
    /// The text.
    public var text: String

    /// Makes a file.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// How a module is adapted.
public struct AdapterOptions: Sendable {
    /// The version of iOS that Ireko's interface follows: `#available(iOS 26, *)` is false in 18.4.
    public var sdkVersion = "18.4"
    /// The module's name.
    public var moduleName: String
    /// Whether the module consists of tests.
    public var isTestModule: Bool
    /// The conditions that the compiler is given with `-D`.
    public var defines: Set<String> = ["DEBUG"]
    /// The conditions that the compiler is given, and that are false in the sources.
    public var falseConditions: Set<String> = []
    /// The modules that can be imported, besides Swift's.
    public var modules: Set<String> = AdapterOptions.standardModules
    /// Replacements of modules, by the replaced names; an empty name for modules whose declarations each file
    /// sees without an import.
    public var replacedModules: [String: String] = ["ObjectiveC": ""]
    /// The modules that do not exist on Linux and cannot be imported, with advice for each.
    public var missingModules: [String: String] = [:]
    /// Whether declarations of the module belong to the main actor unless they state otherwise.
    public var isMainActorByDefault = false

    /// The modules of the toolchain and of Ireko.
    public static let standardModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc",
        "XCTest", "Testing",
        "Observation", "RegexBuilder", "Synchronization", "UIKit", "QuartzCore", "CoreGraphics",
        "UniformTypeIdentifiers", "IrekoTesting",
        "IrekoContainers",
    ]

    /// Makes options.
    public init(moduleName: String, isTestModule: Bool = false) {
        self.moduleName = moduleName
        self.isTestModule = isTestModule
    }
}

/// The result of adapting a module.
public struct AdaptedModule: Sendable {
    /// The adapted text by the original's path, of the files that differ.
    public var files: [String: String] = [:]
    /// The text of files to be compiled with the module, by name. It is empty as a rule.
    public var generated: [String: String] = [:]
    /// The places that cannot be adapted, in the order of files and lines.
    public var diagnostics: [Diagnostic] = []

    /// The paths of the files with the same result as in the previous run: an adapted text is not repeated in `files`.
    public var unchanged: Set<String> = []
    /// The module's declarations, for the modules that depend on it.
    public var index = ModuleIndex()
    /// The record for the next run.
    public var record = AdapterRecord()

    /// Makes an empty result.
    public init() {}
}

/// How a diagnostic affects the build.
public enum Severity: String, Sendable, Codable {
    /// The code does not compile, or behaves differently than on iOS.
    case error
    /// The code may behave differently.
    case warning
}

/// A place that cannot be adapted.
public struct Diagnostic: Sendable, Codable, Hashable {
    /// The file's absolute path.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 code units, from 1, as the compiler counts.
    public var column: Int
    /// The name of the rule.
    public var rule: String
    /// How the diagnostic affects the build.
    public var severity: Severity
    /// The problem, in a sentence.
    public var message: String
    /// The code to write instead.
    public var suggestion: String?

    /// Makes a diagnostic.
    public init(
        path: String, line: Int, column: Int, rule: String, severity: Severity, message: String,
        suggestion: String? = nil
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.rule = rule
        self.severity = severity
        self.message = message
        self.suggestion = suggestion
    }
}
