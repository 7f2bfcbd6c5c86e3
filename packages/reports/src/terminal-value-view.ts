import { msg } from '@lingui/core/macro';
import { type DcfFigure, figureId } from '@valia/valuation/figure.ts';
import { type ReportContext, sentences } from './report-context.ts';
import { shortestDecimals } from './report-numbers.ts';
import { type LetteredNotes, type ReportRow, row } from './report-table.ts';

const written = (
  { figure, t }: ReportContext,
  name: DcfFigure,
  format: (value: number) => string,
): string => {
  const value = figure(figureId.dcf(name));
  return value === null ? t(msg`n. d.`) : format(value);
};

const discountRows = (context: ReportContext): ReportRow[] => {
  const { figure, numbers, t } = context;
  const time = figure(figureId.dcf('terminalTime')) ?? 0;
  const years = numbers.number(time, shortestDecimals(time, 2));
  return [
    row(t(msg`Valor terminal`), [written(context, 'terminalValue', numbers.money)]),
    row(t(msg`Factor a ${years} años`), [
      written(context, 'terminalDiscountFactor', (value) => numbers.number(value, 5)),
    ]),
    row(t(msg`Valor terminal actualizado`), [
      written(context, 'presentValueOfTerminalValue', numbers.money),
    ]),
  ];
};

const gordonRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, numbers, projectedYears, source, t } = context;
  const after = String((projectedYears.at(-1) ?? 0) + 1);
  return [
    row(t(msg`Flujo de ${after}`), [written(context, 'terminalFreeCashFlow', numbers.money)]),
    row(
      t(msg`Crecimiento a perpetuidad`),
      [numbers.rate(document.terminal.terminalGrowth ?? 0, 2)],
      {
        letter: letters.add(sentences(source('terminal.terminalGrowth'))),
      },
    ),
  ];
};

const exitMultipleRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, numbers, projected, projectedYears, source, t } = context;
  const last = projectedYears.at(-1) ?? 0;
  const year = String(last);
  return [
    row(t(msg`EBITDA de ${year}`), [numbers.money(projected(last, 'ebitda') ?? 0)]),
    row(t(msg`Múltiplo de salida`), [numbers.multiple(document.terminal.exitMultiple ?? 0)], {
      letter: letters.add(sentences(source('terminal.exitMultiple'))),
    }),
  ];
};

/** From what the terminal value is made of to its present value. */
export const terminalValueRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => [
  ...(context.document.terminal.method === 'gordon'
    ? gordonRows(context, letters)
    : exitMultipleRows(context, letters)),
  ...discountRows(context),
];

/** Why the terminal value is discounted as it is, and what it implies under the other method. */
export const terminalRemarks = (context: ReportContext): string[] => {
  const { document, figure, numbers, t } = context;
  const midYear = document.discounting === 'mid-year';
  if (document.terminal.method === 'gordon') {
    const implied = figure(figureId.dcf('impliedExitMultiple'));
    const multiple = implied === null ? '' : numbers.multiple(implied);
    return [
      ...(midYear
        ? [
            t(
              msg`El valor terminal se descuenta a N − 0,5 porque Gordon parte de flujos de mitad de año.`,
            ),
          ]
        : []),
      ...(multiple === '' ? [] : [t(msg`Múltiplo de salida implícito: ${multiple}.`)]),
    ];
  }
  const implied = figure(figureId.dcf('impliedTerminalGrowth'));
  const growth = implied === null ? '' : numbers.rate(implied, 2);
  return [
    ...(midYear
      ? [t(msg`El múltiplo de salida es un precio al cierre del último año: se descuenta a N.`)]
      : []),
    ...(growth === '' ? [] : [t(msg`Crecimiento a perpetuidad implícito: ${growth}.`)]),
  ];
};
