/** The path of the audit log around one of its rows, which is expanded; the whole log when no row is given. */
export const auditRowPath = (row: number | null): string =>
  row === null ? '/admin/audit-logs' : `/admin/audit-logs?upTo=${row}&row=${row}`;
