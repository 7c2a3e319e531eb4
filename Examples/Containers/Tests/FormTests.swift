import ContainersDemo
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The demo's form")
struct FormTests {
    /// Runs a test with the form on the screen.
    private func run(width: CGFloat, height: CGFloat = 844, _ body: (Stage, UIView) throws -> Void) throws {
        try Stage.run(size: CGSize(width: width, height: height), rootViewController: DemoViewController()) { stage in
            let demo = try #require(stage.window.rootViewController as? DemoViewController)
            demo.segments.selectedIndex = 2
            stage.advance(by: 0.5)
            try body(stage, try #require(demo.segments.viewControllers[2].view))
        }
    }

    private func all(in view: UIView) -> [UIView] {
        view.subviews.flatMap { $0.isHidden ? [] : [$0] + all(in: $0) }
    }

    private func labels(in view: UIView) -> [UILabel] { all(in: view).compactMap { $0 as? UILabel } }

    private func frame(of text: String, in form: UIView) throws -> CGRect {
        let label = try #require(labels(in: form).first { $0.text == text }, "\(text)")
        return label.convert(label.bounds, to: form)
    }

    @Test(
        "At every width, no text is cut off and no views overlap",
        arguments: [320, 360, 390, 480, 600, 679, 680, 768, 1024, 1280] as [CGFloat])
    func widths(width: CGFloat) throws {
        try run(width: width) { stage, form in
            let labels = labels(in: form)

            #expect(labels.count > 10)
            for label in labels {
                let frame = label.convert(label.bounds, to: form)
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
                #expect(label.bounds.height >= needed.height, "\(label.text ?? "")")
                #expect(label.numberOfLines != 1 || label.bounds.width >= needed.width, "\(label.text ?? "")")
                #expect(frame.minX >= 16 && frame.maxX <= width - 16, "\(label.text ?? "")")
                for other in labels where other !== label {
                    #expect(!frame.intersects(other.convert(other.bounds, to: form)))
                }
            }
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("Widening a window adds a second column, and narrowing it removes the column")
    func columns() throws {
        try run(width: 390) { stage, form in
            #expect(try frame(of: "Journey", in: form).minY > frame(of: "Nights", in: form).maxY)

            for width in stride(from: CGFloat(400), through: 800, by: 20) {
                stage.resize(to: CGSize(width: width, height: 844))
                stage.advance(by: 0)
                let (left, right) = (try frame(of: "Nights", in: form), try frame(of: "Journey", in: form))
                #expect((right.minX > left.minX) == (width >= 680))
            }
            // Two columns of (800 - 32 - 12) / 2, and the title 16 points inside the second.
            #expect(try frame(of: "Journey", in: form).minX == 422)
            stage.resize(to: CGSize(width: 390, height: 844))
            stage.advance(by: 0)

            #expect(try frame(of: "Journey", in: form).minX == 32)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("The journey folds and unfolds in an animation, and the rows below it follow")
    func folding() throws {
        try run(width: 390) { stage, form in
            let top = form.convert(CGPoint.zero, to: nil).y
            let header = try frame(of: "Journey", in: form)
            let buttons = try frame(of: "Save", in: form)
            let row = try #require(labels(in: form).first { $0.text == "Departure" })

            stage.tap(at: CGPoint(x: header.midX, y: top + header.midY))
            stage.advance(by: 0.1)
            let moving = try #require(
                all(in: form).compactMap { $0 as? UIButton }.last?.superview?.layer.presentation())
            let isMoving = moving.animationKeys()?.isEmpty == false || moving.frame.minY != 0
            stage.advance(by: 0.4)
            let folded = try frame(of: "Save", in: form)
            #expect(!labels(in: form).contains(row))

            stage.tap(at: CGPoint(x: header.midX, y: top + header.midY))
            stage.advance(by: 0.5)

            #expect(isMoving)
            #expect(folded.minY < buttons.minY - 100)
            #expect(try frame(of: "Save", in: form) == buttons)
            #expect(labels(in: form).contains(row))
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("In a window that becomes too low the journey folds automatically, until the user folds or unfolds it")
    func low() throws {
        try run(width: 390) { stage, form in
            @MainActor func isFolded() -> Bool { !labels(in: form).contains { $0.text == "Departure" } }
            @MainActor func drag(_ width: CGFloat, _ height: CGFloat) {
                stage.resize(to: CGSize(width: width, height: height))
                stage.advance(by: 0)
            }

            var folded: [Bool] = []
            for height in [844, 600, 844, 600] as [CGFloat] {
                drag(390, height)
                folded.append(isFolded())
                #expect(try frame(of: "Save", in: form).maxY < form.bounds.height)
            }
            drag(800, 600)
            folded.append(isFolded())
            let header = try frame(of: "Journey", in: form)
            let top = form.convert(CGPoint.zero, to: nil).y
            stage.tap(at: CGPoint(x: header.midX, y: top + header.midY))
            stage.advance(by: 0.5)
            drag(800, 844)

            #expect(folded == [false, true, false, true, false])
            #expect(isFolded())
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test(
        "The layout settles in sizes that are a little too small for the unfolded journey",
        arguments: [(496, 656), (716, 403), (716, 412), (382, 658), (544, 671), (424, 651)], [1, 1.5, 2] as [CGFloat])
    func rest(size: (Int, Int), scale: CGFloat) throws {
        try run(width: 390) { stage, form in
            // The folded rows were 37 points lower than the unfolded rows, so that they were folded and unfolded a
            // hundred times.
            stage.resize(to: CGSize(width: size.0, height: size.1), scale: scale)
            stage.advance(by: 0)
            let save = try frame(of: "Save", in: form)

            #expect(save.maxY < form.bounds.height)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("Steppers and icons change the header; saving shows a confirmation until the next change")
    func values() throws {
        try run(width: 390) { stage, form in
            @MainActor func tap(_ view: UIView) {
                stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
                stage.advance(by: 0.5)
            }
            let buttons = all(in: form).compactMap { $0 as? UIButton }
            @MainActor func texts() -> [String] { labels(in: form).compactMap(\.text) }
            #expect(texts().contains("2 travellers, 7 nights"))

            // Six icons, then minus and plus of two steppers, then the buttons at the bottom.
            tap(buttons[6])
            tap(buttons[9])
            #expect(texts().contains("1 traveller, 8 nights"))
            #expect(!buttons[6].isEnabled)

            tap(buttons[11])
            #expect(texts().contains("Saved"))
            tap(buttons[2])
            #expect(!texts().contains("Saved"))

            tap(buttons[10])
            #expect(texts().contains("2 travellers, 7 nights"))
        }
    }
}
