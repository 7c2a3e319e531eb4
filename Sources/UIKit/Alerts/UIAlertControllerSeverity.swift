/// How serious an alert is. It makes a difference on the Mac only; iOS shows both alike.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// An ordinary alert.
    case `default` = 0
    /// One that warns of something bad.
    case critical = 1
}
