import Foundation

/// A scheme: the targets that are built, run and tested together.
public struct Scheme: Sendable, Equatable {
    /// A reference to a target.
    public struct Reference: Sendable, Equatable {
        /// The name of the target.
        public var target: String
        /// The name of the project, without extension.
        public var project: String
    }

    /// A target of tests.
    public struct Testable: Sendable, Equatable {
        /// The target.
        public var reference: Reference
        /// Whether the scheme does not run the tests.
        public var isSkipped: Bool
        /// The tests that are not run: `Suite` or `Suite/test()`.
        public var skippedTests: [String]
        /// The tests that are run; all, if the list is empty.
        public var selectedTests: [String] = []
    }

    /// The name.
    public let name: String
    /// The targets that are built.
    public private(set) var built: [Reference] = []
    /// The targets of tests, with the targets of the default test plan.
    public private(set) var tests: [Testable] = []
    /// The program that is run.
    public private(set) var program: Reference?
    /// The configuration of the run program.
    public private(set) var runConfiguration: String?
    /// The configuration of the tests.
    public private(set) var testConfiguration: String?
    /// The enabled arguments of the run program.
    public private(set) var arguments: [String] = []
    /// The enabled variables of the run program.
    public private(set) var environment: [String: String] = [:]
    /// The plans that could not be read.
    public private(set) var problems: [String] = []

    /// Reads a scheme and the test plans that it names.
    ///
    /// - Parameters:
    ///   - path: The path of the file `….xcscheme`.
    ///   - folder: The folder of the project or workspace, for the paths of test plans.
    ///   - paths: Finds the files.
    public init(contentsOf path: String, folder: String, paths: FilePaths) throws(ProjectError) {
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let place = paths.existing(path) else { throw .unreadable(path: path) }
        let top = try MarkupElement.read(place)
        built = top.child("BuildAction")?.all("BuildableReference").compactMap(Self.reference) ?? []
        if let action = top.child("LaunchAction") {
            runConfiguration = action.attributes["buildConfiguration"]
            program = action.all("BuildableReference").compactMap(Self.reference).first
            arguments = action.all("CommandLineArgument").filter { $0.attributes["isEnabled"] == "YES" }
                .compactMap { $0.attributes["argument"] }
            for variable in action.all("EnvironmentVariable") where variable.attributes["isEnabled"] == "YES" {
                if let key = variable.attributes["key"] { environment[key] = variable.attributes["value"] ?? "" }
            }
        }
        guard let action = top.child("TestAction") else { return }
        testConfiguration = action.attributes["buildConfiguration"]
        for element in action.all("TestableReference") {
            guard let reference = element.child("BuildableReference").flatMap(Self.reference) else { continue }
            func names(_ list: String) -> [String] {
                element.child(list)?.children.compactMap { $0.attributes["Identifier"] } ?? []
            }
            tests.append(
                Testable(
                    reference: reference, isSkipped: element.attributes["skipped"] == "YES",
                    skippedTests: names("SkippedTests"), selectedTests: names("SelectedTests")))
        }
        let plans = action.all("TestPlanReference")
        let plan = plans.first { $0.attributes["default"] == "YES" } ?? plans.first
        if let location = plan?.attributes["reference"], let name = location.split(separator: ":", maxSplits: 1).last {
            readPlan(FilePaths.normalized(folder + "/" + name), paths)
        }
    }

    private static func reference(_ element: MarkupElement) -> Reference? {
        guard let target = element.attributes["BlueprintName"] else { return nil }
        return Reference(target: target, project: projectName(element.attributes["ReferencedContainer"] ?? ""))
    }

    /// The name in `container:Folder/Name.xcodeproj`.
    private static func projectName(_ container: String) -> String {
        let path = container.split(separator: ":", maxSplits: 1).last.map(String.init) ?? container
        return ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    // MARK: Test plans

    private mutating func readPlan(_ path: String, _ paths: FilePaths) {
        guard let place = paths.existing(path), let data = FileManager.default.contents(atPath: place),
            data.count < 16 << 20, Self.depth(of: data) < 100,
            let plan = try? JSONDecoder().decode(TestPlan.self, from: data)
        else {
            problems.append(path)
            return
        }
        for target in plan.testTargets {
            let testable = Testable(
                reference: Reference(
                    target: target.target.name, project: Self.projectName(target.target.containerPath ?? "")),
                isSkipped: target.enabled == false, skippedTests: target.skippedTests ?? [],
                selectedTests: target.selectedTests ?? [])
            if !tests.contains(where: { $0.reference == testable.reference }) { tests.append(testable) }
        }
    }

    /// The depth of nested values of a JSON text. Brackets in texts count, too.
    private static func depth(of data: Data) -> Int {
        var (depth, deepest) = (0, 0)
        for byte in data {
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
                depth += 1
                deepest = max(deepest, depth)
            } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                depth -= 1
            }
        }
        return deepest
    }

    private struct TestPlan: Decodable {
        struct Entry: Decodable {
            struct Reference: Decodable {
                var name: String
                var containerPath: String?
            }
            var target: Reference
            var enabled: Bool?
            var skippedTests: [String]?
            var selectedTests: [String]?

            enum CodingKeys: String, CodingKey { case target, enabled, skippedTests, selectedTests }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                target = try container.decode(Reference.self, forKey: .target)
                enabled = try? container.decode(Bool.self, forKey: .enabled)
                // Newer plans have dictionaries here.
                skippedTests = try? container.decode([String].self, forKey: .skippedTests)
                selectedTests = try? container.decode([String].self, forKey: .selectedTests)
            }
        }
        var testTargets: [Entry]
    }
}
