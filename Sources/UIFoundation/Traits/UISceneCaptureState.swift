/// Whether what a scene shows is being recorded, mirrored or sent elsewhere.
public enum UISceneCaptureState: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// It is not. So are scenes here: desktops do not say when their windows are recorded.
    case inactive = 0
    /// It is.
    case active = 1
}
