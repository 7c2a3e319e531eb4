/// The windows that a program makes during its launch, before its first scene is connected: they come into that one.
@MainActor
struct WaitingWindows {
    private var references: [SharedWeak<UIWindow>] = []
    private var keyReference = SharedWeak<UIWindow>()

    /// In the order in which they were made; without those that are gone.
    var windows: [UIWindow] { references.compactMap(\.wrappedValue).filter { $0.scene == nil } }

    mutating func append(_ window: UIWindow) { references.append(SharedWeak(wrappedValue: window)) }

    /// A window is to be the key one of the scene.
    mutating func makeKey(_ window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        keyReference = SharedWeak(wrappedValue: window)
    }

    /// Gives them to a scene, and goes on with the launch. The roots of those that are shown appear when that is done.
    func connect(to scene: UIWindowScene, _ body: () -> Void) {
        let windows = windows
        if windows.allSatisfy(\.isHidden) {
            join(windows, scene)
            body()
        } else {
            TransitionFlush.run {
                join(windows, scene)
                body()
            }
        }
    }

    private func join(_ windows: [UIWindow], _ scene: UIWindowScene) {
        for window in windows { window.rootHost.join(scene) }
        keyReference.wrappedValue?.makeKey()
    }
}
