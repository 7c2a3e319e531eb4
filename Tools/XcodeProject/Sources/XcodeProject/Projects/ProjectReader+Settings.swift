import Foundation

extension ProjectReader {
    /// Reads the build settings of all configurations of a target.
    mutating func readSettings(_ id: String, _ target: inout Target) {
        let own = objects.string(id, "buildConfigurationList") ?? ""
        let project = objects.string(objects.root, "buildConfigurationList") ?? ""
        let ownConfigurations = configurations(of: own)
        let projectConfigurations = configurations(of: project)
        target.defaultConfiguration =
            objects.string(own, "defaultConfigurationName") ?? objects.string(project, "defaultConfigurationName") ?? ""
        for name in Set(ownConfigurations.keys).union(projectConfigurations.keys).sorted() {
            var settings = BuildSettings(defaults(of: target, id, configuration: name))
            for configuration in [projectConfigurations[name], ownConfigurations[name]].compactMap(\.self) {
                settings.assign(file(of: configuration, target))
                let values = objects.dictionary(configuration, "buildSettings")
                settings.assign(
                    values.sorted { $0.key < $1.key }.compactMap { name, value in
                        Self.text(of: value).map { (name, $0) }
                    })
            }
            target.settings[name] = settings
        }
    }

    private func configurations(of list: String) -> [String: String] {
        Dictionary(
            objects.list(list, "buildConfigurations").compactMap { id in objects.string(id, "name").map { ($0, id) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// A value as it is in a file of settings.
    private static func text(of value: PropertyValue) -> String? {
        if let text = value.string { return text }
        return value.array?.compactMap(\.string).map { text in
            text.contains(" ") && !text.contains("\"") ? "\"\(text)\"" : text
        }.joined(separator: " ")
    }

    /// The assignments in the file of settings of a configuration.
    private mutating func file(of configuration: String, _ target: Target) -> [(name: String, value: String)] {
        let reference = objects.string(configuration, "baseConfigurationReference")
        var path = reference.flatMap { tree.paths[$0] }
        // In a synchronized folder, the file is named by its path.
        if path == nil, let anchor = objects.string(configuration, "baseConfigurationReferenceAnchor"),
            let relative = objects.string(configuration, "baseConfigurationReferenceRelativePath")
        {
            path = tree.paths[anchor].map { FilePaths.normalized($0 + "/" + relative) }
        }
        guard let path else { return [] }
        do throws(ProjectError) {
            let file = try XCConfigFile(contentsOf: path, root: project.folder, locate: paths.existing)
            for name in file.missing {
                note(target.name, path, "missing-file", .warning, "the included file \(name) does not exist")
            }
            return file.assignments.map { ($0.name, $0.value) }
        } catch {
            note(target.name, path, "settings", .warning, error.description)
            return []
        }
    }

    /// The settings that Xcode has for all targets.
    private func defaults(of target: Target, _ id: String, configuration: String) -> [String: String] {
        let type: String =
            switch target.kind {
            case .application: "APPL"
            case .framework: "FMWK"
            case .appExtension: "XPC!"
            default: "BNDL"
            }
        return [
            "CONFIGURATION": configuration, "SRCROOT": project.folder, "PROJECT_DIR": project.folder,
            "SOURCE_ROOT": project.folder, "PROJECT_FILE_PATH": project.path,
            "PROJECT_NAME": project.name, "PROJECT": project.name, "TARGET_NAME": target.name,
            "TARGETNAME": target.name, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": type, "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
            "WRAPPER_EXTENSION": target.kind == .application ? "app" : "bundle",
            "DEVELOPMENT_LANGUAGE": objects.string(objects.root, "developmentRegion") ?? "en",
            "SDKROOT": "iphoneos", "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "BUILT_PRODUCTS_DIR": "/Products", "TARGET_BUILD_DIR": "/Products", "CURRENT_ARCH": "x86_64",
            "ARCHS": "x86_64", "SWIFT_PLATFORM_TARGET_PREFIX": "ios", "TARGETED_DEVICE_FAMILY": "1",
            "IPHONEOS_DEPLOYMENT_TARGET": "18.0", "GENERATE_INFOPLIST_FILE": "NO", "ACTION": "build",
        ]
    }
}
