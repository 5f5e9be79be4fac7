import Arguments

/// The option of the gallery as one file.
struct SingleFileOptions: Sendable {
  var isWanted = false

  static let options = OptionList<SingleFileOptions>(
    .flag(
      "single-file", "also write gallery.html: all pictures in one file, for a mail", \.isWanted)
  ).section(.output)
}
