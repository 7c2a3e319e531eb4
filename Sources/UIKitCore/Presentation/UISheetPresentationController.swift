import Foundation

// A stand-in until the presentation engine's own class is there.
/// Shows a controller in a sheet.
open class UISheetPresentationController: UIPresentationController {}
