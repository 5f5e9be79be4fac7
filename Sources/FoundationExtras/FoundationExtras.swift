// FoundationExtras
