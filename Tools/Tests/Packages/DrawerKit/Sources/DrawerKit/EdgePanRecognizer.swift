import UIKit

/// A pan that begins near the left edge only.
@objcMembers
public class EdgePanRecognizer: UIPanGestureRecognizer {
    public dynamic var margin: CGFloat = 30
    private(set) var missed = 0

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, let view = view, touch.location(in: view).x > margin {
            missed += 1
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }
}

/// Records the events of a drawer.
public final class DrawerLog: NSObject {
    public private(set) var lines: [String] = []
    private let formatter: (String) -> String

    public init(formatter: @escaping (String) -> String = { $0 }) {
        self.formatter = formatter
        super.init()
    }

    fileprivate func add(_ line: String) { lines.append(formatter(line)) }
}

extension DrawerLog: DrawerControllerDelegate {
    public func drawerController(_ controller: DrawerController, willOpen animated: Bool) { add("will open \(animated)") }
    public func drawerControllerDidOpen(_ controller: DrawerController) { add("did open") }
    public func drawerController(_ controller: DrawerController, willClose animated: Bool) { add("will close \(animated)") }
    public func drawerControllerDidClose(_ controller: DrawerController) { add("did close") }
}
