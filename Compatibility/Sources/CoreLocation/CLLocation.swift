import Foundation

/// A location on the earth.
open class CLLocation: NSObject, @unchecked Sendable {  // It cannot be changed.
    /// The latitude and longitude.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea in meters.
    public let altitude: CLLocationDistance
    /// The radius of uncertainty in meters; negative for an invalid coordinate.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the height in meters; negative for an invalid height.
    public let verticalAccuracy: CLLocationAccuracy
    /// The date of the measurement.
    public let timestamp: Date

    /// Makes a location without a height.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Makes a location.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    }

    /// Returns the distance to another location in meters, on a sphere with the earth's mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let degree = Double.pi / 180
        let (a, b) = (coordinate, location.coordinate)
        let height = sin((b.latitude - a.latitude) * degree / 2)
        let width = sin((b.longitude - a.longitude) * degree / 2)
        let chord = height * height + cos(a.latitude * degree) * cos(b.latitude * degree) * width * width
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}
