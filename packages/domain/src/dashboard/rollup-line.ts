/**
 * The figures of one member of a dimension: a status, a type, a sector, a month, or several days of clients combined.
 */
export interface RollupLine {
  dimension: string;
  member: string;
  counted: number;
  valued: number;
  amount: number;
  ebitdaCount: number;
  ebitda: number;
  enterprise: number;
  multipleCount: number;
  multiple: number;
  daysToComplete: number;
}

const nothing: RollupLine = {
  dimension: '',
  member: '',
  counted: 0,
  valued: 0,
  amount: 0,
  ebitdaCount: 0,
  ebitda: 0,
  enterprise: 0,
  multipleCount: 0,
  multiple: 0,
  daysToComplete: 0,
};

/** The line of a member; with zeros when nothing was counted. */
export const findRollupLine = (
  lines: readonly RollupLine[],
  dimension: string,
  member: string,
): RollupLine =>
  lines.find((line) => line.dimension === dimension && line.member === member) ?? nothing;
