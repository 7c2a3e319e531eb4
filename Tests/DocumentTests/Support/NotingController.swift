import UIKit

/// A controller that logs its calls, and has outlets.
class NotingController: UIViewController {
    override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("label", \NotingController.label)
            .adding("labels", \NotingController.labels)
            .adding("item", \NotingController.item)
            .adding("width", \NotingController.width)
            .adding("helper", \NotingController.helper)
            .adding("inner", \NotingController.inner)
            .adding("number", \NotingController.number)
            .adding("text", \NotingController.text)
    }

    weak var label: UILabel! { didSet { note("label", label != nil) } }
    var labels: [UILabel]! { didSet { note("labels", labels?.count ?? 0) } }
    var item: UINavigationItem? { didSet { note("item", item != nil) } }
    weak var width: NSLayoutConstraint? { didSet { note("width", width != nil) } }
    var helper: NotingHelper? { didSet { note("helper", helper != nil) } }
    weak var inner: NotingView! { didSet { note("inner", inner != nil) } }
    var number = 0 { didSet { note("number", number) } }
    var text: String? { didSet { note("text", text ?? "nil") } }

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        DocumentLog.entries.append("init(coder:)")
    }

    private func note(_ name: String, _ value: Any) { DocumentLog.entries.append("\(name)=\(value)") }

    override func awakeFromNib() {
        super.awakeFromNib()
        DocumentLog.entries.append("awakeFromNib label=\(label != nil) loaded=\(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        DocumentLog.entries.append("viewDidLoad label=\(label != nil)")
    }
}

/// A view that logs its calls.
final class NotingView: UIView {
    override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("number", \NotingView.number)
            .adding("flag", \NotingView.flag)
            .adding("text", \NotingView.text)
            .adding("mode", \NotingView.mode)
            .adding("sibling", \NotingView.sibling)
            .adding("insets", \NotingView.insets)
            .adding("small", \NotingView.small)
            .adding("color", \NotingView.color)
            .adding("edge", \NotingView.edge)
    }

    enum Mode: Int { case first, second }

    var number = 0 { didSet { DocumentLog.entries.append("view.number=\(number)") } }
    var flag = false
    var text: String?
    var mode = Mode.first
    var insets = UIEdgeInsets.zero
    var small: UInt8 = 7
    var color: UIColor?
    var edge: CGColor?
    weak var sibling: NotingView? { didSet { DocumentLog.entries.append("view.sibling=\(sibling != nil)") } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        DocumentLog.entries.append("view.init(coder:)")
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { DocumentLog.entries.append("view.didMoveToSuperview") }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        DocumentLog.entries.append("view.awakeFromNib superview=\(superview != nil) sibling=\(sibling != nil)")
    }
}

/// An object of the program's that is neither a view nor a controller.
final class NotingHelper: NSObject, NamedPropertyOwner {
    static var namedProperties: NamedProperties { NamedProperties().adding("view", \NotingHelper.view) }

    weak var view: UIView?

    func awakeFromNib() { DocumentLog.entries.append("helper.awakeFromNib view=\(view != nil)") }
}
