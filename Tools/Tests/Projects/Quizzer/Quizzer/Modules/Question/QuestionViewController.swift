//
//  QuestionViewController.swift
//  Quizzer
//

import UIKit

class QuestionViewController: UIViewController {

    @IBOutlet weak var questionLabel: UILabel!
    @IBOutlet var answerButtons: [UIButton]!
    @IBOutlet weak var scoreView: ScoreView!

    private let topic: Topic
    private var index = 0
    private(set) var score = 0

    // The nib has the name of the class.
    init(topic: Topic) {
        self.topic = topic
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = topic.title
        edgesForExtendedLayout = []
        showQuestion()
    }

    private func showQuestion() {
        guard topic.questions.indices.contains(index) else {
            questionLabel.text = "Score: \(score)"
            answerButtons.forEach { $0.isHidden = true }
            return
        }
        let question = topic.questions[index]
        questionLabel.text = question.text
        for button in answerButtons {
            button.isHidden = !question.answers.indices.contains(button.tag)
            if !button.isHidden { button.setTitle(question.answers[button.tag], for: .normal) }
        }
        scoreView.fraction = CGFloat(index) / CGFloat(topic.questions.count)
    }

    @IBAction func answer(_ sender: UIButton) {
        if topic.questions[index].isCorrect(sender.tag) { score += 1 }
        index += 1
        showQuestion()
    }
}

class ScoreView: UIView {

    @IBInspectable var barColor: UIColor = .black
    var fraction: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    private let bar = CALayer()

    override func awakeFromNib() {
        super.awakeFromNib()
        bar.backgroundColor = barColor.cgColor
        layer.addSublayer(bar)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width * fraction, height: bounds.height)
    }

    var barFrame: CGRect { return bar.frame }
}
