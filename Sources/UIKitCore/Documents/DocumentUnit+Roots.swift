import Foundation
import InterfaceDocuments

extension DocumentUnit {
    /// The size of a root view, which is the editor's canvas, whatever is written; `nil` for a view that is none, or that keeps
    /// its own size.
    ///
    /// A root view is a controller's, or a plain one at the top of a nib. One with freeform size keeps it, and so do cells and
    /// other kinds of views at the top. One that is embedded has the size of where it is embedded, which is what Xcode writes.
    func canvasSize(forRoot element: ObjectElement) -> CGSize? {
        guard element.key == "view" || element.key == nil && element.kind == .view else { return nil }
        let owner = document.owner(of: element)
        if element.key == "view" {
            guard owner?.kind.isController == true else { return nil }
        } else {
            guard document.kind == .nib, owner == nil else { return nil }
        }
        guard !element.isFreeform, owner?.isFreeform != true else { return nil }
        let size = document.canvasSize
        if case .rect(let rect)? = element.frame, rect.size == size, rect.origin == .zero { return nil }
        if element.frame != nil, let owner, isEmbedded(owner) { return nil }
        return size
    }

    private func isEmbedded(_ controller: ObjectElement) -> Bool {
        document.scenes.contains { scene in
            scene.segues.contains { $0.segue.kind == .embed && $0.segue.destination == controller.id }
        }
    }
}
