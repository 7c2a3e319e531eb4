import IrekoTesting
import Testing
import UIKit

@Suite @MainActor
struct RestorationIdentifierTests {
    @Test func controllersAndViewsHaveNone() {
        #expect(UIViewController().restorationIdentifier == nil)
        #expect(UIView().restorationIdentifier == nil)
    }
}
