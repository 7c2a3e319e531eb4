import Expectations
import Testing
import UIKit

/// Moves of a controller as a value, without any view.
@Suite("The moves of a controller")
struct ViewControllerMovesTests {
    @Test("Moves to a parent and presentations exclude each other")
    func moves() {
        var moves = ViewControllerMoves()

        moves.willMove(toParent: true)
        moves.wasAddedToParent()
        let to = (moves.parentMove, moves.expectsDidMove)
        moves.willMove(toParent: false)
        moves.endParentMove()
        moves.beginPresentation(.presented)
        moves.beginPresentation(.dismissed)

        #expect(to == (.to, true))
        expectEqual(moves.parentMove, .none)
        expectFalse(moves.expectsDidMove)
        expectEqual(moves.presentationMove, .dismissed)
    }

    @Test("A view is not loaded while it is being loaded")
    func loading() {
        var moves = ViewControllerMoves()

        let answers = [moves.beginLoadingView(), moves.beginLoadingView()]
        moves.endLoadingView()

        expectEqual(answers, [true, false])
        expectTrue(moves.beginLoadingView())
    }
}
