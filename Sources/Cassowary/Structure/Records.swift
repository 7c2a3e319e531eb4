/// What the solver keeps for a variable.
struct VariableRecord {
    /// Stays 0 where bounds leave that open.
    var isLength = false
    var value = 0.0
    /// The value that `takeChangedVariables` reported last.
    var reportedValue = 0.0
    /// The active row that defines this variable; `none` when its stay (x = 0) does.
    var definer = none
    /// Head of the list of the terms in which it occurs.
    var firstOccurrence = none
    /// The block of mutually dependent variables that it is solved with, or `none`.
    var block = none
    /// The row of `suggest`, or `none`.
    var suggestion = none
    /// Equals the system's `epoch` when the walk under way has been here.
    var mark: UInt32 = 0
    /// Equals `batch` when substitution has looked at it in this batch.
    var batchMark: UInt32 = 0
    /// In this batch: may still be defined by one of the new rows without making a cycle.
    var isOpen = false
    /// No batch has met it yet, so nothing depends on it.
    var isFresh = true
    var isDirty = false
    var isInChangedList = false
    var isAlive = true
}

/// What the solver keeps for a constraint `Σ aᵢxᵢ (≤ = ≥) constant`. Its residual is r = Σ aᵢxᵢ - constant.
struct RowRecord {
    var constant: Double
    var priority: Double
    var firstTerm: Int32
    var termCount: Int32
    /// The variable that this row defines; `none` when it is not active.
    var target = none
    /// Variables of this row that are open in the batch under way.
    var openCount: Int32 = 0
    var generation: UInt32
    /// Equals the system's `epoch` when the walk under way has been here.
    var mark: UInt32 = 0
    var relation: Relation
    /// Of an inactive row: the side of zero on which its residual counts as error: -1, 0 (no error) or 1.
    var side: Int8 = 0
    var isNew = true
    var isAlive = true
    /// In the list of required rows that may be violated.
    var mayBeViolated = false
    var isTouched = false

    var isActive: Bool { target >= 0 }
    var isRequired: Bool { priority >= Priority.required }
    /// 1 when a positive residual is an error, else 0.
    var errorAbove: Double { relation == .greaterThanOrEqual ? 0 : 1 }
    /// 1 when a negative residual is an error, else 0.
    var errorBelow: Double { relation == .lessThanOrEqual ? 0 : 1 }
    var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
}

/// One variable in one row; also a link in the list of that variable's occurrences.
struct TermRecord {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
}
