// The building of targets that a project of Xcode names: their files compiled where they lie, against Vitrine's
// modules, with products in a folder beside the project.
