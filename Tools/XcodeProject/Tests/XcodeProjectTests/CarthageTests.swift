import Foundation
import Testing

@testable import XcodeProject

@Suite("Carthage")
struct CarthageTests {
    private let app = """
        G = {isa = PBXGroup; children = (A, K, ); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        K = {isa = PBXFileReference; path = Carthage/Build/Kit.xcframework; sourceTree = "<group>"; };
        PH = {isa = PBXSourcesBuildPhase; files = (F1, ); };
        F1 = {isa = PBXBuildFile; fileRef = A; };
        PF = {isa = PBXFrameworksBuildPhase; files = (F2, ); };
        F2 = {isa = PBXBuildFile; fileRef = K; };
        """

    private func kit(_ name: String, _ settings: String) -> String {
        """
        T\(name) = {isa = PBXNativeTarget; name = "Kit-\(name)"; productType = "com.apple.product-type.framework"; buildPhases = (PH, SH, );
            productReference = R\(name); buildConfigurationList = L\(name); };
        R\(name) = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name), ); defaultConfigurationName = Debug; };
        C\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Kit; \(settings)}; };
        """
    }

    @Test("Checked-out projects are built for iOS, and missing ones are named")
    func checkouts() throws {
        let project = TemporaryProject(app, target: "buildPhases = (PH, PF, );")
        project.write("import Kit\nimport Pack", to: "A.swift")
        project.write(
            """
            # Libraries
            github "owner/Kit" ~> 1.0
            git "https://example.com/owner/Pack.git"
            github "owner/Missing" == 2.0
            github ".."
            """, to: "Cartfile")
        project.write(
            "let package = Package(products: [.library(name: \"Pack\", targets: [])])",
            to: "Carthage/Checkouts/Pack/Package.swift")
        project.write("", to: "Carthage/Checkouts/Kit/A.swift")
        project.write(
            """
            { objects = {
            P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (TMac, TiOS, TT, ); };
            PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
            PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
            G = {isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            PH = {isa = PBXSourcesBuildPhase; files = (F1, ); };
            SH = {isa = PBXShellScriptBuildPhase; name = Lint; };
            F1 = {isa = PBXBuildFile; fileRef = A; };
            \(kit("Mac", "SDKROOT = macosx;"))
            \(kit("iOS", "SDKROOT = iphoneos;"))
            TT = {isa = PBXNativeTarget; name = KitTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (PH, ); };
            }; rootObject = P; }
            """, to: "Carthage/Checkouts/Kit/Kit.xcodeproj/project.pbxproj")

        let container = try Container(contentsOf: project.path, paths: FilePaths(root: project.folder))
        let plan = try #require(PackagePlan(of: container))

        #expect(plan.modules.map(\.target.name) == ["Kit-iOS", "App"])
        #expect(plan.modules.last?.dependencies == ["Kit"])
        #expect(plan.modules.last?.products.map(\.name) == ["Pack"])
        #expect(
            plan.notes.map(\.message).filter { $0.contains("Carthage") } == [
                "'Missing' of Carthage is not checked out, and is not built"
            ])
        #expect(plan.notes.map(\.rule) == ["carthage", "script"])
    }
}
