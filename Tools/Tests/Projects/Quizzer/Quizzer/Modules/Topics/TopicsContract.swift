//
//  TopicsContract.swift
//  Quizzer
//

import UIKit

protocol TopicsViewProtocol: AnyObject {
    var presenter: TopicsPresenterProtocol? { get set }
    func showTopics(_ titles: [String])
    func showError(_ message: String)
}

protocol TopicsPresenterProtocol: AnyObject {
    func viewDidLoad()
    func didSelectTopic(at index: Int)
}

protocol TopicsInteractorInput: AnyObject {
    var output: TopicsInteractorOutput? { get set }
    func loadTopics()
}

protocol TopicsInteractorOutput: AnyObject {
    func didLoad(_ topics: [Topic])
    func didFail(_ error: Error)
}

protocol TopicsRouterProtocol: AnyObject {
    func showQuestions(of topic: Topic, from view: TopicsViewProtocol)
}
