import Adapter
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Changes Swift files at random, and adapts them. `IREKO_SEQUENCES` is how many, from `IREKO_FIRST_SEED` on.
@Suite struct RandomTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let first = UInt64(environment["IREKO_FIRST_SEED"] ?? "") ?? 0
    private static let count = UInt64(environment["IREKO_SEQUENCES"] ?? "") ?? 100

    @Test func adaptedTextParsesNoWorseThanItsOriginal() {
        let texts = Self.texts
        #expect(texts.count > 30)
        for seed in Self.first..<(Self.first + Self.count) {
            // The last line of a process that has crashed or hangs.
            if Self.count > 1000, seed % 1000 == 0 { print("seeds from \(seed)") }
            var generator = Generator(seed: seed)
            let text = mutate(texts[generator.below(texts.count)], &generator)
            let start = ContinuousClock.now
            let adapted = adapt(text, tests: generator.below(2) == 0)
            let (before, after) = (errors(text), errors(adapted))
            guard after <= before else {
                Issue.record("seed \(seed): \(before) errors become \(after)\n\(text)\n--- adapted\n\(adapted)")
                return
            }
            let lines = text.utf8.filter { $0 == 10 }.count
            #expect(adapted.utf8.filter { $0 == 10 }.count >= lines, "seed \(seed)")
            #expect(ContinuousClock.now - start < .seconds(20), "seed \(seed)")
        }
    }

    /// The texts below, and the files of the packages and projects that test the tool.
    private static var texts: [String] {
        let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Tests")
        let files = (FileManager.default.subpaths(atPath: tools.path) ?? []).filter {
            $0.hasSuffix(".swift") && !$0.contains(".build/")
        }
        let texts = files.sorted().compactMap {
            try? String(contentsOf: tools.appendingPathComponent($0), encoding: .utf8)
        }
        // In a debug build, larger files take too long.
        return seeds + texts.filter { $0.utf8.count < 5000 }
    }

    private func errors(_ text: String) -> Int {
        let counter = ErrorCounter(viewMode: .all)
        counter.walk(Parser.parse(source: text))
        return counter.count
    }

    private final class ErrorCounter: SyntaxVisitor {
        var count = 0

        override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
            count += 1
            return .skipChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if token.presence == .missing { count += 1 }
            return .visitChildren
        }
    }

    private func mutate(_ text: String, _ generator: inout Generator) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<(1 + generator.below(4)) {
            let place = generator.below(bytes.count + 1)
            let end = min(bytes.count, place + generator.below(12))
            switch generator.below(5) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: generator.below(bytes.count + 1))
            case 2: bytes.insert(contentsOf: Array(Self.words[generator.below(Self.words.count)].utf8), at: place)
            case 3: if place < bytes.count { bytes[place] = UInt8(generator.below(128)) }
            default:
                // Lines change their places.
                var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
                lines.swapAt(generator.below(lines.count), generator.below(lines.count))
                bytes = Array(lines.joined(separator: [10]))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let words = [
        "@objc ", "#selector(", "#selector(a)", "override ", "extension A {", "}", "{", "(", ")", "@IBAction ",
        "@IBOutlet ", "dynamic ", "optional ",
        "#if os(iOS)\n", "\n#endif\n", "#else\n", "?.", "?(", "class B: A {", "protocol P {", "\"", "\\(", "/*", "*/",
        "//", "\r\n", "`", ";",
        "#available(iOS 26, *)", "@available(iOS 26, *) ", "#keyPath(a.b)", "import UIKit.A\n", "#Preview { }",
        "@objc(a:) ", ", ", ": ",
    ]

    private static let seeds = [
        """
        import UIKit
        @objc protocol P { @objc optional func b(_ x: Int, c: Int) -> Int }
        class A: UIViewController, P {
            @IBOutlet weak var label: UILabel!
            @objc dynamic var name = "a" { didSet { print(#keyPath(A.name)) } }
            override func viewDidLoad() {
                button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
                let h = delegate?.b?(1, c: 2) ?? 3
                if #available(iOS 26, *) { a() } else { b() }
                guard #available(iOS 26.0, *), let x = y else { return }
                token = observe(\\.name, options: [.new]) { [weak self] _, _ in self?.tap(h) }
            }
            @IBAction func tap(_ sender: Any) {}
            func b(_ x: Int, c: Int) -> Int { x }
        }
        extension A { override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) } }
        extension UIView { @IBInspectable var radius: CGFloat { get { 1 } set {} } ; @objc private func hide() {} }
        """,
        """
        #if os(iOS) && !targetEnvironment(macCatalyst)
        import UIKit.UIColor
        @UIApplicationMain final class D: UIResponder, UIApplicationDelegate {
            func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplicationLaunchOptionsKey: Any]?) -> Bool { true }
        }
        #elseif os(macOS)
        @objc class D: NSObject {}
        #endif
        final class T: XCTestCase {
            var sut: UIView!
            override func setUp() { super.setUp(); sut = UIView() }
            func testA() throws { XCTAssertNil(sut.superview) }
        }
        @available(iOS 26, *) struct G { func a() {} }
        #Preview { UIView() }
        """,
    ]
}

/// A generator that returns the same numbers for a seed.
private struct Generator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return limit > 0 ? Int(state % UInt64(limit)) : 0
    }
}
