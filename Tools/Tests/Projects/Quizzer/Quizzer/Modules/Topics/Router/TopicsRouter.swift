//
//  TopicsRouter.swift
//  Quizzer
//

import UIKit

class TopicsRouter: TopicsRouterProtocol {

    static func createModule() -> UIViewController {
        let view = TopicsViewController(nibName: "TopicsViewController", bundle: nil)
        let presenter = TopicsPresenter()
        let interactor = TopicsInteractor()
        let router = TopicsRouter()
        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        return view
    }

    func showQuestions(of topic: Topic, from view: TopicsViewProtocol) {
        guard let controller = view as? UIViewController else { return }
        controller.navigationController?.pushViewController(QuestionViewController(topic: topic), animated: true)
    }
}
