import { msg } from '@lingui/core/macro';

/** The names of a report's kinds and sections, by their codes. */
export const reportTerms = {
  kinds: {
    full: msg`Informe completo`,
    summary: msg`Resumen ejecutivo`,
    comparison: msg`Comparación`,
  },
  /** The purpose of each kind. */
  kindTexts: {
    full: msg`Resumen, cuentas, método paso a paso y de qué depende el valor.`,
    summary: msg`El valor, cómo se forma y las advertencias, en una página.`,
    comparison: msg`Dos versiones cerradas y qué lleva del valor de una al de la otra.`,
  },
  sections: {
    company: msg`Empresa y sector`,
    accounts: msg`Cuentas y normalización`,
    ratios: msg`Ratios`,
    projection: msg`Proyección y flujos`,
    calculation: msg`Cálculo del valor`,
    'contrast-listed': msg`Contraste sin peso: EV/EBIT de cotizadas de EE. UU.`,
    'contrast-small-deals': msg`Contraste sin peso: operaciones de pymes`,
    'contrast-mid-market': msg`Contraste sin peso: operaciones del mercado medio de la eurozona`,
    sensitivity: msg`Sensibilidad`,
    tornado: msg`Qué mueve el valor`,
    scenarios: msg`Escenarios`,
    simulation: msg`Simulación`,
    glossary: msg`Glosario`,
    check: msg`Anexo: comprobación con calculadora`,
  },
};
