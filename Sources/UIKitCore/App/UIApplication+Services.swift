import Foundation
import RenderServer

extension UIApplication {
    // MARK: Notifications of the system

    /// Posted after files have become accessible: only on a stage.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted before files become inaccessible: only on a stage.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted when the app becomes active on another day than before.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// The address of the desktop's settings, which include those of default programs.
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

    /// Simulates locked files.
    package func setProtectedData(isAvailable: Bool) {
        guard isAvailable != isProtectedDataAvailable else { return }
        if isAvailable {
            isProtectedDataAvailable = true
            delegate?.applicationProtectedDataDidBecomeAvailable(self)
            post(Self.protectedDataDidBecomeAvailableNotification)
        } else {
            delegate?.applicationProtectedDataWillBecomeUnavailable(self)
            post(Self.protectedDataWillBecomeUnavailableNotification)
            isProtectedDataAvailable = false
        }
    }

    // Chosen (Windows): The delegate is called for a significant change of time when the application becomes active on
    // another day. The end of a day while the application is active is not reported.
    func checkDay(_ delegate: (any UIApplicationDelegate)?) {
        let now = WallClock.now
        let seconds = now.timeIntervalSinceReferenceDate + Double(TimeZone.current.secondsFromGMT(for: now))
        let day = Int((seconds / 86_400).rounded(.down))
        defer { lastDay = day }
        guard let lastDay, day != lastDay else { return }
        delegate?.applicationSignificantTimeChange(self)
        post(Self.significantTimeChangeNotification)
    }
}
