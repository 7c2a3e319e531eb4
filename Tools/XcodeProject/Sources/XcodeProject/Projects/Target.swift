/// A target of a project.
public struct Target: Sendable, Equatable {
    /// The kind of a target's product.
    public enum Kind: Sendable, Equatable {
        case application, framework, staticLibrary, unitTests, uiTests, appExtension, resourceBundle, aggregate
        /// A product that is not for iOS, or of an unknown kind.
        case other(String)
    }

    /// A dependency on a target, of the same project unless a name is given.
    public struct Dependency: Sendable, Equatable {
        /// The name of the target.
        public var name: String
    }

    /// A product of a package.
    public struct PackageProduct: Sendable, Equatable {
        /// The name of the product.
        public var name: String
        /// The package, if the project names it.
        public var package: PackageReference?
    }

    /// A resource of the product.
    public struct Resource: Sendable, Equatable {
        /// The path of the file or folder.
        public var path: String
        /// The path in the product, such as `en.lproj/Main.storyboard`.
        public var destination: String

        /// Creates a resource.
        public init(path: String, destination: String) { (self.path, self.destination) = (path, destination) }
    }

    /// The name.
    public var name: String
    /// The kind of the product.
    public var kind: Kind
    /// The name of the product's file, such as `App.app`.
    public var productFile: String?
    /// The Swift files, each once, in the order of the project.
    public var sources: [String] = []
    /// The files of other languages.
    public var foreignSources: [String] = []
    /// The resources of the product, one for each destination.
    public var resources: [Resource] = []
    /// The targets that it depends on.
    public var dependencies: [Dependency] = []
    /// The frameworks and libraries that are linked, by the names of their files.
    public var linked: [String] = []
    /// The products of packages that it uses.
    public var packageProducts: [PackageProduct] = []
    /// The build settings by configuration.
    public var settings: [String: BuildSettings] = [:]
    /// The configuration for a name that does not exist.
    public var defaultConfiguration = ""

    /// The settings of a configuration, or of the default configuration.
    public func settings(for configuration: String?) -> BuildSettings {
        configuration.flatMap { settings[$0] } ?? settings[defaultConfiguration]
            ?? settings.min { $0.key < $1.key }?.value ?? BuildSettings()
    }

    /// Whether the target is a bundle of tests.
    public var isTest: Bool { kind == .unitTests || kind == .uiTests }
}

/// A package that a project refers to.
public enum PackageReference: Sendable, Hashable {
    /// A package in a folder.
    case local(path: String)
    /// A package in a repository, with the requirement as in a manifest: `from: "1.0.0"`.
    case remote(url: String, requirement: Requirement)

    /// The versions that are accepted.
    public enum Requirement: Sendable, Hashable {
        case upToNextMajor(String), upToNextMinor(String), exact(String), range(String, String)
        case branch(String), revision(String)
    }

    /// Whether Carthage has checked out the package.
    var isOfCarthage: Bool {
        if case .local(let path) = self { path.contains("/\(XcodeProject.folderOfCarthage)/") } else { false }
    }

    /// SwiftPM's name of the package.
    public var identity: String {
        let place: String =
            switch self {
            case .local(let path): path
            case .remote(let url, _): url
            }
        var name = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? place
        if name.hasSuffix(".git") { name.removeLast(4) }
        return name.lowercased()
    }
}

/// A part of a project that is not built, or that is treated differently than by Xcode.
public struct ProjectNote: Sendable, Equatable {
    /// The effect on the target.
    public enum Severity: String, Sendable, Codable {
        /// The target cannot be built as it is.
        case error
        /// The part is left out.
        case warning
    }

    /// The target, or `nil` for the project.
    public var target: String?
    /// The file that the note is about.
    public var path: String
    /// The line, counted from 1.
    public var line = 1
    /// A word for the kind of note: `script`, `objective-c`, `missing-file`, …
    public var rule: String
    /// The effect on the target.
    public var severity: Severity
    /// The problem, in a sentence.
    public var message: String

    /// Creates a note.
    public init(target: String?, path: String, rule: String, severity: Severity, message: String) {
        (self.target, self.path, self.rule, self.severity) = (target, path, rule, severity)
        self.message = message
    }
}
