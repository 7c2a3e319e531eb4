import Expectations
import Testing

/// Each failure is a known issue. The tests compare its text.
@Suite("Expectations")
struct ExpectationsTests {
    private func failure(_ body: () -> Void) -> String {
        let text = Text()
        withKnownIssue {
            body()
        } matching: { issue in
            text.lines += ["\(issue)"] + issue.comments.map(\.rawValue)
            return true
        }
        return text.lines.joined(separator: "\n")
    }

    // Unchecked: one thread writes it, the test's.
    private final class Text: @unchecked Sendable {
        var lines: [String] = []
    }

    private final class Object {}

    @Test("Expectations that are met record no issue")
    func success() {
        let (object, none) = (Object(), Int?.none)

        expectEqual(1, 1)
        expectEqual(none, nil)
        expectNotEqual(1, 2)
        expectIdentical(object, object)
        expectIdentical(nil, nil)
        expectNotIdentical(object, Object())
        expectNotIdentical(object, nil)
        expectNil(none)
        expectNotNil(1)
        expectEmpty("")
        expectTrue(object === object)
        expectFalse(object === Object())
    }

    /// Expects a failure whose text contains these parts.
    private func expectFailure(_ parts: String..., of body: () -> Void) {
        let text = failure(body)
        for part in ["Expectation failed"] + parts { #expect(text.contains(part), "\(text)") }
    }

    @Test("A failure has both values, the test's line and the comment")
    func values() {
        expectFailure("42", "43", "expectEqual(6 * 7, 43, \"the answer\")", "\nthe answer") {
            expectEqual(6 * 7, 43, "the answer")
        }
    }

    @Test("A failure of lines contains which are missing and which are not expected")
    func lines() {
        expectFailure("\n- viewWillAppear\n+ viewDidLoad\n  viewIsAppearing") {
            expectEqual(["viewDidLoad", "viewIsAppearing"], ["viewWillAppear", "viewIsAppearing"])
        }
        expectFailure("\n  a\n- c\n- d\n+ b") { expectEqual("a\nb", "a\nc\nd") }
    }

    @Test("A statement of several lines is in the message as one")
    func statement() {
        expectFailure("expectEqual( [1, 2].map { $0 + 1 }, [1])") {
            expectEqual(
                [1, 2].map { $0 + 1 },
                [1])
        }
    }

    @Test("Failures of the other expectations")
    func others() {
        let object = Object()

        expectFailure("expectNotEqual(1, 1)") { expectNotEqual(1, 1) }
        expectFailure("Object") { expectIdentical(object, Object()) }
        expectFailure("nil") { expectIdentical(object, nil) }
        expectFailure("Object") { expectNotIdentical(object, object) }
        expectFailure("nil") { expectNotIdentical(nil, nil) }
        expectFailure("5") { expectNil(5) }
        expectFailure("nil") { expectNotNil(Int?.none) }
        expectFailure("[5]") { expectEmpty([5]) }
        expectFailure("expectTrue([5].isEmpty)") { expectTrue([5].isEmpty) }
        expectFailure("\nempty") { expectFalse([Int]().isEmpty, "empty") }
    }

    @Test("A comment is made for a failure only")
    func comment() {
        var count = 0
        func text() -> Comment? {
            count += 1
            return nil
        }

        expectEqual(1, 1, text())
        expectTrue(true, text())

        #expect(count == 0)
    }
}
