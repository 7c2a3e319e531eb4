import Expectations
import Testing
import UIKit

private final class Dial: UIView {
    override var isAccessibilityElement: Bool {
        get { true }
        set { _ = newValue }
    }
    override var accessibilityLabel: String? {
        get { "Dial" }
        set { _ = newValue }
    }
    var turns = 0
    override func accessibilityIncrement() { turns += 1 }
    override func accessibilityActivate() -> Bool { turns == 0 }
}

private final class Point: AccessibilityObject {}

private final class Table: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Rows", value: "3")]
}

@MainActor @Suite("Accessibility properties")
struct AccessibilityPropertyTests {
    @Test("Accessibility members are overridden in the body of a view's class")
    func overriding() {
        let dial = Dial()

        dial.accessibilityIncrement()

        expectTrue(dial.isAccessibilityElement)
        expectEqual(dial.accessibilityLabel, "Dial")
        expectEqual(dial.turns, 1)
        expectFalse(dial.accessibilityActivate())
    }

    @Test("An untouched object has UIKit's defaults")
    func defaults() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

        expectFalse(view.isAccessibilityElement)
        expectNil(view.accessibilityLabel)
        expectEqual(view.accessibilityTraits, .none)
        expectEqual(view.accessibilityUserInputLabels, [])
        expectTrue(view.accessibilityRespondsToUserInteraction)
        expectEqual(view.accessibilityElementCount(), 0)
        expectNil(view.accessibilityElement(at: 0))
        expectEqual(view.index(ofAccessibilityElement: view), NSNotFound)
        expectEqual(view.accessibilityExpandedStatus, .unsupported)
        expectEqual(view.accessibilityContainerType, .none)
        expectEqual(view.accessibilityFrame, CGRect(x: 0, y: 0, width: 30, height: 40))
        expectFalse(view.accessibilityPerformEscape())
    }

    @Test("A disabled element does not respond to user interaction")
    func disabled() {
        let button = UIButton(type: .system)

        button.isEnabled = false

        expectFalse(button.accessibilityRespondsToUserInteraction)
    }

    @Test("Setting a label sets the attributed label, and vice versa")
    func attributed() {
        let view = UIView()
        let text = NSAttributedString(string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr"])

        view.accessibilityAttributedLabel = text

        expectEqual(view.accessibilityLabel, "Bonjour")
        expectEqual(view.accessibilityAttributedLabel, text)

        view.accessibilityLabel = "Hello"

        expectEqual(view.accessibilityAttributedLabel, NSAttributedString(string: "Hello"))
    }

    @Test("A block takes precedence over a set value, and is called at each read")
    func blocks() {
        let label = UILabel()
        label.text = "Text"
        label.accessibilityLabel = "Set"
        var count = 0

        label.accessibilityLabelBlock = {
            count += 1
            return "Block \(count)"
        }

        expectEqual(label.accessibilityLabel, "Block 1")
        expectEqual(label.accessibilityLabel, "Block 2")

        label.accessibilityLabelBlock = nil
        expectEqual(label.accessibilityLabel, "Set")
    }

    @Test("Blocks of actions are called by the methods")
    func actionBlocks() {
        let view = UIView()
        var calls: [String] = []

        view.accessibilityActivateBlock = {
            calls.append("activate")
            return true
        }
        view.accessibilityIncrementBlock = { calls.append("increment") }

        expectTrue(view.accessibilityActivate())
        view.accessibilityIncrement()
        expectEqual(calls, ["activate", "increment"])
    }

    @Test("An element follows the frame of its container")
    func frameInContainer() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        expectTrue(element.accessibilityFrameInContainerSpace.isNull)
        expectEqual(element.accessibilityFrame, .zero)

        element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)

        expectEqual(element.accessibilityFrame, CGRect(x: 25, y: 35, width: 10, height: 10))
        view.frame.origin.x = 40
        expectEqual(element.accessibilityFrame.minX, 45)
        expectTrue(element.isAccessibilityElement)
        expectIdentical(element.next, view)
    }

    @Test("The elements of an object are counted and found")
    func elements() {
        let (object, first, second) = (Point(), Point(), Point())

        object.accessibilityElements = [first, second]

        expectEqual(object.accessibilityElementCount(), 2)
        expectIdentical(object.accessibilityElement(at: 1) as AnyObject?, second)
        expectNil(object.accessibilityElement(at: 2))
        expectEqual(object.index(ofAccessibilityElement: second), 1)
    }

    @Test("Controls compute values and traits from their state")
    func controls() {
        let slider = UISlider()
        slider.value = 0.75
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        let toggle = UISwitch()
        toggle.isOn = true
        let field = UITextField()
        field.placeholder = "Name"

        expectEqual(slider.accessibilityValue, "75%")
        expectEqual(pages.accessibilityValue, "page 2 of 3")
        expectEqual(toggle.accessibilityValue, "1")
        expectEqual(field.accessibilityValue, "Name")

        field.text = "abc"
        expectEqual(field.accessibilityValue, "abc")
        field.isSecureTextEntry = true
        expectEqual(field.accessibilityValue, "•••")
    }

    @Test("Increment and decrement change a slider by a tenth, and a page control by a page")
    func adjusting() {
        let slider = UISlider()
        let pages = UIPageControl()
        pages.numberOfPages = 3
        var events = 0
        slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)

        slider.accessibilityIncrement()
        pages.accessibilityIncrement()

        #expect(abs(slider.value - 0.1) < 0.001)
        expectEqual(pages.currentPage, 1)
        expectEqual(events, 1)

        slider.isEnabled = false
        slider.accessibilityIncrement()
        expectEqual(events, 1)
    }

    @Test("Setting an identifier block changes the identifier")
    func identifierBlock() {
        let (view, item) = (UIView(), UIBarButtonItem())
        view.accessibilityIdentifier = "stored"

        view.accessibilityIdentifierBlock = { "block" }
        item.accessibilityIdentifierBlock = { "item" }

        expectEqual(view.accessibilityIdentifier, "block")
        expectEqual(item.accessibilityIdentifier, "item")
    }
}
