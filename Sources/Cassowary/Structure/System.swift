/// The state behind a `Solver`; a value, so that one call into it is one access. `Solver.swift` explains how it works.
struct System {
    // MARK: Input
    var variables: [VariableRecord] = []
    var rows: [RowRecord] = []
    var terms: [TermRecord] = []

    // MARK: The basis
    var blocks: [Block] = []
    /// Changes whenever another set of rows is active or their order changes.
    var structureVersion = 0
    /// Active rows, and variables that occur in no row: the other variables are defined by their stays.
    var activeCount = 0
    var unusedCount = 0

    // MARK: Multipliers
    /// By row and, for the stays, by variable: how the errors grow, by priority, when this active row's residual does.
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
    /// By variable, zero outside of a function: a row that is being composed, a response that is being computed.
    var gradient: [Double] = []
    var gradientStarts: [Int32] = []
    var response: [Double] = []
    var discovery: [Int32] = []
    var lowLink: [Int32] = []
    var localIndex: [Int32] = []
    /// The outcome of `compose`: active rows (or `~variable` for a stay) and their coefficients.
    var composition: [CompositionEntry] = []
    var compositionStarts: [Int32] = []
    var plan = PropagationPlan()
    var blockRows: [Double] = []
    var blockColumns: [Double] = []
    /// Blocks that could not be factored; possibly more than once.
    var singularBlocks: [Int32] = []
}

/// Variables that are defined by each other, so that their rows have to be solved together.
struct Block {
    var variables: [Int32]
    /// Made when it is first needed.
    var factor: BlockFactor?
}

/// An active row (or `~variable` for the stay of a variable) times a number.
struct CompositionEntry {
    var support: Int32
    var coefficient: Double
}

/// The walk of the last propagation, which an identical next one repeats: a resize step changes the same rows each
/// time.
struct PropagationPlan {
    var starts: [Int32] = []
    var version = -1
    var order: [Int32] = []
    var touched: [Int32] = []
}
