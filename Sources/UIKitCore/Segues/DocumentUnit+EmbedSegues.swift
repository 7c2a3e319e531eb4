import InterfaceDocuments

extension DocumentUnit {
    /// Collects the embed segues of the container views, which are performed when `loadView()` has returned. The sender
    /// is the controller (recorded on iOS 26.1).
    func collectEmbedSegues() {
        guard let scene, let source = scene.controller else { return }
        forEachObject { element, object in
            guard let container = object as? UIView else { return }
            for segue in element.segues where segue.kind == .embed {
                let run = SegueRun(segue, ownerID: element.id, source: source, sender: source)
                scene.embedding.append((run, container))
            }
        }
    }
}
