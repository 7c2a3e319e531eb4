import IrekoTesting
import UIKit

extension NestWorld {
    // MARK: A window in front

    /// Opens a window in front of all windows with an alert in it, as programs do without a controller for presenting;
    /// or closes it.
    func changeAlertWindow() {
        if alertWindow != nil { return closeAlertWindow() }
        guard let scene = stage.scenes.last else { return }
        note("open alert window")
        count += 1
        let (window, root) = (UIWindow(windowScene: scene), UIViewController())
        root.title = "Window \(count)"
        know(root)
        alertWindow = window
        window.windowLevel = .alert + 1
        window.rootViewController = root
        window.makeKeyAndVisible()
        presentAlert(from: root)
    }

    func closeAlertWindow() {
        guard let window = alertWindow else { return }
        note("close alert window")
        switch random.below(3) {
        case 0: window.isHidden = true
        case 1:
            window.rootViewController?.dismiss(animated: random.below(2) == 0)
            window.isHidden = true
        // Releasing it is sufficient.
        default: break
        }
        alertWindow = nil
        if random.below(2) == 0 { stage.window.makeKey() }
    }

    // MARK: Scenes

    private var ownScene: UIWindowScene? { stage.window.windowScene }

    private var otherScenes: [UIWindowScene] { stage.scenes.filter { $0 !== ownScene } }

    /// The program requests a new scene, or the end of a scene.
    func requestScene() {
        let others = otherScenes
        if others.count < 2, random.below(2) == 0 {
            note("request scene")
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        } else if !others.isEmpty {
            note("request end of scene")
            UIApplication.shared.requestSceneSessionDestruction(random.pick(others).session, options: nil)
        }
    }

    /// The user, or the system, brings a scene's window to the front, minimizes or closes it, or disconnects it.
    func changeScenes() {
        let others = otherScenes
        let disconnected = UIApplication.shared.openSessions.filter { $0.scene == nil }
        guard !others.isEmpty, random.below(3) != 0 else {
            guard let session = disconnected.first else { return requestScene() }
            note("connect scene again")
            return UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil)
        }
        let scene = random.pick(others)
        disturb(for: 1)
        switch random.below(6) {
        case 0:
            note("activate scene")
            stage.activate(scene)
        case 1, 2: activateOwnScene()
        case 3:
            note("minimize scene")
            stage.minimize(scene)
        // One at a time, since sessions have no order.
        case 4 where disconnected.isEmpty:
            note("disconnect scene")
            stage.disconnect(scene)
        default:
            note("close scene")
            stage.close(scene)
        }
    }

    func activateOwnScene() {
        guard let ownScene else { return }
        note("activate the stage's scene")
        // A requested scene connects, and is then in front.
        stage.advance(by: 0)
        stage.activate(ownScene)
    }

    func closeOtherScenes() {
        for scene in otherScenes { stage.close(scene) }
    }
}
