import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Nibs", .serialized)
struct NibTests {
    private let two = """
        <view contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>
        <label opaque="NO" contentMode="left" text="Second" lineBreakMode="tailTruncation" id="b"/>
        """

    @Test("Top-level objects have document order, without the owner and placeholders, and are new each time")
    func topLevel() throws {
        try Stage.run { _ in
            let nib = UINib(text: DocumentText.nib(two))

            let first = nib.instantiate(withOwner: nil)
            let second = nib.instantiate(withOwner: nil)

            expectTrue(first.count == 2 && first[0] is UIView && (first[1] as? UILabel)?.text == "Second")
            expectNotIdentical(first[0] as AnyObject, second[0] as AnyObject)
        }
    }

    @Test("Only the caller retains the objects")
    func notKept() throws {
        try Stage.run { _ in
            let nib = UINib(text: DocumentText.nib(two))
            weak var view: UIView?

            do { view = nib.instantiate(withOwner: nil).first as? UIView }

            expectNil(view)
        }
    }

    @Test("The owner gets its outlets and is not awake; the objects are awake and have theirs")
    func owner() throws {
        try Stage.run { _ in
            let owner = NotingController(nibName: nil, bundle: nil)
            let nib = UINib(
                text: DocumentText.nib(
                    owner: DocumentText.connections(DocumentText.outlet("inner", "a")),
                    """
                    <view contentMode="scaleToFill" id="a" \(DocumentText.custom(NotingView.self))>
                        \(DocumentText.connections(DocumentText.outlet("sibling", "b")))
                    </view>
                    <view contentMode="scaleToFill" id="b" \(DocumentText.custom(NotingView.self))/>
                    """))

            let log = DocumentLog.run { _ = nib.instantiate(withOwner: owner) }

            expectEqual(
                log,
                [
                    "view.init(coder:)", "view.init(coder:)", "inner=true", "view.sibling=true",
                    "view.awakeFromNib superview=false sibling=true", "view.awakeFromNib superview=false sibling=false",
                ])
        }
    }

    @Test("An outlet of the owner is found by its name, whatever class the nib declares")
    func ownerOfOtherClass() throws {
        final class Other: NSObject, NamedPropertyOwner {
            static var namedProperties: NamedProperties { NamedProperties().adding("inner", \Other.inner) }
            var inner: UIView?
        }
        try Stage.run { _ in
            let owner = Other()

            let objects = UINib(
                text: DocumentText.nib(owner: DocumentText.connections(DocumentText.outlet("inner", "a")), two)
            ).instantiate(withOwner: owner)

            expectIdentical(owner.inner, objects.first as? UIView)
        }
    }

    @Test("Outlets of an owner that is nil are an error, about an object that has no properties")
    func ownerNil() throws {
        try Stage.run { stage in
            let nib = UINib(
                text: DocumentText.nib(owner: DocumentText.connections(DocumentText.outlet("inner", "a")), two))

            _ = nib.instantiate(withOwner: nil)

            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.hasPrefix("[<NSObject 0x"))
            expectTrue(
                message.contains(
                    "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key inner."))
        }
    }

    @Test("External objects for placeholders are connected")
    func externalObjects() throws {
        try Stage.run { _ in
            let helper = NotingHelper()
            let nib = UINib(
                text: DocumentText.nib(
                    """
                    <placeholder placeholderIdentifier="helper" id="h">
                        \(DocumentText.connections(DocumentText.outlet("view", "a")))
                    </placeholder>
                    \(two)
                    """))

            let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["helper": helper]])

            expectEqual(objects.count, 2)
            expectIdentical(helper.view, objects.first as? UIView)
        }
    }

    @Test("An object that is not a view is made, connected, awake, and among the objects")
    func customObject() throws {
        try Stage.run { _ in
            let nib = UINib(
                text: DocumentText.nib(
                    """
                    <customObject id="h" \(DocumentText.custom(NotingHelper.self))>
                        \(DocumentText.connections(DocumentText.outlet("view", "a")))
                    </customObject>
                    \(two)
                    """))

            var objects: [Any] = []
            let log = DocumentLog.run { objects = nib.instantiate(withOwner: nil) }

            expectEqual(log, ["helper.awakeFromNib view=true"])
            expectTrue(objects.first is NotingHelper)
            expectEqual(objects.count, 3)
        }
    }

    @Test("A nib that does not exist is an error when objects are made, not before")
    func missing() throws {
        try Stage.run { stage in
            let folder = try DocumentFolder([:])
            try folder.write("", to: "empty")
            let nib = UINib(nibName: "Nowhere", bundle: folder.bundle)
            expectEmpty(stage.diagnostics)

            expectEmpty(nib.instantiate(withOwner: nil))

            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Could not load NIB in bundle: 'NSBundle <\(folder.url.path)> (loaded)' with name 'Nowhere'"
                ])
        }
    }

    @Test("A bundle makes the objects of its nibs")
    func bundle() throws {
        try Stage.run { _ in
            let folder = try DocumentFolder(["Two.xib": DocumentText.nib(two)])

            let objects = folder.bundle?.loadNibNamed("Two", owner: nil)

            expectEqual(objects?.count, 2)
        }
    }

    @Test("A file that is not a nib is reported")
    func broken() throws {
        try Stage.run { stage in
            for text in ["", "hello", "<a/>", DocumentText.storyboard()] {
                expectEmpty(UINib(text: text).instantiate(withOwner: nil))
            }

            expectTrue(stage.diagnostics.count == 4 && stage.diagnostics.allSatisfy { $0.rule == "document" })
        }
    }
}
