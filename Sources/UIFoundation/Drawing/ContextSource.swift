import CoreGraphics
import Foundation

/// An existing context, or a context that is created when drawing first needs it.
final class ContextSource {
    private var make: (() -> CGContext?)?
    private(set) var made: CGContext?

    init(_ context: CGContext) { made = context }
    init(making make: @escaping () -> CGContext?) { self.make = make }

    var context: CGContext? {
        if let make {
            self.make = nil
            made = make()
        }
        return made
    }
}
