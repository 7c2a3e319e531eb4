import Foundation

/// placeholder for the helper
public class CGPath: @unchecked Sendable {
}
