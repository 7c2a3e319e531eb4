import Foundation
import RenderServer
import UIKit

extension Stage {
    // MARK: The desktop's clipboard

    /// An addition of Ireko: the text on the clipboard of the simulated desktop, as other programs read it. It is
    /// empty if the clipboard contains no text. Reading it returns the contents of the application's
    /// `UIPasteboard.general`. Setting it has the effect of a copy in a different program.
    ///
    /// Each stage has a separate clipboard, which is not the machine's. It keeps its text when the application ends.
    public var clipboardText: String {
        get { screens.clipboards.clipboard.content }
        set {
            screens.clipboards.clipboard.setText(newValue)
            for scene in scenes { scene.handle(.clipboardChanged) }
            settle()
        }
    }
}
