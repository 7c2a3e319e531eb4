/// How the left side of a constraint compares with its constant.
package enum Relation: UInt8, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}
