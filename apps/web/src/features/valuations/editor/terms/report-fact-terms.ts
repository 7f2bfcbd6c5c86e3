import { msg } from '@lingui/core/macro';

/** The editor's names of the choices that a report needs in addition to the figures. */
export const reportFactTerms = {
  purposes: {
    sale: msg`posible venta de la empresa`,
    purchase: msg`posible compra de la empresa`,
    'partner-exit': msg`entrada o salida de socios`,
    succession: msg`sucesión, herencia o donación`,
    dispute: msg`litigio o arbitraje`,
    financing: msg`financiación`,
    internal: msg`gestión interna`,
  },
  circulations: {
    confidential: msg`confidencial, solo para quien lo encarga`,
    parties: msg`quien lo encarga y sus asesores`,
    'non-disclosure': msg`terceros solo con compromiso de confidencialidad`,
    free: msg`sin restricciones`,
  },
  standardsOfValue: {
    market: msg`Valor de mercado`,
    fair: msg`Valor razonable entre dos partes`,
    investment: msg`Valor de inversión`,
    'article-353': msg`Valor razonable, artículo 353 LSC`,
  },
  premises: { 'going-concern': msg`En funcionamiento`, liquidation: msg`Liquidación` },
  control: { control: msg`Da el control`, minority: msg`Minoritaria` },
  marketability: {
    marketable: msg`Puede venderse en un mercado`,
    'not-marketable': msg`Sin mercado`,
  },
  documentKinds: {
    'annual-accounts': msg`Cuentas anuales`,
    'trial-balance': msg`Balance de sumas y saldos`,
    ledger: msg`Libro mayor`,
    'tax-returns': msg`Declaraciones de impuestos`,
    plan: msg`Plan de negocio`,
    contracts: msg`Contratos`,
    appraisal: msg`Tasación`,
    other: msg`Otro documento`,
  },
  documentOrigins: {
    registry: msg`Registro Mercantil`,
    management: msg({ message: 'Dirección', context: 'Who manages a company' }),
    partners: msg`Socios`,
    'tax-adviser': msg`Asesoría fiscal`,
    auditor: msg`Auditor`,
    appraiser: msg`Tasador`,
    public: msg`Fuente pública`,
  },
  statesOfDocument: {
    checked: msg`Comprobado`,
    unchecked: msg`Sin comprobar`,
    'not-received': msg`No recibido`,
  },
  planMakers: {
    management: msg`La dirección de la empresa`,
    adviser: msg`Quien firma`,
    both: msg`Las dos partes`,
  },
  visitKinds: { visit: msg`Visita`, interview: msg`Entrevista` },
  fees: { fixed: msg`Fijos`, contingent: msg`Una parte depende de la operación` },
} as const;
