import { msg } from '@lingui/core/macro';
import { foralLawTerms, taxRegimeTerms } from '@valia/i18n/terms/tax-regime-terms.ts';

/** The names of the projection's options. */
export const projectionOptionTerms = {
  margins: { ebitda: msg`EBITDA`, ebit: msg`EBIT` },
  reinvestment: {
    investment: msg`Capex y circulante`,
    'sales-to-capital': msg`Ventas sobre capital`,
  },
  workingCapital: { share: msg`% de ventas`, amount: msg`Importe`, days: msg`Días` },
  taxRegimes: taxRegimeTerms,
  losses: {
    off: msg`Ninguna`,
    none: msg`Sin límite`,
    spain: msg`Con el límite español`,
    foral: msg`Con el límite foral`,
  },
  taxZones: { none: msg`Ninguna`, zec: msg`ZEC (Canarias)`, 'ceuta-melilla': msg`Ceuta o Melilla` },
  foralNorms: foralLawTerms,
  taxVariants: { micro: msg`Microempresa`, committed: msg`Con compromiso probado` },
  firstYear: { whole: msg`Entero`, stub: msg`Desde la fecha de valoración` },
};
