import { msg } from '@lingui/core/macro';

/** The factors that make a company riskier than its sector, and their degrees. */
export const specificRiskTerms = {
  factors: {
    clientConcentration: msg`Concentración de clientes`,
    supplierConcentration: msg`Concentración de proveedores`,
    keyPerson: msg`Persona clave`,
    succession: msg`Relevo en la dirección`,
    competition: msg`Intensidad de la competencia`,
    marginStability: msg`Estabilidad de los márgenes`,
    accountsQuality: msg`Calidad de las cuentas`,
    regulation: msg`Regulación, licencias y litigios`,
  },
  scores: {
    none: msg({ message: 'Sin puntuar', context: 'risk' }),
    '0': msg({ message: '0 · como el sector', context: 'risk' }),
    '1': msg({ message: '1 · algo mayor', context: 'risk' }),
    '2': msg({ message: '2 · claramente mayor', context: 'risk' }),
  },
};
