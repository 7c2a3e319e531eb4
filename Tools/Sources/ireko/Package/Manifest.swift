import Foundation

/// A package's manifest, as `swift package dump-package` prints it, as far as the tool reads it.
struct Manifest: Decodable {
    var name: String
    var dependencies: [Dependency]
    var products: [Product]
    var targets: [Target]

    /// Reads the manifest of the package in a folder.
    static func read(in folder: String) throws -> Manifest {
        let output = try Toolchain.output(["package", "--package-path", folder, "dump-package"])
        do {
            return try JSONDecoder().decode(Manifest.self, from: output)
        } catch {
            throw Failure("the manifest of \(folder) cannot be read: \(error)", .unreadable)
        }
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
        var dependencies: [TargetDependency]
        var settings: [Setting]

        /// The name of the module.
        var moduleName: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
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
