/// Executes a closure. There are no autorelease pools on Linux: objects are released with their last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
