import Expectations
import Testing
import UIKit

@Suite("The modules of UIKit")
@MainActor
struct ModuleTests {
    @Test("Every type can be named as UIKit's, whichever module declares it")
    func qualifiedNames() {
        let color: UIKit.UIColor = .red
        let view = UIKit.UIView(frame: UIKit.CGRect(x: 0, y: 0, width: 10, height: 20))
        let button = UIKit.UIButton(type: .system)

        view.backgroundColor = color

        expectEqual(view.backgroundColor, UIColor.red)
        #expect(type(of: view) == UIView.self)
        #expect(type(of: button) == UIButton.self)
    }

    @Test("Messages name types without their module")
    func messages() {
        let (view, button) = (UIView(), UIButton(type: .custom))

        let descriptions = [view.description, button.description, UIViewController().description]

        expectEqual(descriptions.map { $0.prefix { $0 != ":" } }, ["<UIView", "<UIButton", "<UIViewController"])
    }
}
