import { msg } from '@lingui/core/macro';
import { dealNoteText, dealSourceText } from '@valia/i18n/deal-source-texts.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { dealTerms } from '@valia/i18n/terms/deal-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import { appliedMultiplesOf } from '@valia/valuation/multiples/applied-multiples-of.ts';
import { dealsAtFactor } from '@valia/valuation/multiples/deals-at-factor.ts';
import { dealNotes } from '@valia/valuation/multiples/deal-notes.ts';
import { knownComparables } from '@valia/valuation/multiples/known-comparables.ts';
import { listedAtSize } from '@valia/valuation/multiples/listed-at-size.ts';
import { type Rung, usedRung } from '@valia/valuation/multiples/used-rung.ts';
import { dealCurveNotes } from './deal-curve-notes.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { platformSampleText } from './platform-sample.ts';
import {
  cell,
  column,
  type SideNote,
  type SideNotes,
  remark,
  type ReportRow,
  type ReportTable,
  row,
} from '../content/report-table.ts';

export interface DealEvidenceView {
  title: string;
  table: ReportTable;
  margin: SideNotes;
}

interface RungFigures {
  rung: Rung;
  low: number;
  central: number;
  high: number;
  /** The period, the sample and, for deals, the quality of the data. */
  detail: string;
}

type Deals = NonNullable<ReportContext['document']['multiples']['deals']>;

/** Own deals or the platform's, which a snapshot contains only when it uses them. */
const usedEvidence = (
  context: ReportContext,
  applied: Record<RangePoint, number> | null,
): RungFigures[] => {
  const { document, input, numbers, t } = context;
  if (applied === null) return [];
  const { origin } = document.multiples.evToEbitda;
  const day = (iso: string): string => formatDate(iso, input.language);
  if (usedRung(document.multiples) === 'own-deals') {
    const { comparables = [] } = document.multiples;
    const sales = knownComparables(document.multiples, 'evToEbitda');
    const days = sales.flatMap(({ index }) => comparables[index]?.date ?? []).toSorted();
    const count = numbers.number(sales.length, 0);
    const period = [...new Set([days.at(0) ?? '', days.at(-1) ?? ''])]
      .filter((text) => text !== '')
      .map(day)
      .join('–');
    const detail = [t(msg`${count} operaciones`), period].filter((text) => text !== '').join(', ');
    return [{ rung: 'own-deals', ...applied, detail }];
  }
  if (origin.kind !== 'own' || origin.evidence?.kind !== 'platform') return [];
  const detail = platformSampleText(context, origin.evidence);
  return [{ rung: 'platform', ...applied, detail }];
};

const dealRung = (context: ReportContext, deals: Deals, factor: number): RungFigures => {
  const { input, t } = context;
  const day = formatDate(deals.date, input.language);
  const { grade } = deals;
  return {
    rung: 'sme-deals',
    ...dealsAtFactor(deals, factor),
    detail: t(msg`Encuestas y operaciones hasta ${day}, grado ${grade}`),
  };
};

const listedRung = (context: ReportContext, deals: Deals, factor: number): RungFigures[] => {
  const { input, numbers, t } = context;
  if (deals.listed === null || deals.listedSample === null) return [];
  const { date, firms, source } = deals.listedSample;
  const count = numbers.number(firms, 0);
  const listed = numbers.multiple(deals.listed);
  const day = formatDate(date, input.language);
  const central = listedAtSize(deals.listed, factor, deals);
  const detail = joinSentences(t(msg`${listed} de ${count} empresas, a ${day}`), source);
  return [{ rung: 'listed', low: central, central, high: central, detail }];
};

const rungRow = (context: ReportContext, figures: RungFigures): ReportRow => {
  const { document, numbers, t } = context;
  const { rung, low, central, high, detail } = figures;
  const isUsed = usedRung(document.multiples) === rung;
  const end = (value: number): string => (low === high ? '' : numbers.multiple(value));
  return row(
    t(dealTerms.printedRungs[rung]),
    [end(low), cell(numbers.multiple(central), isUsed ? 'value' : 'none'), end(high)],
    { kind: isUsed ? 'strong' : 'normal', detail },
  );
};

/** The multiple in use, and the resulting value, each with its distance from deals. */
const resultRows = (context: ReportContext): ReportRow[] => {
  const { figure, numbers, t } = context;
  const of = (label: string, multipleId: string, distanceId: string): ReportRow[] => {
    const [multiple, distance] = [figure(multipleId), figure(distanceId)];
    if (multiple === null || distance === null) return [];
    const times = numbers.number(distance, 2);
    const detail = t(msg`${times} veces el de las operaciones de pymes`);
    return [row(label, ['', numbers.multiple(multiple), ''], { kind: 'total', detail })];
  };
  return [
    ...of(
      t(valuationTerms.multiples.appliedMultiple),
      figureId.appliedMultiple('central'),
      figureId.dealDistance(),
    ),
    ...of(
      t(valuationTerms.result.impliedEvToEbitda),
      figureId.impliedEvToEbitda(),
      figureId.resultDealDistance(),
    ),
  ];
};

/** The published figures behind the deals, by the name of their publisher. */
const sourceRows = (context: ReportContext): ReportRow[] => {
  const { input, numbers, t } = context;
  return (input.dealSources ?? []).map((source) => {
    const end = (value: number | null): string => (value === null ? '' : numbers.multiple(value));
    return row(source.name, [end(source.low), end(source.value), end(source.high)], {
      kind: 'dim',
      detail: dealSourceText(source, t, input.language),
    });
  });
};

const groundsNotes = ({ document, t }: ReportContext): SideNote[] => {
  const { reason = '', reasonSource: source = '' } = document.multiples;
  return [
    ...(reason.trim() === '' ? [] : [remark(joinSentences(reason), t(msg`Motivo:`))]),
    ...(source.trim() === '' ? [] : [remark(joinSentences(source), t(msg`Fuente:`))]),
  ];
};

/** Notes about a missing reason or source that a warning requires. */
const lackingNotes = ({ document, input, t }: ReportContext): SideNote[] => {
  const asked = input.outcome.issues.some(({ code }) =>
    ['multiple-far-from-deals', 'ebitda-beyond-deals', 'multiple-of-financial-company'].includes(
      code,
    ),
  );
  const { reason = '', reasonSource: source = '' } = document.multiples;
  return asked && (reason.trim() === '' || source.trim() === '')
    ? [remark(t(msg`no consta.`), t(msg`Motivo o fuente:`))]
    : [];
};

/** The meaning of the grade's letter; the lower grades have a separate note. */
const gradeNotes = ({ t }: ReportContext, { grade }: Deals): SideNote[] =>
  grade === 'A' || grade === 'B'
    ? [
        remark(
          t(msg`de A, con varias fuentes propias del sector, a D, casi sin ninguna.`),
          t(msg`Grado:`),
        ),
      ]
    : [];

/** Every kind of evidence next to the multiple in use; null for a valuation without deals. */
export const dealEvidenceView = (context: ReportContext): DealEvidenceView | null => {
  const { document, figure, input, t } = context;
  const { deals } = document.multiples;
  const factor = figure(figureId.sizeFactor());
  if (deals === undefined || factor === null) return null;
  const applied = appliedMultiplesOf(input.outcome.figures, 'evToEbitda');
  const used = usedRung(document.multiples);
  const rungs = [
    ...usedEvidence(context, applied),
    dealRung(context, deals, factor),
    ...listedRung(context, deals, factor),
  ].map((one) => (one.rung === used && applied !== null ? { ...one, ...applied } : one));
  return {
    title: t(msg`Evidencia del múltiplo`),
    table: {
      corner: t(msg`EV/EBITDA, de más a menos cercana`),
      columns: (['low', 'central', 'high'] as const).map((point) =>
        column(t(valuationTerms.rangePoints[point])),
      ),
      rows: [
        ...rungs.map((figures) => rungRow(context, figures)),
        ...resultRows(context),
        ...sourceRows(context),
      ],
    },
    margin: {
      title: t(msg`Evidencia del múltiplo`),
      notes: [
        ...groundsNotes(context),
        ...lackingNotes(context),
        ...dealCurveNotes(context),
        ...dealNotes(document, input.outcome.figures).map((note) =>
          remark(dealNoteText(note, t, input.language)),
        ),
        ...gradeNotes(context, deals),
        remark(t(dealTerms.spainAlone)),
      ],
    },
  };
};
