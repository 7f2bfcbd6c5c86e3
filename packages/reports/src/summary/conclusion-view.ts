import { msg } from '@lingui/core/macro';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import { methodsDistance } from '@valia/valuation/warnings/methods-distance.ts';
import { companyName } from '../front/cover-view.ts';
import { isUndiscounted } from '../equity/discounts-view.ts';
import { headlineValues } from '../content/headline-values.ts';
import type { ReportContext } from '../content/report-context.ts';

export interface ConclusionView {
  title: string;
  paragraphs: string[];
}

const valueSentence = (context: ReportContext): string => {
  const { document, longDate, numbers, result, t } = context;
  const { central, high, low } = headlineValues(context);
  const company = companyName(context);
  const value = numbers.amount(central);
  const from = numbers.bareAmount(low);
  const to = numbers.amount(high);
  const date = document.valuationDate === null ? null : longDate(document.valuationDate);
  if (isUndiscounted(context)) {
    return date === null
      ? t(
          msg`Los fondos propios de ${company} valen ${value}, dentro de un rango de ${from} a ${to}; los descuentos no se aplican a un valor negativo.`,
        )
      : t(
          msg`A ${date}, los fondos propios de ${company} valen ${value}, dentro de un rango de ${from} a ${to}; los descuentos no se aplican a un valor negativo.`,
        );
  }
  if (result.equityAfterDiscounts !== undefined) {
    const before = numbers.amount(result.equityValue.central);
    return date === null
      ? t(
          msg`Los fondos propios de ${company} valen ${value} tras los descuentos, dentro de un rango de ${from} a ${to}; antes de ellos, ${before}.`,
        )
      : t(
          msg`A ${date}, los fondos propios de ${company} valen ${value} tras los descuentos, dentro de un rango de ${from} a ${to}; antes de ellos, ${before}.`,
        );
  }
  if (date === null) {
    return t(
      msg`El 100 % de los fondos propios de ${company} vale ${value}, dentro de un rango de ${from} a ${to}.`,
    );
  }
  return t(
    msg`A ${date}, el 100 % de los fondos propios de ${company} vale ${value}, dentro de un rango de ${from} a ${to}.`,
  );
};

const methodsSentence = ({ numbers, result, t }: ReportContext): string => {
  const apart = methodsDistance(result)?.distance ?? null;
  if (apart === null) return '';
  const distance = numbers.rate(apart);
  return t(msg`El DCF y el múltiplo, dos caminos distintos, distan un ${distance}.`);
};

const dependenceSentence = ({ document, numbers, result, t }: ReportContext): string => {
  const isLeased = document.leases !== undefined;
  const { impliedEvToEbitda, terminalValueShare } = result;
  const multiple = impliedEvToEbitda === null ? '' : numbers.multiple(impliedEvToEbitda);
  const share = terminalValueShare === null ? '' : numbers.rate(terminalValueShare);
  if (multiple !== '' && share !== '') {
    return t(
      isLeased
        ? msg`El EV equivale a ${multiple} el EBITDA antes de alquileres; el valor terminal supone el ${share} del EV del DCF.`
        : msg`El EV equivale a ${multiple} el EBITDA normalizado; el valor terminal supone el ${share} del EV del DCF.`,
    );
  }
  if (multiple !== '') {
    return t(
      isLeased
        ? msg`El EV equivale a ${multiple} el EBITDA antes de alquileres.`
        : msg`El EV equivale a ${multiple} el EBITDA normalizado.`,
    );
  }
  return share === '' ? '' : t(msg`El valor terminal supone el ${share} del EV del DCF.`);
};

/** The adviser's own text, preferably in this language; without any, the generated text. */
export const conclusionView = (context: ReportContext): ConclusionView => {
  const { document, input } = context;
  const ofLanguage = reportContentsOf(document).blocks.conclusion?.texts?.[input.language]?.text;
  const isWritten = ofLanguage !== undefined && ofLanguage.trim() !== '';
  const own = (isWritten ? ofLanguage : document.conclusion)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const generated = [valueSentence(context), methodsSentence(context), dependenceSentence(context)]
    .filter((sentence) => sentence !== '')
    .join(' ');
  return { title: context.t(msg`Conclusión`), paragraphs: own.length > 0 ? own : [generated] };
};
