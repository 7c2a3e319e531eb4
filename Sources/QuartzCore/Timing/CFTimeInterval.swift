/// A duration or a media time, in seconds.
public typealias CFTimeInterval = Double
