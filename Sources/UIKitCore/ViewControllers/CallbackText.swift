import Foundation

extension CallbackRecord {
    /// Returns a line of a timeline: seconds, the controller's name, the callback.
    func line(since start: Double) -> String {
        String(format: "%8.3f  ", time - start) + "\(name) \(callback.text)"
    }
}

extension CallbackRecord.Callback {
    /// The callback with its significant arguments: `viewWillAppear`, `willMove(toParent: nil)`.
    package var text: String {
        switch self {
        case .loadView: "loadView"
        case .viewDidLoad: "viewDidLoad"
        case .deinitialized: "deinit"
        case .viewWillAppear: "viewWillAppear"
        case .viewIsAppearing: "viewIsAppearing"
        case .viewDidAppear: "viewDidAppear"
        case .viewWillDisappear: "viewWillDisappear"
        case .viewDidDisappear: "viewDidDisappear"
        case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
        case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
        case .viewSafeAreaInsetsDidChange: "viewSafeAreaInsetsDidChange"
        case .viewWillTransition(let size): "viewWillTransition(to: \(Int(size.width))×\(Int(size.height)))"
        case .willRotate(let orientation): "willRotate(to: \(orientation))"
        case .willAnimateRotation(let orientation): "willAnimateRotation(to: \(orientation))"
        case .didRotate(let orientation): "didRotate(from: \(orientation))"
        case .willMoveToParent(let parent): "willMove(toParent: \(parent?.description ?? "nil"))"
        case .didMoveToParent(let parent): "didMove(toParent: \(parent?.description ?? "nil"))"
        }
    }

    /// Whether this is a layout callback, which is called as often as necessary.
    var isOfLayout: Bool {
        switch self {
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange: true
        default: false
        }
    }
}
