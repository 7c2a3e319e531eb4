import UIKit

/// The system's queries to controllers, which are resolved in two different ways.
enum Question: String, CaseIterable {
    case style, hidden, indicator, edges, pointer
    /// Returned by the controller that fills the window, which may combine its children's values.
    case orientations, autorotation
}

/// Returns a unique value for each query, and records the queries.
final class AskedController: UIViewController {
    var mask: UIInterfaceOrientationMask = [.portrait, .landscapeLeft]
    var edges = UIRectEdge.left
    private(set) var asked: Set<Question> = []

    func forget() { asked = [] }

    override var preferredStatusBarStyle: UIStatusBarStyle { answer(.style, .lightContent) }
    override var prefersStatusBarHidden: Bool { answer(.hidden, true) }
    override var prefersHomeIndicatorAutoHidden: Bool { answer(.indicator, true) }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { answer(.edges, edges) }
    override var prefersPointerLocked: Bool { answer(.pointer, true) }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { answer(.orientations, mask) }
    override var shouldAutorotate: Bool { answer(.autorotation, true) }

    private func answer<Answer>(_ question: Question, _ answer: Answer) -> Answer {
        asked.insert(question)
        return answer
    }
}
