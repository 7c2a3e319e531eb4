import CoreGraphics
import Foundation

/// The card that a field of a compact date picker opens. It contains a calendar, or wheels for the time, and is a
/// popover even in a compact width.
final class DateCardController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let content: UIView
    private let size: CGSize
    private let didClose: () -> Void

    init(_ content: UIView, size: CGSize, source: UIView, didClose: @escaping () -> Void) {
        (self.content, self.size, self.didClose) = (content, size, didClose)
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = size
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceView = source
        popoverPresentationController?.sourceRect = source.bounds
        popoverPresentationController?.permittedArrowDirections = [.up, .down]
        popoverPresentationController?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        content.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didClose()
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
