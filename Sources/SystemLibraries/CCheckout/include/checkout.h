#pragma once

/// The contents of the file `VERSION` at the top of the package.
const char *_Nonnull vitrine_version(void);

/// The path of a source file of this target, as the compiler was given it: how the package's folder is found. In
/// a Swift SDK's library it has none of the folders of the machine that built it.
const char *_Nonnull vitrine_source_path(void);

/// The path of the executable or shared library that this code is in, as the dynamic linker knows it.
const char *_Nullable vitrine_image_path(void);
