/// A sum of terms and a constant, for callers that build constraints piece by piece: `right = left + width`.
package struct LinearExpression: Hashable, Sendable {
    var terms: [LinearTerm]
    var constant: Double

    init(terms: [LinearTerm] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.init(terms: [LinearTerm(variable, coefficient)])
    }

    package static func + (left: Self, right: Self) -> Self {
        Self(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }

    static func - (left: Self, right: Self) -> Self { left + right * -1 }

    package static func + (left: Self, right: Double) -> Self {
        Self(terms: left.terms, constant: left.constant + right)
    }

    package static func * (left: Self, right: Double) -> Self {
        Self(
            terms: left.terms.map { LinearTerm($0.variable, $0.coefficient * right) },
            constant: left.constant * right)
    }
}
