import { msg } from '@lingui/core/macro';

const navarra = msg`Navarra`;

export const foralLawTerms = {
  alava: msg`Álava`,
  bizkaia: msg`Bizkaia`,
  gipuzkoa: msg`Gipuzkoa`,
  navarra,
};

/** The terms for the rates on which a projection is based. */
export const taxRegimeTerms = {
  given: msg`Tipo impositivo de la tabla`,
  'by-turnover': msg`España, según la cifra de negocios`,
  general: msg`España, régimen general`,
  small: msg`España, reducida dimensión (hasta 10 M€)`,
  micro: msg`España, microempresa (hasta 1 M€)`,
  justCreated: msg`España, de nueva creación`,
  startUp: msg`España, empresa emergente`,
  basque: msg`País Vasco`,
  basqueSmall: msg`País Vasco, empresa pequeña`,
  basqueMicro: msg`País Vasco, microempresa (20 %, efectivo 18 %)`,
  navarra,
  navarraCommitted: msg`Navarra, con compromiso probado (25 % desde 2026)`,
  navarraSmall: msg`Navarra, empresa pequeña`,
  navarraMicro: msg`Navarra, microempresa`,
};
