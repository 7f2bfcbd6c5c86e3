import { msg } from '@lingui/core/macro';

/** The names of the choices for accounts, cost of capital and analysis. */
export const optionTerms = {
  accountsDetail: { lines: msg`Por líneas`, summary: msg`Resumen` },
  weightsBases: {
    'debt-to-equity': msg`Según D/E`,
    market: msg`A valor de mercado`,
    target: msg`Objetivo`,
  },
  ratingTables: {
    smaller: msg`Pymes y empresas con más riesgo`,
    large: msg`Grandes empresas`,
    financial: msg`Bancos y aseguradoras`,
  },
  sizeStepModes: { auto: msg`Según la curva`, manual: msg`Manual` },
  distributions: {
    normal: msg`Normal`,
    lognormal: msg`Lognormal`,
    triangular: msg`Triangular`,
    pert: msg`PERT`,
  },
  moves: { shift: msg`se le suma, cada año`, factor: msg`se multiplica por` },
  draws: {
    shift: msg`desviación sobre el valor base`,
    factor: msg`se multiplica por lo que salga`,
  },
  answers: { yes: msg`Sí`, no: msg`No` },
};
