//
//  ScreenTests.swift
//  QuizzerTests
//

import XCTest

@testable import Quizzer

class ScreenTests: XCTestCase {

    private func wait() {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    }

    var navigation: UINavigationController {
        let delegate = UIApplication.shared.delegate as! AppDelegate
        return delegate.window!.rootViewController as! UINavigationController
    }

    func testTheFirstScreenHasItsNib() {
        wait()
        let topics = navigation.topViewController as! TopicsViewController
        XCTAssertEqual(topics.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertTrue(topics.messageLabel.isHidden)
        let cell = topics.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as! TopicCell
        XCTAssertEqual(cell.titleLabel.text, "Numbers (2)")
        XCTAssertEqual(cell.titleLabel.textColor, .darkText)
    }

    func testAnsweringQuestions() {
        wait()
        let topics = navigation.topViewController as! TopicsViewController
        topics.tableView(topics.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        wait()
        let question = navigation.topViewController as! QuestionViewController
        XCTAssertEqual(question.questionLabel.text, "Which number is prime?")
        XCTAssertEqual(question.answerButtons.map { $0.title(for: .normal) }, ["9", "11", "15"])
        XCTAssertEqual(question.scoreView.barColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))

        question.answerButtons[1].sendActions(for: .touchUpInside)
        question.view.layoutIfNeeded()
        XCTAssertEqual(question.score, 1)
        XCTAssertEqual(question.questionLabel.text, "2 + 2?")
        XCTAssertTrue(question.answerButtons[2].isHidden)
        XCTAssertEqual(question.scoreView.barFrame.width, question.view.bounds.width / 2)

        question.answerButtons[1].sendActions(for: .touchUpInside)
        XCTAssertEqual(question.questionLabel.text, "Score: 1")
    }
}
