/** Its default, or what generates it, may stand on either side of NOT NULL. */
const requiredColumn = /\bADD COLUMN\b(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT NULL\b/isu;
const renaming = /\bRENAME\b/iu;

/** What of a migration keeps every server of the release before from writing into the table, or from reading it. */
export const excludingStatements = (migration: string): string[] =>
  migration
    .split(/--> statement-breakpoint|;\s*$/mu)
    .map((statement) => statement.trim())
    .filter((statement) => requiredColumn.test(statement) || renaming.test(statement));
