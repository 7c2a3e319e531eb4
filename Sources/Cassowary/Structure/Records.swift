/// The solver's data for a variable.
struct VariableRecord {
    /// Whether the variable stays 0 if bounds do not determine it.
    var isLength = false
    var value = 0.0
    /// The value that `takeChangedVariables` reported last.
    var reportedValue = 0.0
    /// The active row that defines this variable; `none` if its stay (x = 0) does.
    var definer = none
    /// The head of the list of its occurrences in terms.
    var firstOccurrence = none
    /// The block of mutually dependent variables that contains it, or `none`.
    var block = none
    /// The row of `suggest`, or `none`.
    var suggestion = none
    /// Equals the system's `epoch` if the current walk has visited the variable.
    var mark: UInt32 = 0
    /// Equals `batch` if the current batch of the substitution has visited the variable.
    var batchMark: UInt32 = 0
    /// Whether a new row of this batch may still define it without creating a cycle.
    var isOpen = false
    /// Whether no batch has visited it yet, so that no row depends on it.
    var isFresh = true
    var isDirty = false
    var isInChangedList = false
    var isAlive = true
}

/// The solver's data for a constraint `Σ aᵢxᵢ (≤ = ≥) constant`. Its residual is r = Σ aᵢxᵢ - constant.
struct RowRecord {
    var constant: Double
    var priority: Double
    var firstTerm: Int32
    var termCount: Int32
    /// The variable that this row defines; `none` if it is not active.
    var target = none
    /// The number of this row's variables that are open in the current batch.
    var openCount: Int32 = 0
    var generation: UInt32
    /// Equals the system's `epoch` if the current walk has visited the row.
    var mark: UInt32 = 0
    var relation: Relation
    /// For an inactive row: the side of zero of a residual that counts as error: -1, 0 (no error) or 1.
    var side: Int8 = 0
    var isNew = true
    var isAlive = true
    /// Whether the row is in the list of required rows that may be violated.
    var mayBeViolated = false
    var isTouched = false

    var isActive: Bool { target >= 0 }
    var isRequired: Bool { priority >= Priority.required }
    /// 1 if a positive residual is an error, else 0.
    var errorAbove: Double { relation == .greaterThanOrEqual ? 0 : 1 }
    /// 1 if a negative residual is an error, else 0.
    var errorBelow: Double { relation == .lessThanOrEqual ? 0 : 1 }
    var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
}

/// A variable in a row; also a link in the list of that variable's occurrences.
struct TermRecord {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
}
