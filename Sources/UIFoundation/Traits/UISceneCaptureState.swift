/// Whether the contents of a scene are recorded, mirrored or transmitted.
public enum UISceneCaptureState: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The scene is not captured. This is the value of all scenes, since desktops do not report recordings of windows.
    case inactive = 0
    /// The scene is captured.
    case active = 1
}
