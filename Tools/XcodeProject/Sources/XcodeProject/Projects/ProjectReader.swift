import Foundation

/// Makes the values of a project from its objects.
struct ProjectReader {
    let objects: ProjectObjects
    let paths: FilePaths
    let tree: FileTree
    var project: XcodeProject
    /// The files of synchronized folders, by the identifiers of their groups.
    var folders: [String: SynchronizedFolder] = [:]
    /// The number of files in these folders.
    private var folderFiles = 0

    private static let mostTargets = 3000
    private static let mostFolderFiles = 400_000

    init(_ objects: ProjectObjects, paths: FilePaths, project: XcodeProject) {
        (self.objects, self.paths, self.project) = (objects, paths, project)
        tree = FileTree(objects, folder: project.folder)
    }

    mutating func read() {
        if tree.hasCycle { note(nil, project.path, "cycle", .warning, "a group contains itself; it is read once") }
        project.packages = objects.list(objects.root, "packageReferences").compactMap(package)
        for entry in objects.all(ofKind: "PBXFileReference") {
            guard let path = tree.paths[entry], path.hasSuffix(".xcodeproj") else { continue }
            project.subprojects.append(path)
        }
        addPackagesWithoutReference()
        let list = objects.string(objects.root, "buildConfigurationList") ?? ""
        project.configurations = objects.list(list, "buildConfigurations").compactMap { objects.string($0, "name") }
        var seen: Set<String> = []
        for id in objects.list(objects.root, "targets") where seen.insert(id).inserted {
            guard project.targets.count < Self.mostTargets else {
                return note(nil, project.path, "too-large", .error, "the project has too many targets")
            }
            if let target = target(id) { project.targets.append(target) }
        }
    }

    mutating func note(
        _ target: String?, _ path: String, _ rule: String, _ severity: ProjectNote.Severity, _ message: String
    ) {
        project.notes.append(
            ProjectNote(target: target, path: path, rule: rule, severity: severity, message: message))
    }

    // MARK: Packages

    private func package(_ id: String) -> PackageReference? {
        if objects.kind(of: id) == "XCLocalSwiftPackageReference" {
            guard let path = objects.string(id, "relativePath") ?? objects.string(id, "path") else { return nil }
            return .local(path: FilePaths.normalized(path.hasPrefix("/") ? path : project.folder + "/" + path))
        }
        guard let url = objects.string(id, "repositoryURL") else { return nil }
        let values = objects.dictionary(id, "requirement")
        func value(_ key: String) -> String { values[key]?.string ?? "" }
        let requirement: PackageReference.Requirement =
            switch value("kind") {
            case "exactVersion": .exact(value("version"))
            case "upToNextMinorVersion": .upToNextMinor(value("minimumVersion"))
            case "versionRange": .range(value("minimumVersion"), value("maximumVersion"))
            case "branch": .branch(value("branch"))
            case "revision": .revision(value("revision"))
            default: .upToNextMajor(value("minimumVersion"))
            }
        return .remote(url: url, requirement: requirement)
    }

    /// Before Xcode 15, a local package is a reference to its folder only.
    private mutating func addPackagesWithoutReference() {
        for id in objects.all(ofKind: "PBXFileReference") {
            guard let path = tree.paths[id], let found = paths.existing(path), FilePaths.kind(of: found) == .folder,
                FileManager.default.fileExists(atPath: found + "/Package.swift"),
                !project.packages.contains(.local(path: found))
            else { continue }
            project.packages.append(.local(path: found))
        }
    }

    // MARK: Targets

    private mutating func target(_ id: String) -> Target? {
        guard let name = objects.string(id, "name") else { return nil }
        var target = Target(name: name, kind: kind(of: id))
        let product = objects.string(id, "productReference")
        target.productFile = product.flatMap { objects.string($0, "path") ?? objects.string($0, "name") }
        readSettings(id, &target)
        for dependency in objects.list(id, "dependencies") {
            let proxy = objects.string(dependency, "targetProxy") ?? ""
            let name =
                objects.string(dependency, "target").flatMap { objects.string($0, "name") }
                ?? objects.string(dependency, "name") ?? objects.string(proxy, "remoteInfo")
            if let name { target.dependencies.append(Target.Dependency(name: name)) }
            if let reference = objects.string(dependency, "productRef") { addProduct(reference, &target) }
        }
        for reference in objects.list(id, "packageProductDependencies") { addProduct(reference, &target) }
        for phase in objects.list(id, "buildPhases") { readPhase(phase, &target) }
        readFolders(of: id, &target)
        var known: Set<String> = []
        target.sources = target.sources.filter { known.insert($0).inserted }
        known = []
        target.resources = target.resources.filter { known.insert($0.destination).inserted }
        addNotes(&target)
        return target
    }

    private func kind(of id: String) -> Target.Kind {
        if objects.kind(of: id) != "PBXNativeTarget" { return .aggregate }
        let type = objects.string(id, "productType") ?? ""
        return switch type.replacingOccurrences(of: "com.apple.product-type.", with: "") {
        case "application", "application.on-demand-install-capable": .application
        case "framework", "framework.static": .framework
        case "library.static", "library.dynamic": .staticLibrary
        case "bundle.unit-test", "bundle.ocunit-test": .unitTests
        case "bundle.ui-testing": .uiTests
        case "bundle": .resourceBundle
        case let other where other.hasPrefix("app-extension") || other == "extensionkit-extension": .appExtension
        case let other: .other(other)
        }
    }

    private mutating func addProduct(_ id: String, _ target: inout Target) {
        guard var name = objects.string(id, "productName") else { return }
        if name.hasPrefix("plugin:") { return }
        if name.hasPrefix("package:") { name.removeFirst(8) }
        guard !target.packageProducts.contains(where: { $0.name == name }) else { return }
        target.packageProducts.append(
            Target.PackageProduct(name: name, package: objects.string(id, "package").flatMap(package)))
    }

    // MARK: Build phases

    private mutating func readPhase(_ id: String, _ target: inout Target) {
        let kind = objects.kind(of: id)
        switch kind {
        case "PBXShellScriptBuildPhase":
            let name = objects.string(id, "name") ?? "Run Script"
            note(
                target.name, project.path, "script", .warning,
                "the build phase '\(name)' is a script, which does not run")
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase":
            for file in objects.list(id, "files") where isForIOS(file) { readFile(file, of: kind, "", &target) }
        case "PBXCopyFilesBuildPhase" where objects.string(id, "dstSubfolderSpec") == "7":
            let folder = objects.string(id, "dstPath") ?? ""
            for file in objects.list(id, "files") where isForIOS(file) { readFile(file, of: kind, folder, &target) }
        default: break
        }
    }

    private func isForIOS(_ file: String) -> Bool {
        let filters = objects.list(file, "platformFilters") + objects.list(file, "platformFilter")
        return filters.isEmpty || filters.contains("ios")
    }

    private mutating func readFile(_ file: String, of kind: String, _ folder: String, _ target: inout Target) {
        if let product = objects.string(file, "productRef") { return addProduct(product, &target) }
        guard let reference = objects.string(file, "fileRef") else { return }
        if kind == "PBXFrameworksBuildPhase" {
            let name = objects.string(reference, "path") ?? objects.string(reference, "name") ?? ""
            if let last = name.split(separator: "/").last { target.linked.append(String(last)) }
            return
        }
        // A group of variants has a file for each language, a group of versions has models.
        let isVariants = objects.kind(of: reference) == "PBXVariantGroup"
        for member in isVariants ? objects.list(reference, "children") : [reference] {
            guard let path = tree.paths[member] else { continue }
            add(path, isFolder: objects.string(member, "lastKnownFileType") == "folder", of: kind, folder, &target)
        }
    }

    private mutating func add(
        _ path: String, isFolder: Bool, of phase: String, _ folder: String, _ target: inout Target
    ) {
        let found: String
        switch paths.find(path) {
        case .file(let path): found = path
        case .moved(let moved):
            found = moved
            note(target.name, path, "moved-file", .warning, "the file is used from \(moved)")
        case .missing:
            let isSource = FileKinds.treatment(of: path) == .swift
            return note(target.name, path, "missing-file", isSource ? .error : .warning, "there is no such file")
        case .outside:
            return note(target.name, path, "outside", .error, "the file is outside of \(paths.root), and is not used")
        }
        let treatment = FileKinds.treatment(of: path)
        if phase == "PBXSourcesBuildPhase" || treatment == .model {
            switch treatment {
            case .swift: target.sources.append(found)
            case .foreign: target.foreignSources.append(found)
            case .model: noteModel(found, target)
            case .resource where phase == "PBXSourcesBuildPhase" && FileKinds.fileExtension(of: path) == "xcstrings",
                .resource where FileKinds.fileExtension(of: path) == "xcassets":
                target.resources.append(Target.Resource(path: found, destination: FileKinds.destination(of: path)))
            default: break
            }
        } else if isFolder || !["h", "pch", "entitlements"].contains(FileKinds.fileExtension(of: path)) {
            let place = FileKinds.destination(of: path)
            target.resources.append(
                Target.Resource(
                    path: found, destination: folder.isEmpty ? place : FilePaths.normalized(folder + "/" + place)))
        }
    }

    private mutating func noteModel(_ path: String, _ target: Target) {
        note(target.name, path, "core-data", .error, "the model is for Core Data, which does not exist here")
    }

    // MARK: Synchronized folders

    private mutating func readFolders(of id: String, _ target: inout Target) {
        let members = objects.list(id, "fileSystemSynchronizedGroups")
        for group in objects.all(ofKind: "PBXFileSystemSynchronizedRootGroup") {
            let isMember = members.contains(group)
            var exceptions: Set<String> = []
            var hasExceptions = false
            for set in objects.list(group, "exceptions") {
                guard objects.string(set, "target") == id else { continue }
                hasExceptions = true
                exceptions.formUnion(objects.list(set, "membershipExceptions"))
            }
            guard isMember || hasExceptions, let path = tree.paths[group] else { continue }
            guard case .file(let found) = paths.find(path) else {
                if isMember { note(target.name, path, "missing-file", .error, "there is no such folder") }
                continue
            }
            let folder =
                folders[group]
                ?? SynchronizedFolder(found, explicitFolders: Set(objects.list(group, "explicitFolders")))
            if folders[group] == nil { folderFiles += folder.files.count }
            folders[group] = folder
            guard folderFiles < Self.mostFolderFiles else {
                return note(target.name, path, "too-large", .error, "the folders have too many files")
            }
            if folder.isTooLarge { note(target.name, path, "too-large", .error, "the folder has too many files") }
            for (relative, isFolder) in folder.files {
                // Exceptions of a member are left out; exceptions of other targets are their only files.
                guard SynchronizedFolder.isListed(relative, in: exceptions) != isMember else { continue }
                addFile(found + "/" + relative, isFolder, &target)
            }
        }
    }

    private mutating func addFile(_ path: String, _ isFolder: Bool, _ target: inout Target) {
        guard case .file = paths.find(path) else {
            return note(target.name, path, "outside", .error, "the file is outside of \(paths.root), and is not used")
        }
        switch FileKinds.treatment(of: path) {
        case .swift where !isFolder: target.sources.append(path)
        case .foreign: target.foreignSources.append(path)
        case .model: noteModel(path, target)
        case .resource:
            target.resources.append(Target.Resource(path: path, destination: FileKinds.destination(of: path)))
        default: break
        }
    }

    // MARK: Notes

    private mutating func addNotes(_ target: inout Target) {
        if !target.foreignSources.isEmpty {
            let isAll = target.sources.isEmpty
            for path in target.foreignSources.prefix(20) {
                note(
                    target.name, path, "objective-c", isAll ? .warning : .error,
                    "the file is not Swift, and is not compiled")
            }
        }
        switch target.kind {
        case .uiTests:
            note(
                target.name, project.path, "ui-tests", .warning,
                "tests of the interface need XCUIApplication; the target is left out")
        case .appExtension:
            note(
                target.name, project.path, "extension", .warning,
                "extensions of apps do not exist here; the target is left out")
        case .other(let type):
            note(
                target.name, project.path, "product", .warning,
                "products of the type '\(type)' are not built; the target is left out")
        default: break
        }
    }
}
