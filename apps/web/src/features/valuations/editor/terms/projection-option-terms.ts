import { msg } from '@lingui/core/macro';

/** The names of what a projection can go by. */
export const projectionOptionTerms = {
  margins: { ebitda: msg`EBITDA`, ebit: msg`EBIT` },
  reinvestment: {
    investment: msg`Capex y circulante`,
    'sales-to-capital': msg`Ventas sobre capital`,
  },
  workingCapital: { share: msg`% de ventas`, amount: msg`Importe`, days: msg`Días` },
  taxRegimes: {
    given: msg`Tipo impositivo de la tabla`,
    'by-turnover': msg`España, según la cifra de negocios`,
    general: msg`España, régimen general`,
    small: msg`España, reducida dimensión (hasta 10 M€)`,
    micro: msg`España, microempresa (hasta 1 M€)`,
    justCreated: msg`España, de nueva creación`,
    startUp: msg`España, empresa emergente`,
    basque: msg`País Vasco`,
    basqueSmall: msg`País Vasco, empresa pequeña`,
    navarra: msg`Navarra`,
    navarraSmall: msg`Navarra, empresa pequeña`,
  },
  losses: { off: msg`Ninguna`, none: msg`Sin límite`, spain: msg`Con el límite español` },
  firstYear: { whole: msg`Entero`, stub: msg`Desde la fecha de valoración` },
};
