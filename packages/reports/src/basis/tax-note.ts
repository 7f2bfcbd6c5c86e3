import { msg } from '@lingui/core/macro';
import { taxRegimeOf } from '@valia/domain/corporate-tax/choose-tax.ts';
import { applicableTaxLaw, citedTaxLaw } from '@valia/domain/corporate-tax/tax-law.ts';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { citedLawText, taxLawTexts } from '@valia/i18n/terms/tax-law-texts.ts';
import { foralLawTerms, taxRegimeTerms } from '@valia/i18n/terms/tax-regime-terms.ts';
import { isForalSchedule } from '@valia/valuation/cash-flow/spanish-corporate-tax.ts';
import { domicileTaxLaw } from '@valia/valuation/cash-flow/spanish-tax-territory.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { driverNote } from './driver-notes.ts';

/** The tax regime of the projection and its law; for a foral one, whether the adviser confirmed its initial rates. */
const ratesText = (context: ReportContext): string => {
  const { document, t, longDate } = context;
  const { spanishTax } = document.projection;
  if (spanishTax === undefined) return driverNote(context, 'taxRate');
  const law = t(taxLawTexts[citedTaxLaw(document)]);
  const regime = taxRegimeOf(document);
  if (regime === 'given' || !isForalSchedule(regime))
    return joinSentences(t(msg`Tipos de cada año, según tamaño y beneficio`), law);
  const name = t(taxRegimeTerms[regime]);
  const date = spanishTax.confirmed === undefined ? '' : longDate(spanishTax.confirmed);
  const confirmation =
    date === ''
      ? t(msg`Tipos de partida, sin confirmar en la norma`)
      : t(msg`Tipos confirmados en la norma el ${date}`);
  return joinSentences(name, law, confirmation);
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

/** The data that determined the law: domicile and turnover, and for a large company where it operates. */
const answerText = ({ baseYear, document, input, numbers, t }: ReportContext): string => {
  const { province } = document.company;
  const { asksShare } = applicableTaxLaw(document);
  if (!asksShare && domicileTaxLaw(province) === 'common') return '';
  const domicile = findProvince(province ?? '')?.names[input.language] ?? '';
  const year = String(baseYear);
  const revenue = document.accounts.years.at(-1)?.lines.revenue ?? null;
  if (revenue === null) return '';
  const turnover = numbers.amount(revenue);
  const decided = t(msg`Domicilio en ${domicile} y cifra de negocios de ${year} de ${turnover}`);
  const { foral, shareElsewhere = null } = document.projection.taxOperations ?? {};
  if (!asksShare || shareElsewhere === null) return decided;
  const share = numbers.share(shareElsewhere);
  const place = foral == null ? '' : t(foralLawTerms[foral]);
  return joinSentences(
    decided,
    domicileTaxLaw(province) === 'common'
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
    return joinSentences(
      t(
        msg`Compensación limitada a un millón de euros, o al porcentaje de la base que toca por su cifra de negocios`,
      ),
      law,
    );
  }
  const share = numbers.share(losses.foralShare ?? 0);
  return joinSentences(t(msg`Compensación limitada al ${share} de la base de cada año`), law);
};

/** The regime whose rates the projection uses, and the law that limits the use of losses. */
export const taxNote = (context: ReportContext): string =>
  joinSentences(ratesText(context), zoneText(context), answerText(context), lossText(context));
