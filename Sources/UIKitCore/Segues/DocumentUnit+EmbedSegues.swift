import InterfaceDocuments

extension DocumentUnit {
    /// Puts the destinations of embed segues into their container views: when all views are made and connected, before
    /// any `awakeFromNib()` and before `viewDidLoad()` (recorded: IB_FORMAT §11.2).
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
