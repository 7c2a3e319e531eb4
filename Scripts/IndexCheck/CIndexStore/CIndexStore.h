// The declarations of libIndexStore that the checks use. Every Swift toolchain contains the library, but not every
// toolchain contains its header.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const char *data;
    size_t length;
} indexstore_string_ref_t;

void *indexstore_store_create(const char *path, void **error);
bool indexstore_store_units_apply_f(void *store, unsigned sorted, void *context,
                                    bool (*each)(void *context, indexstore_string_ref_t name));

void *indexstore_unit_reader_create(void *store, const char *name, void **error);
void indexstore_unit_reader_dispose(void *unit);
indexstore_string_ref_t indexstore_unit_reader_get_main_file(void *unit);
indexstore_string_ref_t indexstore_unit_reader_get_module_name(void *unit);
void indexstore_unit_reader_get_modification_time(void *unit, int64_t *seconds, int64_t *nanoseconds);
bool indexstore_unit_reader_dependencies_apply_f(void *unit, void *context, bool (*each)(void *context, void *dependency));
int indexstore_unit_dependency_get_kind(void *dependency);
indexstore_string_ref_t indexstore_unit_dependency_get_name(void *dependency);

void *indexstore_record_reader_create(void *store, const char *name, void **error);
void indexstore_record_reader_dispose(void *record);
bool indexstore_record_reader_symbols_apply_f(void *record, bool uncached, void *context,
                                              bool (*each)(void *context, void *symbol));
bool indexstore_record_reader_occurrences_apply_f(void *record, void *context,
                                                  bool (*each)(void *context, void *occurrence));

void *indexstore_occurrence_get_symbol(void *occurrence);
uint64_t indexstore_occurrence_get_roles(void *occurrence);
void indexstore_occurrence_get_line_col(void *occurrence, unsigned *line, unsigned *column);
bool indexstore_occurrence_relations_apply_f(void *occurrence, void *context, bool (*each)(void *context, void *relation));
uint64_t indexstore_symbol_relation_get_roles(void *relation);
void *indexstore_symbol_relation_get_symbol(void *relation);

int indexstore_symbol_get_kind(void *symbol);
uint64_t indexstore_symbol_get_properties(void *symbol);
uint64_t indexstore_symbol_get_roles(void *symbol);
indexstore_string_ref_t indexstore_symbol_get_name(void *symbol);
indexstore_string_ref_t indexstore_symbol_get_usr(void *symbol);
