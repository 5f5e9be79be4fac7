// What Swift source uses of Objective-C's runtime and means something without it: names of methods, objects
// associated with others, an object as a lock. Methods can't be called by their names.
