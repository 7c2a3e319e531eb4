import XCTest

@testable import FormKit

final class FormKitTests: XCTestCase {
    private var sut: FormViewController!
    private var owner: Owner!
    private let nameRow = FormRow(key: "name", title: "Name")
    private let mailRow = FormRow(key: "mail", title: "Mail", value: "a@b")

    override func setUp() {
        super.setUp()
        nameRow.rules = [.required(), .minimumLength(3)]
        mailRow.rules = [.email]
        sut = FormViewController(rows: [nameRow, mailRow])
        owner = Owner()
        sut.delegate = owner
        sut.loadViewIfNeeded()
    }

    override func tearDown() {
        sut = nil
        owner = nil
        super.tearDown()
    }

    func test_rowsHaveCells() {
        XCTAssertEqual(sut.cells.count, 2)
        XCTAssertEqual(sut.cells[1].field.text, "a@b")
        XCTAssertEqual(sut.cells[0].titleLabel.text, "Name")
    }

    func test_heightIsTheDelegates() {
        let heights = sut.cells.map { cell in cell.constraints.first { $0.firstAttribute == .height }?.constant }
        XCTAssertEqual(heights, [44, 80])
    }

    func test_titleIsTheDefaultWithoutTheMethod() {
        sut.viewWillAppear(false)
        XCTAssertEqual(sut.submitButton.title(for: .normal), "Submit")
    }

    func test_typingSetsTheRow() {
        type("Ada", into: 0)
        XCTAssertEqual(nameRow.value, "Ada")
        XCTAssertEqual(nameRow.changeCount, 1)
        XCTAssertEqual(owner.log, ["begin"])
    }

    func test_aForbiddenChangeIsTakenBack() {
        type("no", into: 1)
        XCTAssertEqual(mailRow.value, "a@b")
        XCTAssertEqual(sut.cells[1].field.text, "a@b")
    }

    func test_settingARowSetsTheField() {
        nameRow.value = "Bob"
        XCTAssertEqual(sut.cells[0].field.text, "Bob")
    }

    func test_submitOfAnInvalidFormShowsErrors() {
        sut.submitButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(owner.submitted.count, 0)
        XCTAssertEqual(sut.cells[0].errorLabel.text, "Required")
        XCTAssertFalse(sut.cells[0].errorLabel.isHidden)
        XCTAssertTrue(sut.cells[1].errorLabel.isHidden)
    }

    func test_submitOfAValidForm() {
        type("Ada", into: 0)
        sut.submitButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(owner.submitted.first?["name"] as? String, "Ada")
        XCTAssertEqual(owner.submitted.first?["mail"] as? String, "a@b")
    }

    func test_changesArePosted() {
        let expectation = self.expectation(forNotification: .formDidChange, object: sut)
        type("x", into: 0)
        wait(for: [expectation], timeout: 1)
    }

    func test_validationWaitsForAPause() {
        type("A", into: 0)
        XCTAssertNil(sut.cells[0].errorLabel.text)
        let pause = expectation(description: "pause")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { pause.fulfill() }
        wait(for: [pause], timeout: 2)
        XCTAssertEqual(sut.cells[0].errorLabel.text, "At least 3 characters")
    }

    func test_theKeyboardMakesRoom() {
        let frame = CGRect(x: 0, y: 500, width: 390, height: 300)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        XCTAssertEqual(sut.bottomInset, 300)
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        XCTAssertEqual(sut.bottomInset, 0)
    }

    func test_resetByTheBarButton() throws {
        type("Ada", into: 0)
        let item = try XCTUnwrap(sut.navigationItem.rightBarButtonItem)
        XCTAssertEqual(item.action, #selector(FormViewController.reset(_:)))
        _ = (item.target as? NSObject)?.perform(item.action, with: item)
        XCTAssertNil(nameRow.value)
        XCTAssertEqual(sut.cells[0].field.text, "")
    }

    func test_theButtonsActionIsSubmit() {
        XCTAssertTrue(sut.submitButton.hasAction(#selector(FormViewController.submit), of: sut))
        XCTAssertFalse(sut.submitButton.hasAction(#selector(FormViewController.reset(_:)), of: sut))
    }

    func test_viewsCarryTags() {
        let view = UIView()
        XCTAssertNil(view.formTag)
        view.formTag = "x"
        XCTAssertEqual(view.formTag, "x")
        view.formTag = nil
        XCTAssertNil(view.formTag)
    }

    func test_respondsToSelectors() {
        XCTAssertTrue(sut.responds(to: #selector(FormViewController.submit)))
        XCTAssertFalse(sut.responds(to: Selector(("unknown"))))
    }

    func test_rowsAreFoundByTheirTitles() {
        XCTAssertEqual(sut.rows.rows(titled: "A").map(\.key), ["name", "mail"])
        XCTAssertEqual(sut.rows.rows(titled: "mai").map(\.key), ["mail"])
        XCTAssertEqual(sut.rows.rows(titled: "none").count, 0)
    }

    func test_patterns() {
        nameRow.rules = [.matches("[a-z]+", "Letters only")]
        nameRow.value = "Ada"
        XCTAssertNil(nameRow.validate())
        nameRow.value = "A1"
        XCTAssertEqual(nameRow.validate(), "Letters only")
        XCTAssertFalse(nameRow.isValid)
    }

    func test_noLeak() {
        weak var weakForm: FormViewController?
        autoreleasepool {
            let form = FormViewController(rows: [])
            weakForm = form
        }
        XCTAssertNil(weakForm)
    }

    // MARK: Helpers

    private func type(_ text: String, into place: Int) {
        let field = sut.cells[place].field
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    private final class Owner: NSObject, FormDelegate {
        var submitted: [[String: Any]] = []
        var log: [String] = []

        func form(_ form: FormViewController, didSubmit values: [String: Any]) { submitted.append(values) }
        func formDidBeginEditing(_ form: FormViewController) { log.append("begin") }
        func form(_ form: FormViewController, shouldChange row: FormRow, to value: String) -> Bool { value != "no" }
        func form(_ form: FormViewController, heightFor row: FormRow) -> CGFloat { row.key == "name" ? 44 : 80 }
    }
}
