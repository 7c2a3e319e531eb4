/// The state of a `Solver`; a value, so that a call into it is a single access. `Solver.swift` explains the algorithm.
struct System {
    // MARK: Input
    var variables: [VariableRecord] = []
    var rows: [RowRecord] = []
    var terms: [TermRecord] = []

    // MARK: The basis
    var blocks: [Block] = []
    /// Changes when the set of active rows or their order changes.
    var structureVersion = 0
    /// The number of active rows, and the number of variables that occur in no row. The remaining variables are
    /// defined by their stays.
    var activeCount = 0
    var unusedCount = 0

    // MARK: Multipliers
    /// By row and, for the stays, by variable: the growth of the errors, by priority, with this active row's residual.
    var rowMultipliers: [LevelVector] = []
    var stayMultipliers: [LevelVector] = []
    var candidates = CandidateHeap()

    // MARK: Pending work
    var newRows: [Int32] = []
    /// Variables whose defining row has changed.
    var dirtyVariables: [Int32] = []
    /// Inactive rows whose residual has changed.
    var touchedRows: [Int32] = []
    /// Required rows that may be violated.
    var possiblyViolated: [Int32] = []

    // MARK: Output
    var changedVariables: [Int32] = []

    // MARK: Free lists
    var freeVariables: [Int32] = []
    var freeRows: [Int32] = []
    var freeBlocks: [Int32] = []
    /// First terms of unused runs of terms, by length.
    var freeRuns: [[Int32]] = []
    var generation: UInt32 = 0

    // MARK: Walks (`System+Walks.swift`)
    var epoch: UInt32 = 0
    var batch: UInt32 = 0
    var walk = Walk()
    /// By variable, zero outside of a function: a row that is being composed, or a response that is being computed.
    var gradient: [Double] = []
    var gradientStarts: [Int32] = []
    var response: [Double] = []
    var discovery: [Int32] = []
    var lowLink: [Int32] = []
    var localIndex: [Int32] = []
    /// The result of `compose`: active rows (or `~variable` for a stay) and their coefficients.
    var composition: [CompositionEntry] = []
    var compositionStarts: [Int32] = []
    var plan = PropagationPlan()
    var blockRows: [Double] = []
    var blockColumns: [Double] = []
    /// Blocks that could not be factored; possibly more than once.
    var singularBlocks: [Int32] = []
}

/// Variables that define each other, so that their rows must be solved together.
struct Block {
    var variables: [Int32]
    /// Created when it is first needed.
    var factor: BlockFactor?
}

/// An active row (or `~variable` for the stay of a variable) times a number.
struct CompositionEntry {
    var support: Int32
    var coefficient: Double
}

/// The walk of the last propagation, which is reused for an identical propagation: each step of a resize changes the
/// same rows.
struct PropagationPlan {
    var starts: [Int32] = []
    var version = -1
    var order: [Int32] = []
    var touched: [Int32] = []
}
