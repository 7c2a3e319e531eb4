// One import gives a program what `import UIKit` gives it on iOS.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
