import { msg } from '@lingui/core/macro';
import { formatDate } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { furtherMultipleKinds, type MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import type { ReportContext } from './report-context.ts';
import { column, type MarginNotes, remark, type ReportTable, row } from './report-table.ts';

export interface ComparablesView {
  title: string;
  table: ReportTable;
  margin: MarginNotes;
}

/** The multiples whose origin are the adviser's own comparables. */
const kindsFromComparables = ({ document }: ReportContext): MultipleKind[] => {
  const { evToEbitda, further } = document.multiples;
  return [
    ...(evToEbitda.origin.kind === 'comparables' ? (['evToEbitda'] as const) : []),
    ...furtherMultipleKinds.filter((kind) => further?.[kind]?.origin.kind === 'comparables'),
  ];
};

/** Lowest, central and highest of a multiple as the comparables give it. */
const rangeRow = (
  context: ReportContext,
  kinds: readonly MultipleKind[],
  point: 'low' | 'central' | 'high',
) => {
  const { figure, numbers, t } = context;
  return row(
    t(valuationTerms.rangePoints[point]),
    kinds.map((kind) => {
      const value = figure(figureId.multiple(kind, `listed.${point}`));
      return value === null ? t(msg`n. d.`) : numbers.multiple(value);
    }),
    { kind: point === 'low' ? 'total' : 'strong' },
  );
};

/** The companies and sales that the multiples were taken from; null where none were. */
export const comparablesView = (context: ReportContext): ComparablesView | null => {
  const { document, input, numbers, t } = context;
  const kinds = kindsFromComparables(context);
  const given = document.multiples.comparables ?? [];
  if (kinds.length === 0 || given.length === 0) return null;
  const included = given.filter((one) => one.included);
  const left = given.length - included.length;
  const leastQuartiles = 5;
  return {
    title: t(valuationTerms.multipleInputs.comparables),
    table: {
      corner: t(valuationTerms.comparableFields.name),
      columns: kinds.map((kind) => column(t(valuationTerms.multipleKinds[kind]))),
      rows: [
        ...included.map((one) =>
          row(
            one.name === '' ? t(msg`Sin nombre`) : one.name,
            kinds.map((kind) => {
              const value = one[kind];
              return value === null ? t(msg`n. d.`) : numbers.multiple(value);
            }),
            {
              detail: [one.source, one.date === null ? '' : formatDate(one.date, input.language)]
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
        remark(
          included.length < leastQuartiles
            ? t(msg`Con menos de cinco, el rango va del menor al mayor; el central es la mediana.`)
            : t(msg`El rango va del percentil 25 al 75; el central es la mediana.`),
        ),
        ...(left === 0
          ? []
          : [remark(t(msg`Descartadas por el responsable del informe: ${left}.`))]),
      ],
    },
  };
};
