import IrekoTesting
import UIKit

/// The events that a control sends about its value, with the value.
@MainActor
final class EventLog {
    var events: [String] = []

    init(_ control: UIControl) {
        control.addAction(
            UIAction { [weak self] action in self?.events.append("changed \(Self.value(of: action.sender))") },
            for: .valueChanged)
        control.addAction(
            UIAction { [weak self] _ in self?.events.append("primary") }, for: .primaryActionTriggered)
    }

    private static func value(of sender: Any?) -> String {
        switch sender {
        case let control as UISwitch: control.isOn ? "on" : "off"
        case let control as UISlider: "\(control.value)"
        case let control as UIStepper: "\(control.value)"
        case let control as UISegmentedControl: "\(control.selectedSegmentIndex)"
        case let control as UIPageControl: "\(control.currentPage)"
        default: ""
        }
    }
}

/// A stage with a control at (100, 100), laid out.
@MainActor
func onStage<Control: UIView>(
    _ control: Control, size: CGSize? = nil, _ body: (Stage, Control) throws -> Void
) throws {
    try Stage.run(size: CGSize(width: 400, height: 400)) { stage in
        control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size ?? control.sizeThatFits(.zero))
        stage.window.addSubview(control)
        stage.advance(by: 0.02)
        try body(stage, control)
    }
}
