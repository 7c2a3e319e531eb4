//
//  TopicsPresenter.swift
//  Quizzer
//

import Foundation

class TopicsPresenter: TopicsPresenterProtocol {

    weak var view: TopicsViewProtocol?
    var interactor: TopicsInteractorInput?
    var router: TopicsRouterProtocol?

    private var topics: [Topic] = []

    func viewDidLoad() {
        interactor?.loadTopics()
    }

    func didSelectTopic(at index: Int) {
        guard topics.indices.contains(index), let view = view else { return }
        router?.showQuestions(of: topics[index], from: view)
    }
}

extension TopicsPresenter: TopicsInteractorOutput {

    func didLoad(_ topics: [Topic]) {
        self.topics = topics
        view?.showTopics(topics.map { "\($0.title) (\($0.questions.count))" })
    }

    func didFail(_ error: Error) {
        view?.showError(error.localizedDescription)
    }
}
