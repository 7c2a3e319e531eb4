extension UIView {
    func replaceRecognizers(with new: [UIGestureRecognizer]?) {
        for old in recognizers ?? [] { removeGestureRecognizer(old) }
        for recognizer in new ?? [] { addGestureRecognizer(recognizer) }
        if new == nil { recognizers = nil }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers = (recognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers?.firstIndex(where: { $0 === recognizer }) else { return }
        recognizer.arbiter.cancel(recognizer)
        // The action of the canceled gesture may have changed the list.
        if recognizers?.indices.contains(index) == true, recognizers?[index] === recognizer {
            recognizers?.remove(at: index)
        } else {
            recognizers?.removeAll { $0 === recognizer }
        }
        recognizer.view = nil
    }
}
