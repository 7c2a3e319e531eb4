import SwiftUI

// A file that the exceptions leave out. It would not compile here.
struct Broken: View {
    var body: some View { Text(missing) }
}
