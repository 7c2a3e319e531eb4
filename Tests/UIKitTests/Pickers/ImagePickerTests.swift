import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Image pickers")
struct ImagePickerTests {
    /// Records its calls, and dismisses the picker if requested.
    private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        private(set) var calls: [String] = []
        private(set) var info: [UIImagePickerController.InfoKey: Any] = [:]
        var dismisses = true

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            note("picked", picker)
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { note("cancelled", picker) }

        private func note(_ call: String, _ picker: UIImagePickerController) {
            calls.append(call)
            if dismisses { picker.dismiss(animated: true) }
        }

        /// Removes the copy that the picker has made.
        func removeCopy() {
            guard let copy = (info[.imageURL] ?? info[.mediaURL]) as? URL else { return }
            try? FileManager.default.removeItem(at: copy.deletingLastPathComponent())
        }
    }

    /// Implements no optional methods.
    private final class SilentDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

    private func onStage(
        files: [URL]? = nil, chooser: HeldFileChooser? = nil, prepare: (UIImagePickerController) -> Void = { _ in },
        _ body: (Stage, UIViewController, UIImagePickerController, Delegate) throws -> Void
    ) throws {
        try Stage.run(root: controller("Root")) { stage, root in
            if let files { stage.files = files }
            if let chooser { UIContext.current.fileChooser = chooser }
            let (picker, delegate) = (UIImagePickerController(), Delegate())
            picker.delegate = delegate
            prepare(picker)
            root.present(picker, animated: true)
            stage.advance(by: 1)
            try body(stage, root, picker, delegate)
            delegate.removeCopy()
        }
    }

    // MARK: Sources

    @Test("There are libraries and no camera")
    func sources() {
        expectTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        expectTrue(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        expectFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
        expectEqual(UIImagePickerController.availableMediaTypes(for: .photoLibrary), ["public.image", "public.movie"])
        expectNil(UIImagePickerController.availableMediaTypes(for: .camera))
    }

    @Test("Defaults")
    func defaults() throws {
        try Stage.run { _ in
            let picker = UIImagePickerController()

            expectEqual(picker.sourceType, .photoLibrary)
            expectEqual(picker.mediaTypes, ["public.image"])
            expectFalse(picker.allowsEditing)
            expectNil(picker.delegate)
        }
    }

    @Test("A source and types that are not available are refused with UIKit's sentences")
    func refused() throws {
        try Stage.run { stage in
            let picker = UIImagePickerController()

            picker.sourceType = .camera
            picker.mediaTypes = ["public.audio"]

            expectEqual(
                stage.diagnostics.map(\.message), ["Source type 1 not available", "No available types for source 0"])
            expectEqual(picker.sourceType, .photoLibrary)
            expectEqual(picker.mediaTypes, ["public.image"])
        }
    }

    @Test("The delegate is also the navigation controller's delegate")
    func delegate() throws {
        try Stage.run { _ in
            let (picker, delegate) = (UIImagePickerController(), Delegate())

            picker.delegate = delegate

            expectIdentical(picker.delegate, delegate)
            expectIdentical((picker as UINavigationController).delegate, delegate)
        }
    }

    // MARK: The stage's files

    @Test("A picture is picked, and the picker stays until the delegate dismisses it")
    func picked() throws {
        let folder = try PickerFolder()
        let file = try folder.add("red.png", PickerFolder.picture(30, 20))

        try onStage(files: [file], prepare: { _ in }) { stage, root, picker, delegate in
            expectEqual(delegate.calls, ["picked"])
            let image = try #require(delegate.info[.originalImage] as? UIImage)
            let copy = try #require(delegate.info[.imageURL] as? URL)
            expectEqual(image.size, CGSize(width: 30, height: 20))
            expectEqual(image.pixel(3, 3), 0xFFFF_0000)
            expectEqual(delegate.info[.mediaType] as? String, "public.image")
            expectNotEqual(copy.path, file.path)
            expectEqual(copy.lastPathComponent, "red.png")
            try expectEqual(Data(contentsOf: copy), Data(contentsOf: file))
            expectNil(root.presentedViewController)
        }
    }

    @Test("The picker does not dismiss itself")
    func stays() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            stage.files = []
            let (picker, delegate) = (UIImagePickerController(), Delegate())
            delegate.dismisses = false
            picker.delegate = delegate

            root.present(picker, animated: true)
            stage.advance(by: 2)

            expectEqual(delegate.calls, ["cancelled"])
            expectIdentical(root.presentedViewController, picker)
        }
    }

    @Test(
        "If the delegate implements neither method, or is nil, the picker dismisses itself", arguments: [true, false])
    func dismissesForSilentDelegate(hasDelegate: Bool) throws {
        try Stage.run(root: controller("Root")) { stage, root in
            stage.files = []
            let (picker, delegate) = (UIImagePickerController(), SilentDelegate())
            if hasDelegate { picker.delegate = delegate }

            root.present(picker, animated: true)
            stage.advance(by: 2)

            expectNil(root.presentedViewController)
        }
    }

    @Test("A movie is picked if movies are requested")
    func movie() throws {
        let folder = try PickerFolder()
        let file = try folder.add("film.mp4", Data("no film".utf8))

        try onStage(files: [file], prepare: { $0.mediaTypes = ["public.movie"] }) { _, _, _, delegate in
            expectTrue(delegate.calls == ["picked"] && delegate.info[.mediaType] as? String == "public.movie")
            expectEqual((delegate.info[.mediaURL] as? URL)?.lastPathComponent, "film.mp4")
            expectNil(delegate.info[.originalImage])
        }
    }

    @Test("A movie is not accepted as a picture")
    func movieRefused() throws {
        let folder = try PickerFolder()
        let file = try folder.add("film.mp4", Data("no film".utf8))

        try onStage(files: [file]) { _, _, _, delegate in
            expectEqual(delegate.calls, ["cancelled"])
        }
    }

    // MARK: Files that are not pictures

    @Test("A file that is not a picture is named, and the picker stays")
    func noPicture() throws {
        let folder = try PickerFolder()
        let chooser = HeldFileChooser()
        let huge = try folder.add("huge.png", hugePicture)

        try onStage(chooser: chooser) { stage, root, picker, delegate in
            chooser.choices[0].answer(.chosen([huge]))
            stage.advance(by: 1)

            expectTrue(stage.find("“huge.png” is not a picture that can be opened.").exists)
            expectIdentical(root.presentedViewController, picker)
            expectEqual(delegate.calls, [])

            stage.find("Cancel").tap()
            stage.advance(by: 1)
            expectEqual(delegate.calls, ["cancelled"])
            expectNil(root.presentedViewController)
        }
    }

    /// The beginning of a PNG with a declared size of 100,000 × 100,000 pixels.
    private var hugePicture: Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        data += Data("IHDR".utf8) + Data([0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0, 0, 0, 0, 0])
        return data
    }

    // MARK: A window of the desktop

    @Test("Behind a window of the desktop the picker is clear; dismissed by the program it closes that")
    func dismissedByProgram() throws {
        let chooser = HeldFileChooser()

        try onStage(chooser: chooser) { stage, root, picker, delegate in
            expectFalse(picker.view.isUserInteractionEnabled)
            expectTrue(picker.isNavigationBarHidden)
            expectEqual(picker.presentationController?.presentationStyle, .overFullScreen)

            root.dismiss(animated: true)
            stage.advance(by: 1)
            chooser.choices[0].answer(.cancelled)
            stage.advance(by: 1)

            expectEqual(chooser.cancelled, 1)
            expectEqual(delegate.calls, [])
        }
    }

    @Test("A picker can be presented again")
    func again() throws {
        let chooser = HeldFileChooser()

        try onStage(chooser: chooser) { stage, root, picker, delegate in
            chooser.choices[0].answer(.cancelled)
            stage.advance(by: 1)
            root.present(picker, animated: true)
            stage.advance(by: 1)
            chooser.choices.last?.answer(.cancelled)
            stage.advance(by: 1)

            expectEqual(chooser.choices.count, 2)
            expectEqual(delegate.calls, ["cancelled", "cancelled"])
        }
    }

    // MARK: Editing

    @Test("The user chooses a square part of the picture", arguments: [true, false])
    func editing(isChosen: Bool) throws {
        let folder = try PickerFolder()
        let file = try folder.add("wide.png", PickerFolder.picture(200, 100))

        try onStage(files: [file], prepare: { $0.allowsEditing = true }) { stage, _, picker, delegate in
            expectEqual(picker.topViewController?.title, "Move and Scale")
            expectEqual(delegate.calls, [])

            stage.find(isChosen ? "Choose" : "Cancel").tap()
            stage.advance(by: 1)

            guard isChosen else {
                expectEqual(delegate.calls, ["cancelled"])
                return
            }
            expectEqual(delegate.calls, ["picked"])
            expectEqual(delegate.info[.cropRect] as? CGRect, CGRect(x: 50, y: 0, width: 100, height: 100))
            expectEqual((delegate.info[.editedImage] as? UIImage)?.size, CGSize(width: 100, height: 100))
            expectEqual((delegate.info[.originalImage] as? UIImage)?.size, CGSize(width: 200, height: 100))
        }
    }
}
