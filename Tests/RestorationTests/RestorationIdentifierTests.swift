import Expectations
import IrekoTesting
import Testing
import UIKit

@Suite @MainActor
struct RestorationIdentifierTests {
    @Test func controllersAndViewsHaveNone() {
        expectNil(UIViewController().restorationIdentifier)
        expectNil(UIView().restorationIdentifier)
    }
}
