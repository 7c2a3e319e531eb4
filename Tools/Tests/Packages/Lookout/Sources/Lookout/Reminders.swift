import CoreLocation
import LocalAuthentication
import StoreKit
import UserNotifications

/// Reminders, if the user allows them.
public final class Reminders {
    private let center = UNUserNotificationCenter.current()

    public init() {
        let done = UNNotificationAction(identifier: "done", title: "Done", options: [.foreground])
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "reminder", actions: [done], intentIdentifiers: [], options: [])
        ])
    }

    public func request(_ completion: @escaping (Bool) -> Void) {
        center.requestAuthorization(options: [.alert, .sound]) { granted, _ in
            DispatchQueue.main.async { completion(granted) }
        }
    }

    public static func content(_ title: String) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        content.sound = .default
        content.categoryIdentifier = "reminder"
        return content
    }

    public func remind(_ title: String, after seconds: TimeInterval) async -> Bool {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
        do {
            try await center.add(
                UNNotificationRequest(identifier: title, content: Self.content(title), trigger: trigger))
            return true
        } catch {
            return false
        }
    }
}

/// The user's place, if the user allows it.
public final class PlaceFinder: NSObject, CLLocationManagerDelegate {
    public private(set) var statuses: [CLAuthorizationStatus] = []
    public private(set) var error: Error?
    private let manager = CLLocationManager()
    private let completion: () -> Void

    public init(completion: @escaping () -> Void) {
        self.completion = completion
        super.init()
        manager.delegate = self
    }

    public func find() {
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
    }

    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        statuses.append(manager.authorizationStatus)
    }

    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        self.error = error
        completion()
    }
}

/// A door that opens to the owner of the device.
public enum Door {
    public static func reasonForLock() -> LAError.Code? {
        var error: NSError?
        guard !LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else { return nil }
        return error.flatMap { LAError.Code(rawValue: $0.code) }
    }
}

/// The store of extras.
public final class Shop: NSObject, SKProductsRequestDelegate {
    public private(set) var invalid: [String] = []
    private var request: SKProductsRequest?
    private var completion: (() -> Void)?

    public static var isOpen: Bool { SKPaymentQueue.canMakePayments() }

    public func load(_ identifiers: Set<String>, completion: @escaping () -> Void) {
        self.completion = completion
        let request = SKProductsRequest(productIdentifiers: identifiers)
        request.delegate = self
        request.start()
        self.request = request
    }

    public func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        invalid = response.invalidProductIdentifiers
        completion?()
    }
}
