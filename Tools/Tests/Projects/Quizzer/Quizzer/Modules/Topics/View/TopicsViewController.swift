//
//  TopicsViewController.swift
//  Quizzer
//

import UIKit

class TopicsViewController: UIViewController {

    @IBOutlet private(set) weak var tableView: UITableView!
    @IBOutlet private(set) weak var messageLabel: UILabel!

    var presenter: TopicsPresenterProtocol?
    private var titles: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Topics"
        tableView.register(TopicCell.self)
        tableView.dataSource = self
        tableView.delegate = self
        messageLabel.isHidden = true
        presenter?.viewDidLoad()
    }
}

extension TopicsViewController: TopicsViewProtocol {

    func showTopics(_ titles: [String]) {
        self.titles = titles
        tableView.reloadData()
    }

    func showError(_ message: String) {
        messageLabel.text = message
        messageLabel.isHidden = false
    }
}

extension TopicsViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return titles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(TopicCell.self, for: indexPath)
        cell.titleLabel.text = titles[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter?.didSelectTopic(at: indexPath.row)
    }
}

class TopicCell: UITableViewCell, NibLoadable {

    @IBOutlet weak var titleLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.textColor = .darkText
    }
}
