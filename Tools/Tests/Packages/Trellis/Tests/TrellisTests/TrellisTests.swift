import XCTest

#if canImport(UIKit)
import UIKit
typealias View = UIView
#else
import AppKit
typealias View = NSView
#endif

@testable import Trellis

class NamedView: View {
    override var trellisName: String { return "Named" }
}

class LouderView: NamedView {
    override var trellisName: String { return super.trellisName.uppercased() }
    override func describeTrellis() -> String { return "<\(super.describeTrellis())>" }
}

class TrellisTests: XCTestCase {
    let container = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = View()

    override class func setUp() {
        super.setUp()
        UserDefaults.standard.set(true, forKey: "trellis.tests")
    }

    override func setUp() {
        super.setUp()
        container.addSubview(child)
    }

    override func tearDown() {
        container.subviews.forEach { $0.removeFromSuperview() }
        super.tearDown()
    }

    private func layout() {
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    func testEdges() {
        child.trellis.make { $0.edges.equalToSuperview() }
        layout()
        XCTAssertEqual(child.frame, container.bounds)
        XCTAssertEqual(container.constraints.count, 4)
    }

    func testInsets() {
        child.trellis.make { make in
            make.edges.equalTo(container).inset(10)
        }
        layout()
        XCTAssertEqual(child.frame, CGRect(x: 10, y: 10, width: 180, height: 80))
    }

    func testSizeAndCenter() {
        child.trellis.make {
            $0.size.equalTo(CGSize(width: 30, height: 20))
            $0.center.equalTo(container)
        }
        layout()
        XCTAssertEqual(child.frame, CGRect(x: 85, y: 40, width: 30, height: 20))
    }

    func testChains() {
        child.trellis.make { $0.left.top.equalToSuperview().offset(8); $0.width.height.equalTo(40) }
        layout()
        XCTAssertEqual(child.frame, CGRect(x: 8, y: 8, width: 40, height: 40))
    }

    func testTargets() {
        let other = View()
        container.addSubview(other)
        child.trellis.make { make in
            make.left.top.bottom.equalToSuperview()
            make.width.equalTo(container.trellis.width).multipliedBy(0.25)
        }
        other.trellis.make { make in
            make.left.equalTo(child.trellis.right).offset(5)
            make.top.equalToSuperview()
            make.height.equalTo(child.trellis.width)
            make.width.equalTo(10.0)
        }
        layout()
        XCTAssertEqual(child.frame, CGRect(x: 0, y: 0, width: 50, height: 100))
        XCTAssertEqual(other.frame, CGRect(x: 55, y: 0, width: 10, height: 50))
    }

    func testPriorities() {
        child.trellis.make {
            $0.left.top.height.equalTo(container)
            $0.width.equalTo(150).priority(250)
            $0.width.lessThan(100)
        }
        layout()
        XCTAssertEqual(child.frame.width, 100)
    }

    func testRemakeAndUpdate() {
        child.trellis.make { $0.width.equalTo(10) }
        child.trellis.remake {
            $0.left.top.equalToSuperview()
            $0.width.equalTo(50).labeled("width")
            $0.height.equalTo(5)
        }
        XCTAssertEqual(child.trellis.constraints.count, 4)
        child.trellis.update("width", to: 70)
        layout()
        XCTAssertEqual(child.frame.size, CGSize(width: 70, height: 5))
    }

    func testGroups() throws {
        let made = child.trellis.make { $0.width.equalTo(1) }
        XCTAssertEqual(made.count, 1)
        XCTAssertFalse(child.translatesAutoresizingMaskIntoConstraints)
        let constraint = try XCTUnwrap(made.first)
        XCTAssertTrue(constraint.isActive)
        XCTAssertTrue(constraint.firstItem === child)
        XCTAssertNil(constraint.secondItem)
        XCTAssertNil(constraint.group)
    }

    func testOverridesOfExtensions() {
        XCTAssertEqual(View().trellisName, "UIView")
        XCTAssertEqual(NamedView().describeTrellis(), "Named: 0")
        let views: [View] = [LouderView(), UILabel()]
        views[0].trellis.make { $0.width.equalTo(1) }
        XCTAssertEqual(views.map { $0.describeTrellis() }, ["<NAMED: 1>", "UILabel: 0"])
    }

    func testDescendants() {
        let label = UILabel()
        child.addSubview(label)
        XCTAssertEqual(container.descendants(of: UILabel.self), [label])
    }

    func testOperators() {
        child.translatesAutoresizingMaskIntoConstraints = false
        child.leadingAnchor ~=~ container.leadingAnchor
        child.topAnchor ~=~ container.topAnchor
        child.widthAnchor ~=~ 20
        let height = child.heightAnchor ≥≥ child.widthAnchor
        height.identifier = "height"
        child.heightAnchor.constraint(equalToConstant: 0).withPriority(.defaultLow).isActive = true
        layout()
        XCTAssertEqual(child.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    func testDefaultsWereSetOnce() {
        XCTAssertTrue(UserDefaults.standard.bool(forKey: "trellis.tests"))
    }
}

private extension NSLayoutConstraint {
    func withPriority(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }
}
