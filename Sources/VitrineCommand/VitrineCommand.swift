// VitrineCommand
