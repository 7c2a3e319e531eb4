import Foundation

/// The methods that are called with locations and errors.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called with new locations. On Linux it is not called.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when locations cannot be delivered.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called with the authorization.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called with the authorization.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Has no effect.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Has no effect.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Has no effect.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Has no effect.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
