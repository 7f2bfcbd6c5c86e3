import { msg } from '@lingui/core/macro';
import { formatDate } from '@valia/i18n/format.ts';
import { sourceText } from '@valia/i18n/product-source-texts.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import { appliedMultipleId } from '@valia/valuation/multiples/applied-multiples-of.ts';
import {
  isListedComparable,
  isUsableMultiple,
  knownComparables,
} from '@valia/valuation/multiples/known-comparables.ts';
import { quartilesFrom } from '@valia/valuation/multiples/range-of-comparables.ts';
import { sizeStepReach } from '@valia/valuation/multiples/size-step-reach.ts';
import { furtherMultipleKinds, type MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import type { ReportContext } from '../content/report-context.ts';
import {
  column,
  type SideNote,
  type SideNotes,
  remark,
  type ReportTable,
  row,
} from '../content/report-table.ts';

export interface ComparablesView {
  title: string;
  table: ReportTable;
  margin: SideNotes;
}

type Multiples = ReportContext['document']['multiples'];

/** The EBITDA of a company when it was sold, in whole currency units; empty when it is unknown. */
const ebitdaText = (
  { document, numbers, t }: ReportContext,
  ebitda: number | undefined,
): string => {
  if (ebitda === undefined) return '';
  const amount = numbers.amount(ebitda / document.unit);
  return t(msg`EBITDA de ${amount}`);
};

/** The multiples whose origin is the adviser's own comparables. */
const kindsFromComparables = ({ document }: ReportContext): MultipleKind[] => {
  const { evToEbitda, further } = document.multiples;
  return [
    ...(evToEbitda.origin.kind === 'comparables' ? (['evToEbitda'] as const) : []),
    ...furtherMultipleKinds.filter((kind) => further?.[kind]?.origin.kind === 'comparables'),
  ];
};

/**
 * Before the size adjustment when all comparables are listed; otherwise as applied, because deals have no adjustment.
 */
const rangedMultiple = (
  { document, figure }: ReportContext,
  kind: MultipleKind,
  point: RangePoint,
): number | null =>
  sizeStepReach(document.multiples, kind) === 'whole'
    ? figure(figureId.multiple(kind, `listed.${point}`))
    : figure(appliedMultipleId(kind, point));

/** A comparable's multiple as typed, and also at the company's size when not all of them have the same adjustment. */
const comparedMultiple = (
  { document, figure, numbers, t }: ReportContext,
  kind: MultipleKind,
  index: number,
): string => {
  const typed = document.multiples.comparables?.[index]?.[kind] ?? null;
  if (typed === null) return t(msg`n. d.`);
  if (!knownComparables(document.multiples, kind).some((one) => one.index === index)) {
    const multiple = numbers.multiple(typed);
    return t(msg`${multiple}, no cuenta`);
  }
  const sized = figure(figureId.multiple(kind, `comparable.${index}`));
  return sizeStepReach(document.multiples, kind) !== 'whole' && sized !== null
    ? `${numbers.multiple(typed)} → ${numbers.multiple(sized)}`
    : numbers.multiple(typed);
};

/** Whether deals were adjusted to the company's size by their own EBITDA. */
const hasSizedDeals = ({ document, figure }: ReportContext): boolean =>
  knownComparables(document.multiples, 'evToEbitda').some(
    ({ index }) => figure(figureId.dealSizeFactor(index)) !== null,
  );

/** The comparables to which the size adjustment was applied, when not all of them are listed companies. */
const typeNotes = (context: ReportContext, kinds: readonly MultipleKind[]): SideNote[] => {
  const { document, figure, numbers, t } = context;
  const reaches = kinds.map((kind) => sizeStepReach(document.multiples, kind));
  const step = numbers.share(figure(figureId.sizeStep()) ?? 0);
  if (hasSizedDeals(context)) {
    return [
      ...(reaches.includes('part')
        ? [remark(t(msg`Cotizadas: múltiplo de partida → con el ajuste por tamaño (${step}).`))]
        : []),
      remark(
        t(
          msg`Operaciones con EBITDA conocido, llevadas al tamaño de la empresa: múltiplo × factor de tamaño de la empresa / el de la operación. Las demás, como se pagaron.`,
        ),
      ),
    ];
  }
  if (reaches.includes('part')) {
    return [
      remark(
        t(
          msg`Cotizadas: múltiplo de partida → con el ajuste por tamaño (${step}). Operaciones privadas: sin ajuste.`,
        ),
      ),
    ];
  }
  return reaches.includes('none')
    ? [remark(t(msg`Las operaciones privadas ya recogen tamaño e iliquidez: sin ajuste.`))]
    : [];
};

const leavesOutListed = ({ comparables = [], evToEbitda: { origin } }: Multiples): boolean =>
  origin.kind === 'comparables' &&
  origin.type === 'private-deal' &&
  comparables.some((one) => one.included && isListedComparable(one));

/** The included rows without a value for a multiple, and the reason. */
const leftOutNotes = (
  { document, t }: ReportContext,
  kinds: readonly MultipleKind[],
): SideNote[] => {
  const multiples = (document.multiples.comparables ?? [])
    .filter(({ included }) => included)
    .flatMap((one) => kinds.map((kind) => one[kind]));
  return [
    ...(multiples.includes(null) ? [remark(t(msg`n. d.: sin dato; no cuenta en el rango.`))] : []),
    ...(multiples.some((value) => value !== null && !isUsableMultiple(value))
      ? [remark(t(msg`Un múltiplo de cero o negativo no es un precio: no cuenta en el rango.`))]
      : []),
    ...(leavesOutListed(document.multiples)
      ? [remark(t(msg`En la mediana de operaciones las cotizadas no cuentan.`))]
      : []),
  ];
};

/** How the range was determined, which depends on the number of comparables. */
const rangeNote = ({ document, t }: ReportContext, kinds: readonly MultipleKind[]): SideNote => {
  const counts = kinds.map((kind) => knownComparables(document.multiples, kind).length);
  if (counts.every((count) => count < quartilesFrom))
    return remark(
      t(msg`Con menos de cinco, el rango va del menor al mayor; el central es la mediana.`),
    );
  return remark(
    t(
      counts.every((count) => count >= quartilesFrom)
        ? msg`El rango va del percentil 25 al 75; el central es la mediana.`
        : msg`El rango va del percentil 25 al 75, o del menor al mayor con menos de cinco; el central es la mediana.`,
    ),
  );
};

/** The lowest, central and highest value of a multiple by the comparables. */
const rangeRow = (context: ReportContext, kinds: readonly MultipleKind[], point: RangePoint) => {
  const { numbers, t } = context;
  return row(
    t(valuationTerms.rangePoints[point]),
    kinds.map((kind) => {
      const value = rangedMultiple(context, kind, point);
      return value === null ? t(msg`n. d.`) : numbers.multiple(value);
    }),
    { kind: point === 'low' ? 'total' : 'strong' },
  );
};

/** The companies and sales on which the multiples are based; null when there are none. */
export const comparablesView = (context: ReportContext): ComparablesView | null => {
  const { document, input, t } = context;
  const kinds = kindsFromComparables(context);
  const given = document.multiples.comparables ?? [];
  if (kinds.length === 0 || given.length === 0) return null;
  const included = given.flatMap((one, index) => (one.included ? [{ ...one, index }] : []));
  const left = given.length - included.length;
  return {
    title: t(valuationTerms.multipleInputs.comparables),
    table: {
      corner: t(valuationTerms.comparableFields.name),
      columns: kinds.map((kind) => column(t(valuationTerms.multipleKinds[kind]))),
      rows: [
        ...included.map((one) =>
          row(
            one.name === '' ? t(msg`Sin nombre`) : one.name,
            kinds.map((kind) => comparedMultiple(context, kind, one.index)),
            {
              detail: [
                one.type === undefined ? '' : t(valuationTerms.comparableTypes[one.type]),
                ebitdaText(context, one.ebitda),
                sourceText({ text: one.source }, t, input.language),
                one.date === null ? '' : formatDate(one.date, input.language),
              ]
                .filter((text) => text !== '')
                .join(', '),
            },
          ),
        ),
        rangeRow(context, kinds, 'low'),
        rangeRow(context, kinds, 'central'),
        rangeRow(context, kinds, 'high'),
      ],
    },
    margin: {
      title: t(valuationTerms.multipleInputs.comparables),
      notes: [
        ...typeNotes(context, kinds),
        ...leftOutNotes(context, kinds),
        rangeNote(context, kinds),
        ...(left === 0
          ? []
          : [remark(t(msg`Descartadas por el responsable del informe: ${left}.`))]),
      ],
    },
  };
};
