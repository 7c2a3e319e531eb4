/// The severity of an alert. It changes the appearance only on a Mac. iOS displays both severities in the same way.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// An ordinary alert.
    case `default` = 0
    /// An alert that warns of a serious consequence.
    case critical = 1
}
