import { msg } from '@lingui/core/macro';
import { tornadoFigure } from '@valia/figures/tornado/tornado-figure.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { printedFigure } from '../content/printed-figure.ts';
import type { ReportContext } from '../content/report-context.ts';
import { remark } from '../content/report-table.ts';

export type TornadoView = NonNullable<ReturnType<typeof tornadoView>>;

/** How far each assumption alone moves the central value, the widest first; null where nothing can be said. */
export const tornadoView = ({ analyses, document, numbers, result, t }: ReportContext) => {
  const figure = tornadoFigure(numbers, {
    bars: analyses.tornado() ?? [],
    withoutBar: [],
    central: equityOfResult(result).central,
    multiples: document.multiples,
  });
  if (figure === null) return null;
  const legend = t(msg`Oscuro: extremo desfavorable. Claro: favorable.`);
  return {
    ...printedFigure(figure),
    margin: {
      title: t(msg`Cómo leerlo`),
      notes: [...figure.notes, legend].map((text) => remark(text)),
    },
  };
};
