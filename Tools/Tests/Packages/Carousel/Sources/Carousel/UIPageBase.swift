import UIKit

/// A page with a label. Subclasses override what its extension declares.
public class UIPageBase: UIView {
    public private(set) lazy var label: UILabel = makeLabel()

    public convenience init(title: String) {
        self.init(frame: .zero)
        addSubview(label)
        label.text = title
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

extension UIPageBase {
    @objc public func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        return label
    }

    @objc public var summary: String { label.text ?? "" }
}

#if DEBUG
extension UIPageBase {
    @objc func dump() -> String { "<page \(summary)>" }
}
#endif

#if os(macOS)
import AppKit
@objc final class MacPage: NSView {}
#endif
