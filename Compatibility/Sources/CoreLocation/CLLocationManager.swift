@_exported import Foundation
import IrekoCompatibility

/// The locations of the device. On Linux authorization is denied: no location is delivered.
open class CLLocationManager: NSObject {
    /// The object that is called with locations and errors.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard let delegate else { return }
            // As on iOS, a new delegate is called with the authorization.
            later(to: delegate) { $0.locationManagerDidChangeAuthorization($1) }
        }
    }
    /// The requested accuracy in meters.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The distance in meters between two locations.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Whether updates may pause.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether locations are delivered in the background.
    open var allowsBackgroundLocationUpdates = false
    /// The kind of movement.
    open var activityType = CLActivityType.other

    /// Makes a manager.
    public override init() {}

    /// Whether the program may use locations: `denied`.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Whether the program may use locations: `denied`.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Whether locations are reduced in accuracy: `reducedAccuracy`.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Whether the device determines locations: `false`.
    open class func locationServicesEnabled() -> Bool { false }
    /// Whether the device has a compass: `false`.
    open class func headingAvailable() -> Bool { false }
    /// Whether the device detects large changes of its location: `false`.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    /// The last location: `nil`.
    open var location: CLLocation? { nil }

    /// Requests authorization, which is denied: the delegate is called with the status `denied`.
    open func requestWhenInUseAuthorization() { deny() }
    /// Requests authorization, which is denied: the delegate is called with the status `denied`.
    open func requestAlwaysAuthorization() { deny() }
    /// Does not deliver locations: the delegate is called with the error `denied`.
    open func startUpdatingLocation() { fail() }
    /// Has no effect, since no location is delivered.
    open func stopUpdatingLocation() {}
    /// Does not deliver a location: the delegate is called with the error `denied`.
    open func requestLocation() { fail() }
    /// Does not deliver locations: the delegate is called with the error `denied`.
    open func startMonitoringSignificantLocationChanges() { fail() }
    /// Has no effect, since no location is delivered.
    open func stopMonitoringSignificantLocationChanges() {}

    private func deny() {
        log()
        guard let delegate else { return }
        later(to: delegate) { $0.locationManagerDidChangeAuthorization($1) }
        later(to: delegate) { $0.locationManager($1, didChangeAuthorization: .denied) }
    }

    private func fail() {
        log()
        guard let delegate else { return }
        later(to: delegate) { $0.locationManager($1, didFailWithError: CLError(.denied)) }
    }

    private func log() { ModuleShell.log("CoreLocation", "locations are not available; authorization is denied") }

    /// Calls the delegate in a later turn of the run loop of the main thread.
    private func later(
        to delegate: any CLLocationManagerDelegate,
        _ call: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void
    ) {
        ModuleShell.later { [weak self, weak delegate] in
            if let self, let delegate { call(delegate, self) }
        }
    }
}
