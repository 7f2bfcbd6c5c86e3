import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { closingDate } from '@valia/valuation/discounting/days-of-year.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { methodsDistance } from '@valia/valuation/warnings/methods-distance.ts';
import { furtherMultipleKinds } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationIssueCode } from '@valia/valuation/valuation-outcome.ts';
import { isMarketabilityEvidence } from '../equity/discounts-view.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';

export interface WarningView {
  lead: string;
  text: string;
}

type WarningWriter = (context: ReportContext) => WarningView;

/** `EV/EBITDA 6,00x / 2,50x / 8,00x` for each multiple whose values are out of order. */
const multiplesOutOfOrder = ({ input, document, numbers, t }: ReportContext): string[] => {
  const { evToEbitda, further } = document.multiples;
  const fields = input.outcome.issues
    .filter(({ code }) => code === 'multiple-out-of-order')
    .map(({ field }) => field);
  return (['evToEbitda', ...furtherMultipleKinds] as const).flatMap((kind) => {
    const given = kind === 'evToEbitda' ? evToEbitda : further?.[kind];
    if (given === undefined || !fields.some((field) => field.includes(`.${kind}.`))) return [];
    const written = [given.low, given.central, given.high]
      .map((value) => (value === null ? t(msg`n. d.`) : numbers.multiple(value)))
      .join(' / ');
    return [`${t(valuationTerms.multipleKinds[kind])} ${written}`];
  });
};

/** A figure that the engine included in its warning. */
const paramOf = ({ input }: ReportContext, code: ValuationIssueCode, name: string): number =>
  input.outcome.issues.find((issue) => issue.code === code)?.params[name] ?? 0;

const writers: Partial<Record<ValuationIssueCode, WarningWriter>> = {
  'terminal-value-share-high': ({ numbers, result, t }) => {
    const share = numbers.rate(result.terminalValueShare ?? 0);
    return {
      lead: t(msg`Valor terminal.`),
      text: t(msg`Supone el ${share} del EV del DCF; avisamos a partir del 75 %.`),
    };
  },
  'terminal-growth-above-nominal-gdp': ({ document, numbers, t }) => {
    const growth = numbers.rate(document.terminal.terminalGrowth ?? 0, 2);
    return {
      lead: t(msg`Crecimiento a perpetuidad.`),
      text: t(msg`El ${growth} supera el crecimiento nominal de la economía a largo plazo.`),
    };
  },
  'terminal-growth-above-risk-free-rate': ({ document, numbers, t }) => {
    const growth = numbers.rate(document.terminal.terminalGrowth ?? 0, 2);
    const free = numbers.rate(document.costOfCapital.buildUp.riskFreeRate ?? 0, 2);
    return {
      lead: t(msg`Crecimiento y tipo sin riesgo.`),
      text: t(
        msg`El crecimiento a perpetuidad (${growth}) supera el tipo libre de riesgo (${free}).`,
      ),
    };
  },
  'negative-equity': ({ figure, numbers, result, t }) => {
    const enterprise = numbers.amount(result.enterpriseValue.central);
    const bridge = numbers.amount(figure(figureId.bridgeTotal()) ?? 0);
    return {
      lead: t(msg`Fondos propios negativos.`),
      text: t(msg`El valor de empresa (${enterprise}) no cubre el puente (${bridge}).`),
    };
  },
  'negative-ebitda-with-multiple': (context) => {
    const { numbers, t } = context;
    const ebitda = numbers.amount(paramOf(context, 'negative-ebitda-with-multiple', 'ebitda'));
    return {
      lead: t(msg`EBITDA no positivo.`),
      text: t(msg`Un múltiplo sobre un EBITDA de ${ebitda} no da un valor útil.`),
    };
  },
  'capex-below-depreciation-in-terminal-year': ({ numbers, projected, projectedYears, t }) => {
    const last = projectedYears.at(-1) ?? 0;
    const capex = numbers.amount(projected(last, 'capitalExpenditure') ?? 0);
    const depreciation = numbers.amount(projected(last, 'depreciationAndAmortization') ?? 0);
    const year = String(last);
    return {
      lead: t(msg`Inversión a perpetuidad.`),
      text: t(msg`En ${year} el capex (${capex}) no repone la amortización (${depreciation}).`),
    };
  },
  'size-counted-twice': (context) => {
    const { document, figure, numbers, t } = context;
    const premium = numbers.rate(document.costOfCapital.buildUp.sizePremium ?? 0);
    const lead = t(msg`El tamaño cuenta una vez por método.`);
    const applied = figure(figureId.sizeStep());
    if (applied === null) {
      return {
        lead,
        text: t(msg`Prima del ${premium} en el WACC; el múltiplo de operaciones ya lo recoge.`),
      };
    }
    const step = numbers.share(applied);
    return {
      lead,
      text: isMarketabilityEvidence(context)
        ? t(
            msg`Prima del ${premium} en el WACC y ajuste por tamaño de ${step} en el múltiplo, además del descuento por iliquidez.`,
          )
        : t(
            msg`Prima del ${premium} en el WACC y ajuste por tamaño de ${step} en el múltiplo; no se añade descuento por iliquidez.`,
          ),
    };
  },
  'country-risk-counted-twice': ({ document, numbers, t }) => {
    const market = numbers.rate(document.costOfCapital.buildUp.equityRiskPremium ?? 0, 2);
    const country = numbers.rate(document.costOfCapital.buildUp.countryRiskPremium ?? 0, 2);
    return {
      lead: t(msg`Riesgo país.`),
      text: t(
        msg`La prima de mercado (${market}) ya puede incluir la prima de riesgo país (${country}).`,
      ),
    };
  },
  'few-years-of-history': ({ t, years }) => {
    const count = years.length;
    return {
      lead: t(msg`Poca historia.`),
      text:
        count === 1
          ? t(msg`Un solo ejercicio cerrado: la tendencia no se puede contrastar.`)
          : t(msg`Solo ${count} ejercicios cerrados: la tendencia es poco firme.`),
    };
  },
  'range-case-beyond-limit': ({ t }) => ({
    lead: t(msg`Rango del DCF.`),
    text: t(
      msg`Las variaciones de un extremo se acortan: el WACC no baja de 0,5 pp sobre el crecimiento ni sobre cero.`,
    ),
  }),
  'comparables-too-few': (context) => {
    const { t } = context;
    const count = paramOf(context, 'comparables-too-few', 'comparables');
    return {
      lead: t(msg`Pocos comparables.`),
      text: t(msg`Con ${count}, el rango va de la menor a la mayor, no de cuartil a cuartil.`),
    };
  },
  'comparables-without-range': ({ document, numbers, t }) => {
    const band = numbers.share(document.range.multipleBand);
    return {
      lead: t(msg`Comparables sin rango.`),
      text: t(
        msg`Un solo comparable, o varios con la misma cifra: se aplica una banda de ±${band} sobre el central.`,
      ),
    };
  },
  'comparables-without-type': ({ t }) => ({
    lead: t(msg`Tipo de los comparables.`),
    text: t(
      msg`De alguno no consta si es cotizada u operación privada: cuenta como cotizada y lleva el ajuste por tamaño.`,
    ),
  }),
  'comparables-not-positive': (context) => {
    const { t } = context;
    const count = paramOf(context, 'comparables-not-positive', 'comparables');
    return {
      lead: t(msg`Comparables que no cuentan.`),
      text:
        count === 1
          ? t(msg`Uno tiene un múltiplo de cero o negativo: no entra en el rango.`)
          : t(msg`${count} tienen un múltiplo de cero o negativo: no entran en el rango.`),
    };
  },
  'cash-below-minimum': (context) => {
    const { numbers, t } = context;
    const shortfall = numbers.amount(paramOf(context, 'cash-below-minimum', 'shortfall'));
    return {
      lead: t(msg`Tesorería por debajo de la mínima.`),
      text: t(msg`Faltan ${shortfall} hasta la mínima operativa, que no se han restado.`),
    };
  },
  'ebitda-margin-above-revenue': (context) => {
    const { input, numbers, t } = context;
    const told = input.outcome.issues
      .filter(({ code }) => code === 'ebitda-margin-above-revenue')
      .map(({ params }) => {
        const margin = numbers.rate(params.margin ?? 0);
        const year = String(params.year ?? 0);
        return t(msg`En ${year} el margen EBITDA es del ${margin}.`);
      });
    return { lead: t(msg`EBITDA por encima de las ventas.`), text: joinSentences(...told) };
  },
  'marketability-counted-twice': (context) => {
    const { figure, numbers, t } = context;
    const discount = numbers.rate(figure(figureId.discount('lackOfMarketability')) ?? 0);
    const param = (name: string) => paramOf(context, 'marketability-counted-twice', name);
    const [inRate, inMultiple] = [param('sizePremium') > 0, param('sizeStep') < 0];
    const texts = {
      rate: msg`El descuento del ${discount} se suma al tamaño que ya recoge el WACC: puede contar dos veces.`,
      multiple: msg`El descuento del ${discount} se suma al tamaño que ya recoge el múltiplo: puede contar dos veces.`,
      any: msg`El descuento del ${discount} se suma al tamaño que ya recogen el WACC o el múltiplo: puede contar dos veces.`,
    };
    return {
      lead: t(msg`Iliquidez.`),
      text: t(texts[inRate === inMultiple ? 'any' : inRate ? 'rate' : 'multiple']),
    };
  },
  'method-left-out': ({ t }) => ({
    lead: t(msg`Un método sin valor.`),
    text: t(msg`Su peso, o el de un múltiplo sin valor, pasa a los demás.`),
  }),
  'losses-left-over': ({ numbers, projected, projectedYears, t }) => {
    const left = numbers.amount(projected(projectedYears.at(-1) ?? 0, 'closingLosses') ?? 0);
    return {
      lead: t(msg`Bases negativas sin usar.`),
      text: t(msg`Al final de la proyección quedan ${left}: su valor no está en el resultado.`),
    };
  },
  'growth-at-or-above-return-on-capital': ({ document, numbers, t }) => {
    const growth = numbers.rate(document.terminal.terminalGrowth ?? 0, 2);
    const onCapital = numbers.rate(document.terminal.returnOnCapital ?? 0, 2);
    return {
      lead: t(msg`Crecimiento y rentabilidad.`),
      text: t(
        msg`El crecimiento a perpetuidad (${growth}) alcanza la rentabilidad del capital (${onCapital}): reinvertiría todo el beneficio.`,
      ),
    };
  },
  'negative-amount-with-multiple': ({ t }) => ({
    lead: t(msg`Importe no positivo.`),
    text: t(msg`Un múltiplo se aplica a un importe que no es positivo: no da un valor útil.`),
  }),
  'multiple-out-of-order': (context) => {
    const given = multiplesOutOfOrder(context).join('; ');
    return {
      lead: context.t(msg`Orden de los múltiplos.`),
      text: context.t(msg`Bajo, central y alto no van de menor a mayor: ${given}.`),
    };
  },
  'balance-of-another-date': ({ baseYear, document, longDate, t }) => {
    const close = closingDate(baseYear);
    const valuation = longDate(document.valuationDate ?? close);
    const balance = longDate(document.balanceDate ?? close);
    return {
      lead: t(msg`Fecha del balance.`),
      text: t(msg`El valor es a ${valuation} y el balance del puente es a ${balance}.`),
    };
  },
  'base-year-too-old': ({ baseYear, document, longDate, t }) => {
    const close = longDate(closingDate(baseYear));
    const valuation = longDate(document.valuationDate ?? closingDate(baseYear));
    return {
      lead: t(msg`Antigüedad de las cuentas.`),
      text: t(
        msg`Entre el cierre del año base (${close}) y la fecha de valoración (${valuation}) pasan más de doce meses.`,
      ),
    };
  },
  'methods-far-apart': ({ numbers, result, t }) => {
    const distance = methodsDistance(result)?.distance ?? null;
    const rate = numbers.rate(distance ?? 0);
    return {
      lead: t(msg`Métodos alejados.`),
      text:
        distance === null
          ? t(
              msg`Uno de los dos métodos no da un valor positivo: su media puede no ser representativa.`,
            )
          : t(msg`El DCF y los múltiplos distan un ${rate}; avisamos a partir del 30 %.`),
    };
  },
  'own-work-raises-ebitda': (context) => {
    const { numbers, t } = context;
    const amount = numbers.amount(paramOf(context, 'own-work-raises-ebitda', 'amount'));
    return {
      lead: t(msg`Trabajos para el inmovilizado.`),
      text: t(msg`Suben el EBITDA del año base en ${amount} sin que ningún cliente los pague.`),
    };
  },
  'terminal-tax-below-general-rate': (context) => {
    const { numbers, t } = context;
    const rate = numbers.rate(paramOf(context, 'terminal-tax-below-general-rate', 'taxRate'), 2);
    return {
      lead: t(msg`Impuesto a perpetuidad.`),
      text: t(msg`El ${rate} queda muy por debajo del tipo general del 25 %.`),
    };
  },
  'terminal-flow-not-positive': (context) => {
    const { numbers, t } = context;
    const flow = numbers.amount(paramOf(context, 'terminal-flow-not-positive', 'freeCashFlow'));
    return {
      lead: t(msg`Flujo terminal no positivo.`),
      text: t(msg`El valor terminal parte de un flujo de ${flow}: a perpetuidad, no crea valor.`),
    };
  },
  'terminal-value-not-positive': (context) => {
    const { numbers, t } = context;
    const value = numbers.amount(paramOf(context, 'terminal-value-not-positive', 'terminalValue'));
    return {
      lead: t(msg`Valor terminal no positivo.`),
      text: t(msg`La venta al final de la proyección daría ${value}.`),
    };
  },
  'base-revenue-not-positive': (context) => {
    const { numbers, t } = context;
    const revenue = numbers.amount(paramOf(context, 'base-revenue-not-positive', 'revenue'));
    return {
      lead: t(msg`Ventas del año base.`),
      text: t(msg`Son de ${revenue}: ni el crecimiento ni los márgenes son significativos.`),
    };
  },
  'enterprise-value-not-positive': ({ numbers, result, t }) => {
    const enterprise = numbers.amount(result.enterpriseValue.central);
    return {
      lead: t(msg`Valor de empresa no positivo.`),
      text: t(msg`El negocio vale ${enterprise}, sea cual sea su deuda.`),
    };
  },
  'market-weights-apart-from-value': (context) => {
    const { numbers, t } = context;
    const param = (name: string) => paramOf(context, 'market-weights-apart-from-value', name);
    const given = numbers.rate(param('equityWeight'));
    const produced = numbers.rate(param('producedWeight'));
    return {
      lead: t(msg`Pesos de la financiación.`),
      text: t(
        msg`El WACC da a los fondos propios un peso del ${given}; según el valor del DCF, es del ${produced}.`,
      ),
    };
  },
  'lease-rate-apart-from-cost-of-debt': (context) => {
    const { numbers, t } = context;
    const param = (name: string) => paramOf(context, 'lease-rate-apart-from-cost-of-debt', name);
    const rate = numbers.rate(param('leaseRate'), 2);
    const cost = numbers.rate(param('costOfDebt'), 2);
    return {
      lead: t(msg`Coste de los arrendamientos.`),
      text: t(msg`Se descuentan al ${rate}; el coste de la deuda del WACC es del ${cost}.`),
    };
  },
  'multiple-far-from-deals': (context) => {
    const { numbers, t } = context;
    const param = (name: string) => paramOf(context, 'multiple-far-from-deals', name);
    const used = numbers.multiple(param('multiple'));
    const paid = numbers.multiple(param('dealMultiple'));
    return {
      lead: t(msg`Distancia a operaciones de pymes.`),
      text: t(msg`Se aplica ${used}; las operaciones del sector y tamaño se cierran a ${paid}.`),
    };
  },
  'ebitda-beyond-deals': (context) => {
    const { numbers, t } = context;
    const param = (name: string) =>
      numbers.scaled(paramOf(context, 'ebitda-beyond-deals', name) / 1_000_000, 'millions', 2);
    const [size, from, to] = [param('size'), param('from'), param('to')];
    return {
      lead: t(msg`Tamaño fuera de las operaciones.`),
      text: t(msg`El EBITDA normalizado es de ${size}; se conocen operaciones de ${from} a ${to}.`),
    };
  },
  'multiple-of-financial-company': ({ t }) => ({
    lead: t(msg`Entidad financiera.`),
    text: t(msg`El EV/EBITDA no mide su negocio: lo hacen el PER y el patrimonio.`),
  }),
  'size-step-outside-bracket': ({ figure, numbers, t }) => {
    const step = numbers.share(figure(figureId.sizeStep()) ?? 0);
    const curve = figure(figureId.sizeStepOnCurve());
    const usual = curve === null ? '' : ` (${numbers.share(curve)})`;
    return {
      lead: t(msg`Ajuste por tamaño.`),
      text: t(msg`Se aplica ${step} en lugar del ajuste orientativo${usual}.`),
    };
  },
};

/** Snapshots made by an earlier engine warn of a discount that had no effect. */
const isGroundless = (context: ReportContext, code: ValuationIssueCode): boolean =>
  code === 'marketability-counted-twice' && !isMarketabilityEvidence(context);

/** The result's warnings in the order of the engine, each once. */
export const warningViews = (context: ReportContext): WarningView[] => {
  const codes = context.input.outcome.issues
    .filter(({ code, severity }) => severity === 'warning' && !isGroundless(context, code))
    .map(({ code }) => code);
  return [...new Set(codes)].flatMap((code) => {
    const write = writers[code];
    return write === undefined ? [] : [write(context)];
  });
};
