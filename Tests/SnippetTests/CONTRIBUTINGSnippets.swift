import Expectations
import Testing
import UIKit

@MainActor @Suite("Snippets of CONTRIBUTING.md")
struct ContributingSnippetTests {
    @Test("A hidden view takes no touch")
    func hidden() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        parent.addSubview(child)

        child.isHidden = true

        expectIdentical(parent.hitTest(CGPoint(x: 50, y: 50), with: nil), parent)
    }
}
