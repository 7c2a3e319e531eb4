import UIKit

open class RoundButton: UIButton {
    @objc dynamic public var badge: String?
    public var onTap: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(didTap), for: .touchUpInside)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTarget(self, action: #selector(didTap), for: .touchUpInside)
    }

    @objc open func didTap() { onTap?() }
}
