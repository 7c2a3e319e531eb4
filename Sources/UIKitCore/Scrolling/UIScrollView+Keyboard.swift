extension UIScrollView {
    var isZoomingByHand: Bool { false }
    func dismissKeyboardForDrag() {}
    func scrollToTopDidEnd() {}
}
