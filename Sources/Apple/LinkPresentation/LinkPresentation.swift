// Previews of web pages: what a page says about itself, as far as the code gives it.

@_exported import FoundationExtras
