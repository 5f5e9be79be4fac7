// Foundation Models: a device without Apple Intelligence. The model is unavailable, as on one that isn't eligible, and
// a session's answer is the error that its assets aren't there.
//
// The files, from the bottom up:
//
//   Generable             what a model can be asked to fill, and the macros
//   SystemLanguageModel   the model, which is unavailable
//   LanguageModelSession  a conversation, which is refused

@_exported import FoundationExtras
