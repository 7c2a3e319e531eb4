import Foundation

/// A package's manifest, as `swift package dump-package` prints it, as far as the tool reads it.
struct Manifest: Decodable {
    var name: String
    var defaultLocalization: String?
    var dependencies: [Dependency]
    var products: [Product]
    var targets: [Target]

    /// Reads the manifest of the package in a folder.
    ///
    /// - Parameters:
    ///   - cache: The folder of the outputs of earlier runs.
    ///   - compiler: The compiler's version.
    static func read(in folder: String, cache: String, compiler: String) throws -> Manifest {
        let place = Self.key(of: folder, compiler).map { "\(cache)/\($0).json" }
        if let place, let output = FileManager.default.contents(atPath: place),
            let manifest = try? JSONDecoder().decode(Manifest.self, from: output)
        {
            return manifest
        }
        let output = try Toolchain.output(["package", "--package-path", folder, "dump-package"])
        let manifest: Manifest
        do {
            manifest = try JSONDecoder().decode(Manifest.self, from: output)
        } catch {
            throw Failure("the manifest of \(folder) cannot be read: \(error)", .unreadable)
        }
        if let place {
            // Without the file, the manifest is read again.
            try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            try? output.write(to: URL(fileURLWithPath: place), options: .atomic)
        }
        return manifest
    }

    /// The key of a package's output in the cache: the texts of its manifests. `nil` if a manifest may read more than
    /// its text.
    private static func key(of folder: String, _ compiler: String) -> String? {
        var hash = ContentHash()
        hash.add(compiler)
        hash.add(folder)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasPrefix("Package") && $0.hasSuffix(".swift")
        }
        for name in names.sorted() {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name),
                let text = String(validating: data, as: UTF8.self),
                !["Foundation", "Glibc", "Context", "getenv", "#if", "#file"].contains(where: text.contains)
            else { return nil }
            hash.add(name)
            hash.add(text)
        }
        return hash.text
    }

    /// A dependency of the package. `swift package show-dependencies` lists its folder.
    struct Dependency: Decodable {}

    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]
        var resources: [Resource]?
        var dependencies: [TargetDependency]
        var settings: [Setting]

        /// The name of the module.
        var moduleName: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
    }

    /// A rule for the resources at a path of a target.
    struct Resource: Decodable {
        struct Rule: Decodable {
            /// `default` or `base`.
            var localization: String?
        }

        var path: String
        /// The name of the rule, `process`, `copy` or `embedInCode`, with its values.
        var rule: [String: Rule]
    }

    /// A dependency of a target: a target or a product, by its name.
    struct TargetDependency: Decodable {
        var name: String
        var package: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            for key in container.allKeys {
                var values = try container.nestedUnkeyedContainer(forKey: key)
                name = try values.decode(String.self)
                package = key.stringValue == "product" ? (try? values.decode(String?.self)) ?? nil : nil
                return
            }
            name = ""
        }
    }

    /// A build setting, if it decides on conditional code or on isolation.
    struct Setting: Decodable {
        var defines: [String] = []
        var isMainActorByDefault = false

        init(from decoder: any Decoder) throws {
            guard let container = try? decoder.container(keyedBy: Key.self),
                let kind = try? container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "kind"))
            else { return }
            for key in kind.allKeys {
                guard let value = try? kind.nestedContainer(keyedBy: Key.self, forKey: key) else { continue }
                let text = try? value.decode(String.self, forKey: Key(stringValue: "_0"))
                if key.stringValue == "define", let text { defines.append(text) }
                if key.stringValue == "defaultIsolation", text == "MainActor" { isMainActorByDefault = true }
            }
        }
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
