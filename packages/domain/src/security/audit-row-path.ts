/** The audit log around one of its rows, which is open; the whole log where no row is known. */
export const auditRowPath = (row: number | null): string =>
  row === null ? '/admin/audit-logs' : `/admin/audit-logs?upTo=${row}&row=${row}`;
