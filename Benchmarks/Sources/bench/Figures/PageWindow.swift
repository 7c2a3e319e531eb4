import Measuring

/// The page program in a window that fills the screen, and a watcher of that screen.
struct PageWindow {
    let program: ChildProgram
    let watcher: ScreenWatcher
    /// Seconds from before the start to the first frame on the screen.
    let startDuration: Double

    /// Starts the program and waits for its first frame.
    ///
    /// - Parameter region: The region in which `watcher` compares pixels; the page's first icon is in it.
    init(_ arguments: String?, region: ScreenWatcher.Region = .firstIcon) throws {
        watcher = try ScreenWatcher(region)
        let environment = ["IREKO_SIZE": "1920x1080", "IREKO_SCALE": "1"]
        program =
            try arguments.map { try ChildProgram("page", $0, environment: environment) }
            ?? ChildProgram("page", environment: environment)
        guard let time = try watcher.firstTime(of: 0xFF00FF, within: 10) else {
            throw BenchmarkFailure("the page was not on the screen within 10 seconds")
        }
        startDuration = time - program.startTime
    }
}

extension ScreenWatcher.Region {
    /// The icon of the page's first row.
    static let firstIcon = ScreenWatcher.Region(x: 0, y: 56, width: 64, height: 48)
    /// The text and the icons of a row, across the whole screen.
    static let wholeRow = ScreenWatcher.Region(x: 0, y: 56, width: 1920, height: 48)
}
