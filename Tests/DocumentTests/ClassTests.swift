import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A class with nested classes.
enum OuterOfDocuments {
    final class Inner: UIView {}
}

class GenericOfDocuments<Value>: UIView {}

final class OfGenericOfDocuments: GenericOfDocuments<Int> {}

/// A class without its own table: its superclass's outlets are available, and its added outlets are not.
final class WithoutTableOfDocuments: NotingController {
    weak var caption: UILabel?
}

@MainActor
@Suite("Classes of documents", .serialized)
struct ClassTests {
    private func made(_ attributes: String, element: String = "view") -> AnyObject? {
        let nib = UINib(text: DocumentText.nib("<\(element) id=\"a\" \(attributes)/>"))
        return nib.instantiate(withOwner: nil).first as AnyObject?
    }

    private var module: String {
        String(reflecting: NotingView.self).split(separator: ".").first.map(String.init) ?? ""
    }

    @Test("A class is found by its module and name, also nested in a type and below a generic one")
    func found() throws {
        try Stage.run { _ in
            expectTrue(made(DocumentText.custom(NotingView.self)) is NotingView)
            expectTrue(
                made("customClass=\"OuterOfDocuments.Inner\" customModule=\"\(module)\"") is OuterOfDocuments.Inner)
            expectTrue(made(DocumentText.custom(OfGenericOfDocuments.self)) is OfGenericOfDocuments)
            expectTrue(made("customClass=\"UILabel\"") is UILabel)
        }
    }

    @Test("The module of the document's target takes precedence over the written module")
    func moduleOfTarget() throws {
        try Stage.run { _ in
            let name = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let folder = name.appendingPathComponent("Package_\(module).resources")
            defer { try? FileManager.default.removeItem(at: name) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let text = DocumentText.nib(
                "<view id=\"a\" customClass=\"NotingView\" customModule=\"OldName\" customModuleProvider=\"target\"/>")
            try Data(text.utf8).write(to: folder.appendingPathComponent("View.xib"))

            let objects = Bundle(path: folder.path)?.loadNibNamed("View", owner: nil)

            expectTrue(objects?.first is NotingView)
        }
    }

    @Test("A generic class itself has no name in documents: the element's own class is used, with a message")
    func generic() throws {
        try Stage.run { stage in
            for name in ["GenericOfDocuments", "GenericOfDocuments<Int>", "OuterOfDocuments", "OuterOfDocuments.Other"]
            {
                let name = name.replacingOccurrences(of: "<", with: "&lt;")
                let view = made("customClass=\"\(name)\" customModule=\"\(module)\"")

                expectTrue(view.map { type(of: $0) } == UIView.self)
            }
            let lines = stage.diagnostics.map(\.message)
            expectTrue(lines.count == 4 && lines.allSatisfy { $0.hasPrefix("Unknown class \(module).") })
        }
    }

    @Test("A class without a table has its superclass's outlets; its own is an error that names it and the line")
    func withoutTable() throws {
        try Stage.run { stage in
            let content = DocumentText.connections(
                DocumentText.outlet("label", "one-label") + DocumentText.outlet("caption", "one-label"))
            let folder = try DocumentFolder([
                "Main.storyboard": DocumentText.storyboard(
                    initial: "one",
                    DocumentText.controller(
                        "one", attributes: DocumentText.custom(WithoutTableOfDocuments.self), content))
            ])
            let made = folder.storyboard().instantiateInitialViewController()
            let controller = try #require(made as? WithoutTableOfDocuments)

            controller.loadViewIfNeeded()

            expectEqual(controller.label?.text, "Hello")
            expectNil(controller.caption)
            let message = try #require(stage.diagnostics.first?.message)
            expectEqual(stage.diagnostics.count, 1)
            #expect(message.contains("WithoutTableOfDocuments"))
            #expect(message.contains(".adding(\"caption\", \\WithoutTableOfDocuments.caption)"))
        }
    }

    @Test("Classes that do not fit the element, and classes of other libraries, are not instantiated")
    func notFitting() throws {
        try Stage.run { stage in
            let label = made(DocumentText.custom(NotingView.self), element: "label")
            let view = made(DocumentText.custom(NotingController.self))
            let foreign = made("customClass=\"NSMutableString\" customModule=\"Foundation\"")
            let hidden = made("customClass=\"PresentationContainerView\" customModule=\"UIKitCore\"")

            expectTrue(label.map { type(of: $0) } == UILabel.self)
            for object in [view, foreign, hidden] { expectTrue(object.map { type(of: $0) } == UIView.self) }
            expectEqual(stage.diagnostics.count, 4)
        }
    }

    @Test(
        "Malformed names are harmless",
        arguments: ["", "..", "A.", "$s4main", "SaySiG", "a b", "Ünknown", "%@%n"])
    func hostileNames(_ name: String) throws {
        try Stage.run { stage in
            let view = made("customClass=\"\(name)\" customModule=\"\(module)\"")

            expectTrue(view.map { type(of: $0) } == UIView.self)
            _ = stage.diagnostics
        }
    }

    @Test("Elements of other frameworks are plain views, with one warning")
    func foreign() throws {
        try Stage.run { stage in
            let nib = UINib(text: DocumentText.nib("<mapView id=\"a\"/><mapView id=\"b\"/>"))

            let objects = nib.instantiate(withOwner: nil)

            expectTrue(objects.count == 2 && objects.allSatisfy { type(of: $0) == UIView.self })
            expectEqual(stage.diagnostics.count, 1)
        }
    }
}
