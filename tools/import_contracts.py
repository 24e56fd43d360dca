"""A contract for import-linter: some packages live on the standard library alone."""

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """`modules` import nothing from outside the project but Python itself and what is `allowed`."""

    type_name = "standard_library_only"

    # Fields on the class, plain lists of values on an instance.
    modules: Any = fields.ListField(subfield=fields.ModuleField())
    allowed: Any = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - the base's signature
        """Look at every import of every module named, and of all below it."""
        del verbose
        own = set(self.session_options["root_packages"])
        granted = own | sys.stdlib_module_names | set(self.allowed)
        offences = [
            (importer, imported, detail["line_number"])
            for root in sorted(module.name for module in self.modules)
            for importer in sorted({root} | graph.find_descendants(root))
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if imported.partition(".")[0] not in granted
            for detail in graph.get_import_details(importer=importer, imported=imported)
        ]
        return ContractCheck(kept=not offences, metadata={"offences": offences})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name each import that is too much, with its line."""
        for importer, imported, line in check.metadata["offences"]:
            output.print_error(f"{importer} imports {imported} (line {line})", bold=False)
            output.new_line()
