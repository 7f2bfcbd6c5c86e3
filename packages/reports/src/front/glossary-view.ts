import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ReportContext } from '../content/report-context.ts';

export interface GlossaryView {
  title: string;
  entries: { term: string; text: string }[];
}

interface Word {
  term: MessageDescriptor;
  text: MessageDescriptor;
}

const ofEveryValue: readonly Word[] = [
  {
    term: msg`EBITDA`,
    text: msg`Resultado de explotación antes de amortizar. Normalizado: sin partidas no recurrentes y a precios de mercado.`,
  },
  {
    term: msg`Valor de empresa (EV)`,
    text: msg`Lo que vale el negocio para todos los que lo financian, socios y bancos.`,
  },
  {
    term: valuationTerms.result.equity,
    text: msg`Lo que queda para los socios: el valor de empresa más y menos las partidas del puente.`,
  },
  {
    term: msg`Puente`,
    text: msg`De EV a fondos propios: resta deuda y lo asimilable, suma lo que el negocio no necesita.`,
  },
];

const ofFlows: readonly Word[] = [
  {
    term: msg`DCF`,
    text: msg`Descuento de flujos de caja: lo que el negocio generará, traído a hoy.`,
  },
  {
    term: msg`Flujo de caja libre`,
    text: msg`Lo que el negocio deja cada año después de impuestos e inversiones, antes de pagar deuda.`,
  },
  {
    term: msg`WACC`,
    text: msg`Coste medio ponderado del capital: lo que piden socios y bancos, según su peso.`,
  },
  {
    term: msg`Valor terminal`,
    text: msg`Lo que valen, al acabar la proyección, todos los años siguientes.`,
  },
];

const ofOptions: readonly (Word & { isUsed: (context: ReportContext) => boolean })[] = [
  {
    term: msg`Beta`,
    text: msg`Cuánto se mueve un sector cuando se mueve el mercado; apalancada, con la deuda de la empresa.`,
    isUsed: ({ document, figure }) =>
      figure(figureId.costOfCapital('leveredBeta')) !== null &&
      document.costOfCapital.path === undefined,
  },
  {
    term: msg`Mitad de año`,
    text: msg`Los flujos llegan repartidos por el año: de media, a los seis meses.`,
    isUsed: ({ document, result }) => result.dcf !== null && document.discounting === 'mid-year',
  },
  {
    term: msg`Múltiplo`,
    text: msg`Cuántas veces un importe de las cuentas se paga por empresas parecidas.`,
    isUsed: ({ result }) => result.multiples !== null,
  },
  {
    term: msg`Ajuste por tamaño`,
    text: msg`Lo que una empresa pequeña y no cotizada vale menos que las cotizadas del múltiplo.`,
    isUsed: ({ figure }) => (figure(figureId.sizeStep()) ?? 0) !== 0,
  },
  {
    term: msg`Iliquidez`,
    text: msg`Lo que vale menos una participación que no se puede vender enseguida.`,
    isUsed: ({ document }) => document.discounts?.lackOfMarketability !== undefined,
  },
  {
    term: msg`Falta de control`,
    text: msg`Lo que vale menos una participación que no decide.`,
    isUsed: ({ document }) => document.discounts?.lackOfControl !== undefined,
  },
  {
    term: msg`Percentil (P10, P90)`,
    text: msg`El valor por debajo del cual queda ese tanto por ciento de las simulaciones.`,
    isUsed: ({ document, shows }) =>
      shows('simulation') && document.analysis?.monteCarlo !== undefined,
  },
];

/** The meaning of the terms in the report; only of those that it uses. */
export const glossaryView = (context: ReportContext): GlossaryView => {
  const { result, t } = context;
  const words = [
    ...ofEveryValue,
    ...(result.dcf === null ? [] : ofFlows),
    ...ofOptions.filter(({ isUsed }) => isUsed(context)),
  ];
  return {
    title: t(msg`Glosario`),
    entries: words.map(({ term, text }) => ({ term: t(term), text: t(text) })),
  };
};
