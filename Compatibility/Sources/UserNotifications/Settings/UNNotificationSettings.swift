import Foundation

/// The user's settings of notifications. On Linux all are off.
open class UNNotificationSettings: NSObject, @unchecked Sendable {  // It cannot be changed.
    /// Whether the program may show notifications: `denied`.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    /// Whether sounds are played: `disabled`.
    open var soundSetting: UNNotificationSetting { .disabled }
    /// Whether the icon has a number: `disabled`.
    open var badgeSetting: UNNotificationSetting { .disabled }
    /// Whether notifications are shown on the screen: `disabled`.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// Whether notifications are in the list of notifications: `disabled`.
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    /// Whether notifications are shown on a locked screen: `disabled`.
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    /// Whether notifications are shown in vehicles: `notSupported`.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether critical alerts are shown: `notSupported`.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are read aloud: `notSupported`.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are shown at once: `notSupported`.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// How notifications are shown: `none`.
    open var alertStyle: UNAlertStyle { .none }
    /// Whether the program has its own settings of notifications: `false`.
    open var providesAppNotificationSettings: Bool { false }
}
