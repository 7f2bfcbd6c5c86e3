import { emptyRatioLines } from '../valuations/ratio-rows.ts';
import { proposedValuationDate } from '../valuations/document/proposed-valuation-date.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { closingDate } from '@valia/valuation/discounting/days-of-year.ts';
import { accountLines } from '@valia/valuation/valuation-inputs.ts';
import { withEachDriver } from '../valuation-fields/driver-fields.ts';
import { hasRatioLines } from './ratio-lines.ts';

type AccountYear = ValuationDocument['accounts']['years'][number];

export const maxAccountYears = 6;

const emptyYear = (year: number): AccountYear => ({
  year,
  lines: Object.fromEntries(accountLines.map((line) => [line, null])) as AccountYear['lines'],
});

export const baseYear = (document: ValuationDocument): number =>
  document.accounts.years.at(-1)?.year ?? 0;

/** The projected calendar years. */
export const projectedYears = (document: ValuationDocument): number[] =>
  Array.from({ length: document.projection.years }, (_, index) => baseYear(document) + index + 1);

export const canAddEarlierYear = (document: ValuationDocument): boolean =>
  document.accounts.years.length < maxAccountYears;

/** Adds an empty year before the first. */
export const addEarlierYear = (document: ValuationDocument): ValuationDocument => {
  const first = document.accounts.years[0];
  if (first === undefined || !canAddEarlierYear(document)) return document;
  return {
    ...document,
    accounts: {
      ...document.accounts,
      years: [
        {
          ...emptyYear(first.year - 1),
          ...(hasRatioLines(document) && { ratioLines: emptyRatioLines }),
        },
        ...document.accounts.years,
      ],
    },
  };
};

/** Removes the first year and its adjustments; the base year remains. */
export const removeEarliestYear = (document: ValuationDocument): ValuationDocument => {
  const [first, ...years] = document.accounts.years;
  if (first === undefined || years.length === 0) return document;
  return {
    ...document,
    accounts: { ...document.accounts, years },
    adjustments: document.adjustments.map((adjustment) => ({
      ...adjustment,
      amounts: adjustment.amounts.filter(({ year }) => year !== first.year),
    })),
  };
};

/** ISO dates in Madrid on which a date may have been proposed: when the valuation was created, and now. */
export interface ProposalDays {
  madeOn: string;
  today: string;
}

const isProposedDate = (
  { valuationDate }: ValuationDocument,
  base: number,
  { madeOn, today }: ProposalDays,
): boolean =>
  valuationDate === closingDate(base) ||
  [madeOn, today].some((day) => valuationDate === proposedValuationDate(base, day));

/**
 * Changes the base year, as chosen by a user: a valuation date that nobody typed is proposed again for the new year.
 */
export const chooseBaseYear = (
  document: ValuationDocument,
  to: number,
  days: ProposalDays,
): ValuationDocument => {
  const moved = moveBaseYear(document, to);
  return isProposedDate(document, baseYear(document), days)
    ? { ...moved, valuationDate: proposedValuationDate(to, days.today) }
    : moved;
};

/** The same figures with another base year: every year moves by the same distance. */
export const moveBaseYear = (document: ValuationDocument, to: number): ValuationDocument => {
  const distance = to - baseYear(document);
  if (distance === 0) return document;
  const moved = <Item extends { year: number }>(item: Item): Item => ({
    ...item,
    year: item.year + distance,
  });
  const withDrivers = withEachDriver(document, (driver) => ({
    ...driver,
    overrides: driver.overrides.map(moved),
  }));
  return {
    ...withDrivers,
    accounts: { ...document.accounts, years: document.accounts.years.map(moved) },
    adjustments: document.adjustments.map((adjustment) => ({
      ...adjustment,
      amounts: adjustment.amounts.map(moved),
    })),
  };
};

const isTyped = ({ lines }: AccountYear): boolean =>
  accountLines.some((line) => lines[line] !== null);

/** The years with at least one typed figure. */
export const typedYears = ({ accounts }: ValuationDocument): number[] =>
  accounts.years.filter(isTyped).map(({ year }) => year);

/** The years shown in a report: those with a typed figure, and the base year. */
export const closedYears = (document: ValuationDocument): number[] =>
  document.accounts.years
    .filter((each) => each.year === baseYear(document) || isTyped(each))
    .map(({ year }) => year);
