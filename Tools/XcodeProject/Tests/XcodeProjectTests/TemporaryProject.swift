import Foundation
import XcodeProject

/// A folder with a project, which is removed at the end.
final class TemporaryProject {
    let folder: String
    var path: String { folder + "/App.xcodeproj" }

    /// - Parameter objects: The objects of the project, besides the project and its target `App`.
    init(_ objects: String = "", target: String = "", version: Int = 56, settings: String = "", project: String = "") {
        let name = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try? FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
        folder = FilePaths.resolved(name) ?? name
        write(
            """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objectVersion = \(version);
                objects = {
                    P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, ); \(project)};
                    PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); defaultConfigurationName = Debug; };
                    PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
                    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                        buildConfigurationList = TL; \(target)};
                    TL = {isa = XCConfigurationList; buildConfigurations = (TD, ); defaultConfigurationName = Debug; };
                    TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
                    \(objects)
                };
                rootObject = P;
            }
            """, to: "App.xcodeproj/project.pbxproj")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func write(_ text: String, to relative: String) {
        let path = folder + "/" + relative
        try? FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    func read() throws -> XcodeProject { try XcodeProject(contentsOf: path, paths: FilePaths(root: folder)) }

    /// The paths below the folder.
    func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(folder.count + 1)) } }
}

/// The folder of the test projects of the tool.
let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Tests/Projects").path
