// Chosen (Controllers): A share sheet without a source in a wide window is centered, and a message is logged. On an
// iPad it is an exception, which programs for phones never cause.
/// A controller whose popover is centered in the window if it has no source.
package protocol CenteredWithoutSource: UIViewController {}
