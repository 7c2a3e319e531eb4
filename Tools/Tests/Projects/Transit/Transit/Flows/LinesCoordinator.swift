import Coordinating
import TransitData
import TransitModel
import UIKit

final class LinesCoordinator: NavigationCoordinator {
    private let timetable: Timetable

    init(navigation: UINavigationController, timetable: Timetable) {
        self.timetable = timetable
        super.init(navigation: navigation)
    }

    override func start() {
        let viewModel = LinesViewModel(timetable: timetable)
        viewModel.onSelect = { [weak self] line in self?.show(line) }
        push(LinesViewController(viewModel: viewModel), animated: false)
    }

    private func show(_ line: Line) {
        let child = DeparturesCoordinator(navigation: navigation, line: line, timetable: timetable)
        child.onEnd = { [weak self, weak child] in
            guard let self = self, let child = child else { return }
            self.end(child)
        }
        run(child)
    }
}

final class DeparturesCoordinator: NavigationCoordinator {
    private let line: Line
    private let timetable: Timetable

    init(navigation: UINavigationController, line: Line, timetable: Timetable) {
        self.line = line
        self.timetable = timetable
        super.init(navigation: navigation)
    }

    override func start() {
        push(DeparturesViewController(viewModel: DeparturesViewModel(line: line, timetable: timetable)))
    }
}
