// A single import provides the modules that `import UIKit` provides on iOS.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import Symbols
@_exported import UIFoundation
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitLauncher
@_exported import UIKitLists
