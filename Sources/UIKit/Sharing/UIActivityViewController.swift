import Foundation
import UIKitCore

/// A sheet with the services for some items: the desktop's, and activities of the program.
///
///     let sheet = UIActivityViewController(activityItems: [text, url], applicationActivities: nil)
///     sheet.popoverPresentationController?.sourceView = button
///     present(sheet, animated: true)
///
/// The items are texts, URLs, files, images, colors, data, item providers, or objects that provide such items
/// (`UIActivityItemSource`). Objects of other classes are passed to the program's activities. The desktop's services
/// copy the items, save them as files, open one of them, put them into a mail, and print them into a PDF file. An
/// activity that cannot be performed with the items is not shown; if none can be, the sheet has a row that says so.
///
/// In a wide window the sheet is a popover, otherwise a sheet at the bottom edge.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>.
open class UIActivityViewController: UIViewController {
    /// A closure that is called after the sheet was closed: with the type of the performed activity, and whether it was
    /// completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    /// A closure that is called after the sheet was closed.
    ///
    /// Its arguments are the type of the performed activity, or `nil` if the user has chosen none; whether the activity
    /// was completed; `nil`, since no service of the desktop returns items; and the reason of a failure.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: ActivityItems
    private let applicationActivities: [UIActivity]
    /// The only activities that are shown; `nil` for all. A menu of a document that can only be opened has one.
    var permittedTypes: Set<UIActivity.ActivityType>?
    /// Called before an activity is performed, and with its result.
    var willPerform: (UIActivity) -> Void = { _ in }
    private lazy var list = ActivityList { [weak self] choice in self?.choose(choice) }
    private var state = State.choosing

    ///     choosing ──▶ preparing ──▶ performing ──▶ ended ──▶ choosing, when presented again
    ///        │             └──────────────┴────────────▲
    ///        └─────────────────────────────────────────┘ closed by the user or the program
    private enum State {
        case choosing
        /// The items are being created.
        case preparing(UIActivity)
        case performing(UIActivity)
        /// The sheet is being closed.
        case ended(Outcome)

        var activity: UIActivity? {
            switch self {
            case .preparing(let activity), .performing(let activity): activity
            case .choosing, .ended: nil
            }
        }
    }

    private struct Outcome {
        var type: UIActivity.ActivityType?
        var isCompleted = false
        var error: (any Error)?
    }

    // MARK: Initializing the activity view controller

    /// Creates a sheet.
    ///
    /// - Parameters:
    ///   - activityItems: The items, or their sources.
    ///   - applicationActivities: The program's activities, which follow the desktop's in their category.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = ActivityItems(items: activityItems)
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Creates a sheet without items.
    public required init?(coder: NSCoder) {
        items = ActivityItems(items: [])
        applicationActivities = []
        super.init(coder: coder)
    }

    // MARK: Accessing the completion handler

    // Chosen (Controllers): The completion handler of a share sheet is called one turn of the main loop after
    // `viewDidDisappear`, so that it can present a controller. An activity that was cancelled closes the sheet, too.
    /// Called once for each presentation, after the sheet was closed by an activity, by the user or by the program. The
    /// default is `nil`.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Called like `completionWithItemsHandler`, which replaced it in iOS 8.
    @available(*, deprecated, message: "Use completionWithItemsHandler instead.")
    open var completionHandler: CompletionHandler? {
        get { plainHandler }
        set { plainHandler = newValue }
    }
    private var plainHandler: CompletionHandler?

    // MARK: Excluding specific activity types

    /// The types that the sheet does not show, including the program's. The default is `nil`. Read when the sheet
    /// appears.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    // MARK: Appearing

    private weak var preparedSheet: UISheetPresentationController?

    /// Adds the list of activities.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        list.tableView.frame = view.bounds
        list.tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.tableView)
    }

    /// Determines the activities that can be performed.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard case .choosing = state else { return }
        prepareSheet()
        let placeholders = items.placeholders(for: self)
        let header = SharedItemSummary(
            placeholders, thumbnail: items.thumbnail(for: self, size: ActivityList.thumbnailSize))
        list.show(header, activities.filter { $0.canPerform(withActivityItems: placeholders) })
        preferredContentSize = list.preferredSize
    }

    /// Prepares the sheet that replaces a popover in a narrow window.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        prepareSheet()
    }

    private func prepareSheet() {
        guard let sheet = activePresentationController as? UISheetPresentationController, sheet !== preparedSheet else {
            return
        }
        preparedSheet = sheet
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
    }

    private var activities: [UIActivity] {
        let excluded = Set(excludedActivityTypes ?? [])
        return (SystemActivity.all() + applicationActivities).filter { activity in
            guard let type = activity.activityType else { return permittedTypes == nil }
            return !excluded.contains(type) && permittedTypes?.contains(type) != false
        }
    }

    /// Closes the sheet if its activity has ended before it appeared.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if case .ended = state { close() }
    }

    /// Calls the completion handlers if the sheet was closed.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeaving { MainLoop.current.enqueue { self.report() } }
    }

    // MARK: Performing an activity

    private func choose(_ choice: ActivityList.Choice) {
        guard case .choosing = state else { return }
        guard case .activity(let activity) = choice else { return close() }
        state = .preparing(activity)
        list.isBusy = true
        willPerform(activity)
        let isWanted = { @MainActor [weak self] in self?.isPreparing(activity) == true }
        items.resolve(for: activity.activityType, sheet: self, while: isWanted) { [weak self] items in
            guard let self, isPreparing(activity) else { return }
            let completion = ActivityCompletion { [weak self] error in
                guard let self, isPreparing(activity) else { return }
                if let error { return end(Outcome(type: activity.activityType, error: error)) }
                begin(activity)
            }
            activity.prepare(items, for: self, completion: completion)
        }
    }

    private func isPreparing(_ activity: UIActivity) -> Bool {
        if case .preparing(let prepared) = state { prepared === activity } else { false }
    }

    private func begin(_ activity: UIActivity) {
        state = .performing(activity)
        activity.didFinish = { [weak self, weak activity] isCompleted in
            guard let self, let activity, state.activity === activity else { return }
            let error = (activity as? SystemActivity)?.error
            end(Outcome(type: activity.activityType, isCompleted: isCompleted && error == nil, error: error))
        }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func end(_ outcome: Outcome) {
        state.activity?.didFinish = nil
        state = .ended(outcome)
        close()
    }

    /// Dismisses the sheet together with the controller of its activity.
    private func close() {
        guard let presenter = presentingViewController, parent == nil else {
            // A child controller stays, and the user can choose again.
            return MainLoop.current.enqueue { self.report() }
        }
        guard !isBeingPresented else {
            if case .choosing = state { state = .ended(Outcome()) }
            return
        }
        if !isBeingDismissed { presenter.dismiss(animated: true) }
    }

    private func report() {
        let outcome: Outcome
        switch state {
        case .ended(let ended): outcome = ended
        case .choosing: outcome = Outcome()
        case .preparing(let activity), .performing(let activity):
            activity.didFinish = nil
            outcome = Outcome(type: activity.activityType)
        }
        state = .choosing
        list.isBusy = false
        completionWithItemsHandler?(outcome.type, outcome.isCompleted, nil, outcome.error)
        plainHandler?(outcome.type, outcome.isCompleted)
    }
}

extension UIActivityViewController: CenteredWithoutSource {}
