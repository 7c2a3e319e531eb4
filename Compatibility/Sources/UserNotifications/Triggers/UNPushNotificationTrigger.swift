/// The condition that a server has sent the notification. On Linux there is none.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
