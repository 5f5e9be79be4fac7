// Logging, locks and signposts, as far as widgets use them.
//
// `Logger` and `OSLog` make messages (`OSLogMessage`), which `LogWriter` writes to standard error.
