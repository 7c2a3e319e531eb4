extension UIView {
    // MARK: Managing gesture recognizers

    /// The view's gesture recognizers, in the order in which they were added; `nil` while it never had one.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers }
        set {
            for old in recognizers ?? [] { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
            if newValue == nil { recognizers = nil }
        }
    }

    /// Attaches a recognizer to the view, detaching it from the view it was attached to. It gets touches that begin
    /// from now on in the view or its descendants.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.view === self { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers = (recognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    /// Detaches a recognizer from the view; an active gesture is cancelled. One that is not attached is left alone.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = recognizers?.firstIndex(where: { $0 === gestureRecognizer }) else { return }
        gestureRecognizer.arbiter.cancel(gestureRecognizer)
        // The cancelled gesture's action may have changed the list.
        if recognizers?.indices.contains(index) == true, recognizers?[index] === gestureRecognizer {
            recognizers?.remove(at: index)
        } else {
            recognizers?.removeAll { $0 === gestureRecognizer }
        }
        gestureRecognizer.view = nil
    }

    // MARK: Handling touches

    /// Whether the view gets more than one touch at a time. The default is `false`. Recognizers get all of them anyway.
    public var isMultipleTouchEnabled: Bool {
        get { flags.isMultipleTouchEnabled }
        set { flags.isMultipleTouchEnabled = newValue }
    }

    /// Whether the view has touches for itself alone: while it has one no other view of the window gets new ones, and
    /// it gets none while another view has one. The default is `false`.
    public var isExclusiveTouch: Bool {
        get { flags.isExclusiveTouch }
        set { flags.isExclusiveTouch = newValue }
    }
}
