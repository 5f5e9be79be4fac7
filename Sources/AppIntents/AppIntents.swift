// AppIntents
