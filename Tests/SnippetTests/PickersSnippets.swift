import IrekoTesting
import UIKit
import UniformTypeIdentifiers

enum PickersSnippets {

    final class NotesController: UIViewController, UIDocumentPickerDelegate {
        func addFiles() {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .pdf])
            picker.allowsMultipleSelection = true
            picker.delegate = self
            present(picker, animated: true)
        }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            for url in urls { print(url.path) }
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { print("nothing") }
    }

    @MainActor private static func export(_ report: URL) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forExporting: [report], asCopy: true)
        return picker
    }

    final class AvatarController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        private let imageView = UIImageView()

        func choosePicture() {
            let picker = UIImagePickerController()
            picker.allowsEditing = true
            picker.delegate = self
            present(picker, animated: true)
        }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            imageView.image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
            picker.dismiss(animated: true)
        }
    }

    private final class ChoosingController: UIViewController, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {
        private(set) var picture: UIImage?

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(
                primaryAction: UIAction(title: "Choose a picture") { [weak self] _ in self?.choose() })
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            view.addSubview(button)
        }

        private func choose() {
            let picker = UIImagePickerController()
            picker.delegate = self
            present(picker, animated: true)
        }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            picture = info[.originalImage] as? UIImage
            picker.dismiss(animated: true)
        }
    }

    @MainActor static func run() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let photo = folder.appendingPathComponent("photo.png")
        try UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }.pngData()?.write(to: photo)

        let controller = ChoosingController()
        try Stage.run(rootViewController: controller) { stage in
            stage.files = [photo]
            stage.find("Choose a picture").tap()
            stage.advance(by: 1)
            stage.wait { controller.picture != nil }
            stage.advance(by: 1)
            try check(controller.picture != nil && controller.presentedViewController == nil)
        }
        try Stage.run(rootViewController: NotesController()) { stage in
            (stage.window.rootViewController as? NotesController)?.addFiles()
            stage.advance(by: 1)
            try check(stage.window.rootViewController?.presentedViewController is UIDocumentPickerViewController)
        }
        try Stage.run(rootViewController: AvatarController()) { stage in
            (stage.window.rootViewController as? AvatarController)?.choosePicture()
            stage.advance(by: 1)
            try check(stage.window.rootViewController?.presentedViewController is UIImagePickerController)
            _ = export(photo)
        }
    }
}
