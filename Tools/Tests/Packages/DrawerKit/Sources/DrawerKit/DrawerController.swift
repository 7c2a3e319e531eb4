#if canImport(UIKit)
import UIKit.UIGestureRecognizerSubclass
#endif
#if os(iOS)
import UIKit

/// The events of a drawer.
@objc public protocol DrawerControllerDelegate {
    @objc optional func drawerController(_ controller: DrawerController, willOpen animated: Bool)
    @objc optional func drawerControllerDidOpen(_ controller: DrawerController)
    @objc optional func drawerController(_ controller: DrawerController, willClose animated: Bool)
    @objc optional func drawerControllerDidClose(_ controller: DrawerController)
    @objc(drawerControllerShouldOpen:) optional func shouldOpen(_ controller: DrawerController) -> Bool
}

/// A container with a menu beside its main controller.
open class DrawerController: UIViewController {

    @objc(DrawerState) public enum State: Int {
        case closed, open
    }

    public private(set) var state = State.closed
    public weak var delegate: DrawerControllerDelegate?

    @IBInspectable public var drawerWidth: CGFloat = 280 {
        didSet { if isViewLoaded { view.setNeedsLayout() } }
    }
    @IBInspectable public var dimming: CGFloat = 0.4

    public var mainViewController: UIViewController {
        didSet {
            guard oldValue !== mainViewController else { return }
            remove(oldValue)
            if isViewLoaded { install(mainViewController, at: 0) }
        }
    }
    public let menuViewController: UIViewController

    public private(set) lazy var panRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        recognizer.delegate = self
        return recognizer
    }()

    public private(set) lazy var tapRecognizer = UITapGestureRecognizer(
        target: self,
        action: #selector(DrawerController.handleTap(recognizer:))
    )

    let dimmingView = UIView()
    private var autoCloseTimer: Timer?
    private var startX: CGFloat = 0

    public init(main: UIViewController, menu: UIViewController) {
        mainViewController = main
        menuViewController = menu
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    // MARK: Opening

    @objc public func toggle() {
        state == .open ? close(animated: true) : open(animated: true)
    }

    public func open(animated: Bool) {
        guard state == .closed, delegate?.shouldOpen?(self) ?? true else { return }
        delegate?.drawerController?(self, willOpen: animated)
        state = .open
        move(animated) { [weak self] in
            guard let self = self else { return }
            self.delegate?.drawerControllerDidOpen?(self)
        }
    }

    public func close(animated: Bool) {
        guard state == .open else { return }
        autoCloseTimer?.invalidate()
        delegate?.drawerController?(self, willClose: animated)
        state = .closed
        move(animated) { [weak self] in
            guard let self = self else { return }
            self.delegate?.drawerControllerDidClose?(self)
        }
    }

    /// Closes the drawer after some seconds.
    public func close(after seconds: TimeInterval) {
        autoCloseTimer?.invalidate()
        autoCloseTimer = Timer.scheduledTimer(
            timeInterval: seconds, target: self, selector: #selector(autoClose(_:)), userInfo: ["reason": "time"], repeats: false)
    }

    @objc private func autoClose(_ timer: Timer) {
        lastReason = (timer.userInfo as? [String: String])?["reason"]
        close(animated: false)
    }

    private(set) var lastReason: String?

    private func move(_ animated: Bool, completion: @escaping () -> Void) {
        let changes = {
            self.layOutDrawer()
            self.setNeedsStatusBarAppearanceUpdate()
        }
        guard animated else {
            changes()
            completion()
            return
        }
        if #available(iOS 26.0, *) {
            UIView.animate(springyDrawer: 0.5, changes)
        } else {
            UIView.animate(
                withDuration: 0.25, delay: 0, options: [.curveEaseOut, .beginFromCurrentState], animations: changes,
                completion: { _ in completion() })
        }
    }

    func layOutDrawer() {
        let width = min(drawerWidth, view.bounds.width)
        let x = state == .open ? 0 : -width
        menuViewController.view.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
        dimmingView.alpha = state == .open ? dimming : 0
    }

    private func install(_ child: UIViewController, at index: Int) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(child.view, at: index)
        child.didMove(toParent: self)
    }

    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}

// MARK: - UIViewController

extension DrawerController {
    override open func viewDidLoad() {
        super.viewDidLoad()
        install(mainViewController, at: 0)
        dimmingView.backgroundColor = .black
        dimmingView.frame = view.bounds
        dimmingView.addGestureRecognizer(tapRecognizer)
        view.addSubview(dimmingView)
        install(menuViewController, at: 2)
        view.addGestureRecognizer(panRecognizer)
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dimmingView.frame = view.bounds
        layOutDrawer()
    }

    override open var childForStatusBarStyle: UIViewController? {
        return state == .open ? menuViewController : mainViewController
    }

    override open var shouldAutorotate: Bool { return mainViewController.shouldAutorotate }
}

// MARK: - Gestures

extension DrawerController: UIGestureRecognizerDelegate {
    @objc fileprivate func handlePan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: startX = recognizer.translation(in: view).x
        case .ended:
            let distance = recognizer.translation(in: view).x - startX
            if distance > 50 { open(animated: true) } else if distance < -50 { close(animated: true) }
        default: break
        }
    }

    @objc func handleTap(recognizer: UITapGestureRecognizer) {
        close(animated: true)
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panRecognizer else { return true }
        return presentedViewController == nil
    }
}

// MARK: - The drawer of a controller

extension UIViewController {
    /// The nearest drawer around the controller.
    @objc open var drawerController: DrawerController? {
        var next = parent
        while let current = next {
            if let drawer = current as? DrawerController { return drawer }
            next = current.parent
        }
        return nil
    }

    /// Opens or closes the drawer; for buttons without a target.
    @IBAction public func toggleDrawer() {
        drawerController?.toggle()
    }
}
#endif
