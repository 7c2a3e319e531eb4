import InterfaceDocuments

extension DocumentUnit {
    /// Embeds the destinations of embed segues in their container views: after all views are created and connected,
    /// before any `awakeFromNib()` and before `viewDidLoad()` (recorded).
    func performEmbedSegues() {
        guard let source = scene?.controller else { return }
        var runs: [(SegueRun, UIView)] = []
        forEachObject { element, object in
            guard let container = object as? UIView else { return }
            for segue in element.segues where segue.kind == .embed {
                runs.append((SegueRun(segue, ownerID: element.id, source: source, sender: nil), container))
            }
        }
        for (run, container) in runs { run.embed(in: container) }
    }
}
