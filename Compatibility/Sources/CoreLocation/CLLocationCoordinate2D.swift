/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// An uncertainty in meters.
public typealias CLLocationAccuracy = Double

/// A latitude and a longitude.
public struct CLLocationCoordinate2D: Sendable {
    /// The degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// The degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Makes the coordinate 0, 0.
    public init() { (latitude, longitude) = (0, 0) }
    /// Makes a coordinate.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// Makes a coordinate.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether the latitude is from -90 to 90 degrees and the longitude from -180 to 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, with all sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Each change of the location is delivered.
public let kCLDistanceFilterNone: CLLocationDistance = -1
