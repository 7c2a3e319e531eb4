import Foundation
import RenderServer
import UIKit

extension Stage {
    // MARK: What other programs see

    /// An addition of Ireko: the text on the clipboard of the simulated desktop, as other programs see it; empty where there is none.
    /// What `UIPasteboard.general` of the program has is there, and setting this is as when another program copies a text.
    ///
    /// Each stage has a clipboard of its own, which is not the machine's. It stays when the program ends.
    public var clipboardText: String {
        get { screens.clipboards.clipboard.content }
        set {
            screens.clipboards.clipboard.setText(newValue)
            for scene in scenes { scene.handle(.clipboardChanged) }
            settle()
        }
    }
}
