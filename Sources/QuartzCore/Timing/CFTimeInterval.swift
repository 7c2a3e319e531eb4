/// A length of time, or a media time, in seconds.
public typealias CFTimeInterval = Double
