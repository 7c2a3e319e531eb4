import IrekoTesting
import UIKit

extension NestWorld {
    // MARK: The user

    /// The screen of the scene in front.
    private var screen: CGRect {
        (stage.scenes.first { $0.activationState == .foregroundActive } ?? stage.window.windowScene)?.screen.bounds
            ?? stage.window.bounds
    }

    private func tap(_ point: CGPoint) {
        lift()
        disturb(for: 1)
        stage.touchDown(at: point)
        stage.advance(by: 0.05)
        stage.touchUp(at: point)
    }

    /// Presses an action of the alert in front, or a key.
    func useAlert() {
        guard let alert = stage.alert, !alert.actions.isEmpty else { return }
        let action = random.pick(alert.actions)
        switch random.below(5) {
        case 0:
            note("return in \(alert.title ?? "")")
            // A text behind it is edited again, and the keyboard is shown.
            disturb(for: 1)
            stage.press(.keyboardReturnOrEnter)
        case 1:
            note("escape in \(alert.title ?? "")")
            disturb(for: 1)
            stage.press(.keyboardEscape)
        case 2 where action.isEnabled:
            note("disable \(action.title ?? "")")
            action.isEnabled = false
        default:
            guard let frame = stage.find(action.title ?? "").views.first.map({ $0.convert($0.bounds, to: nil) }) else {
                return
            }
            note("press \(action.title ?? "")")
            tap(CGPoint(x: frame.midX, y: frame.midY))
        }
    }

    /// Presses escape, taps the button of missing content, or taps at the left edge, which is outside most
    /// presentations.
    func useKeyOrRoom() {
        switch random.below(3) {
        case 0:
            note("escape")
            disturb(for: 1)
            stage.press(.keyboardEscape)
        case 1:
            guard let frame = stage.find("Add").views.first.map({ $0.convert($0.bounds, to: nil) }) else { return }
            note("add")
            tap(CGPoint(x: frame.midX, y: frame.midY))
        default:
            note("tap at the edge")
            tap(CGPoint(x: 3, y: screen.height * 0.6))
        }
    }

    /// Puts a finger on the sheet in front, moves it up or down, or lifts it.
    func drag() {
        disturb(for: 2)
        if let finger {
            guard random.below(3) != 0 else { return lift() }
            let next = CGPoint(x: finger.x, y: finger.y + random.number(-250, 350).rounded())
            note("move to \(Int(next.y))")
            stage.touchMove(to: next)
            self.finger = next
            return
        }
        let sheets = windows.filter { $0.windowScene?.activationState == .foregroundActive }.flatMap(seen)
            .compactMap { $0.activePresentationController as? UISheetPresentationController }
        guard let view = sheets.last?.presentedView, view.window != nil else { return }
        let frame = view.convert(view.bounds, to: nil)
        let place = CGPoint(x: frame.midX, y: random.below(3) != 0 ? frame.minY + 8 : frame.midY)
        guard screen.contains(place) else { return }
        note("down at \(Int(place.y))")
        stage.touchDown(at: place)
        finger = place
    }

    func lift() {
        guard let place = finger else { return }
        note("up")
        disturb(for: 2)
        finger = nil
        stage.touchUp(at: place)
    }
}
