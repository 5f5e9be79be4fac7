#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <stdint.h>

// Some distributions' cmark-gfm-core-extensions.h includes a header that they don't install, so the
// three functions that are used of it are declared here.
void cmark_gfm_core_extensions_ensure_registered(void);
uint16_t cmark_gfm_extensions_get_table_columns(cmark_node *node);
uint8_t *cmark_gfm_extensions_get_table_alignments(cmark_node *node);
