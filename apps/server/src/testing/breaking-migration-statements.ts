/** DEFAULT or GENERATED may come before or after NOT NULL. */
const requiredColumn = /\bADD COLUMN\b(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT NULL\b/isu;
const renaming = /\bRENAME\b/iu;

/**
 * The statements of a migration that prevent a server of the previous release from writing to the table or reading it.
 */
export const breakingMigrationStatements = (migration: string): string[] =>
  migration
    .split(/--> statement-breakpoint|;\s*$/mu)
    .map((statement) => statement.trim())
    .filter((statement) => requiredColumn.test(statement) || renaming.test(statement));
