//
//  TopicsTests.swift
//  QuizzerTests
//

import XCTest

@testable import Quizzer

class ViewMock: TopicsViewProtocol {
    var presenter: TopicsPresenterProtocol?
    var titles: [String] = []
    var message: String?
    var onShow: (() -> Void)?

    func showTopics(_ titles: [String]) {
        self.titles = titles
        onShow?()
    }

    func showError(_ message: String) {
        self.message = message
        onShow?()
    }
}

class RouterMock: TopicsRouterProtocol {
    var shown: [Topic] = []

    func showQuestions(of topic: Topic, from view: TopicsViewProtocol) {
        shown.append(topic)
    }
}

class TopicsTests: XCTestCase {

    func fixture() throws -> [Topic] {
        let url = try XCTUnwrap(Bundle(for: TopicsTests.self).url(forResource: "fixture", withExtension: "json"))
        return try JSONDecoder().decode([Topic].self, from: Data(contentsOf: url))
    }

    func testThePresenterShowsTitles() throws {
        let (presenter, view, router) = (TopicsPresenter(), ViewMock(), RouterMock())
        presenter.view = view
        presenter.router = router
        presenter.didLoad(try fixture())
        XCTAssertEqual(view.titles, ["Fixture (1)"])

        presenter.didSelectTopic(at: 1)
        XCTAssertTrue(router.shown.isEmpty)
        presenter.didSelectTopic(at: 0)
        XCTAssertEqual(router.shown, try fixture())
    }

    func testTheInteractorReadsTheBundle() {
        let (presenter, view, interactor) = (TopicsPresenter(), ViewMock(), TopicsInteractor())
        presenter.view = view
        presenter.interactor = interactor
        interactor.output = presenter
        let shown = expectation(description: "shown")
        view.onShow = { shown.fulfill() }
        presenter.viewDidLoad()
        waitForExpectations(timeout: 2)
        XCTAssertEqual(view.titles, ["Numbers (2)", "Capitals (1)"])
    }

    func testErrorsAreShown() {
        let (presenter, view) = (TopicsPresenter(), ViewMock())
        presenter.view = view
        presenter.didFail(TopicsInteractor.Failure.noFile)
        XCTAssertEqual(view.message, "There are no topics.")
    }

    func testAnswers() throws {
        let question = try fixture()[0].questions[0]
        XCTAssertTrue(question.isCorrect(1))
        XCTAssertFalse(question.isCorrect(0))
    }
}
