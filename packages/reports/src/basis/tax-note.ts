import { msg } from '@lingui/core/macro';
import { taxRegimeOf } from '@valia/domain/corporate-tax/choose-tax.ts';
import { appliedNormOf, citedNormOf } from '@valia/domain/corporate-tax/tax-norm.ts';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { citedLawText, taxNormTexts } from '@valia/i18n/terms/tax-law-texts.ts';
import { foralNormTerms, taxRegimeTerms } from '@valia/i18n/terms/tax-regime-terms.ts';
import { isForalSchedule } from '@valia/valuation/cash-flow/spanish-corporate-tax.ts';
import { domicileNorm } from '@valia/valuation/cash-flow/spanish-tax-territory.ts';
import { type ReportContext, sentences } from '../content/report-context.ts';
import { driverNote } from './driver-notes.ts';

/** The regime whose rates are paid and its law; of a foral one, whether the adviser confirmed its start values. */
const ratesText = (context: ReportContext): string => {
  const { document, t, longDate } = context;
  const { spanishTax } = document.projection;
  if (spanishTax === undefined) return driverNote(context, 'taxRate');
  const law = t(taxNormTexts[citedNormOf(document)]);
  const regime = taxRegimeOf(document);
  if (regime === 'given' || !isForalSchedule(regime))
    return sentences(t(msg`Tipos de cada año, según tamaño y beneficio`), law);
  const name = t(taxRegimeTerms[regime]);
  const date = spanishTax.confirmed === undefined ? '' : longDate(spanishTax.confirmed);
  const confirmation =
    date === ''
      ? t(msg`Tipos de partida, sin confirmar en la norma`)
      : t(msg`Tipos confirmados en la norma el ${date}`);
  return sentences(name, law, confirmation);
};

const zoneText = ({ document, numbers, t }: ReportContext): string => {
  const { zone } = document.projection.spanishTax ?? {};
  if (zone === undefined) return '';
  if (zone.kind === 'zec') {
    const law = t(citedLawText('zec-law', document));
    const base = numbers.amount(zone.base ?? 0);
    return t(msg`Al 4 %, hasta ${base} de beneficio al año: ${law}`);
  }
  const law = t(citedLawText('ceuta-melilla-law', document));
  const share = numbers.share(zone.localShare ?? 0);
  return t(msg`Se bonifica la mitad de la cuota del ${share} de las rentas: ${law}`);
};

/** What decided the law: domicile and turnover, and of a large company where it works. */
const answerText = ({ baseYear, document, input, numbers, t }: ReportContext): string => {
  const { province } = document.company;
  const { asksShare } = appliedNormOf(document);
  if (!asksShare && domicileNorm(province) === 'common') return '';
  const domicile = findProvince(province ?? '')?.names[input.language] ?? '';
  const year = String(baseYear);
  const revenue = document.accounts.years.at(-1)?.lines.revenue ?? null;
  if (revenue === null) return '';
  const turnover = numbers.amount(revenue);
  const decided = t(msg`Domicilio en ${domicile} y cifra de negocios de ${year} de ${turnover}`);
  const { foral, shareElsewhere = null } = document.projection.taxOperations ?? {};
  if (!asksShare || shareElsewhere === null) return decided;
  const share = numbers.share(shareElsewhere);
  const place = foral == null ? '' : t(foralNormTerms[foral]);
  return sentences(
    decided,
    domicileNorm(province) === 'common'
      ? t(msg`Operaciones en ${place}: ${share}`)
      : t(msg`Operaciones en territorio común: ${share}`),
  );
};

const lossText = (context: ReportContext): string => {
  const { document, numbers, t } = context;
  const { losses } = document.projection;
  if (losses?.limit !== 'spain') return '';
  const law = t(citedLawText('loss-offset-law', document));
  if (losses.foralShare === undefined) {
    return sentences(
      t(
        msg`Compensación limitada a un millón de euros, o al porcentaje de la base que toca por su cifra de negocios`,
      ),
      law,
    );
  }
  const share = numbers.share(losses.foralShare ?? 0);
  return sentences(t(msg`Compensación limitada al ${share} de la base de cada año`), law);
};

/** Whose rates the projection pays and which law limits the use of losses. */
export const taxNote = (context: ReportContext): string =>
  sentences(ratesText(context), zoneText(context), answerText(context), lossText(context));
