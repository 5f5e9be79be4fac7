#include <sqlite3.h>

// SQLite's constant for "make a copy of the bytes" is a macro that Swift doesn't see.
static inline sqlite3_destructor_type vitrine_sqlite_transient(void) { return SQLITE_TRANSIENT; }
