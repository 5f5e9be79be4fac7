// Natural Language: the boundaries of words, sentences and paragraphs by ICU; no models.

@_exported import FoundationExtras
