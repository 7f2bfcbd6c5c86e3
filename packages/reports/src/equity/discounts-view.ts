import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { type DiscountFigure, figureId } from '@valia/valuation/figure.ts';
import type { LedgerView } from '../dcf/ledger-view.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import { cell, type LetteredNotes, type ReportRow, row } from '../content/report-table.ts';
import {
  isDiscountApplied,
  extentOfPrivateDeals,
} from '@valia/valuation/discounts/is-discount-applied.ts';
import {
  type DiscountedMethod,
  discountedMethods,
  type DiscountName,
} from '@valia/valuation/discounts/discount-names.ts';

const terms = valuationTerms.discounts;

const marketabilityNote = ({ document, numbers, t }: ReportContext): string => {
  const given = document.discounts?.lackOfMarketability;
  if (given === undefined || given.model === 'percentage') return '';
  const model = t(valuationTerms.marketabilityModels[given.model]);
  const years = numbers.number(given.maturity ?? 0, shortestDecimals(given.maturity ?? 0, 2));
  const volatility = numbers.share(given.volatility ?? 0);
  const dividend = numbers.share(given.dividendYield ?? 0);
  const parts = t(msg`${years} años, volatilidad ${volatility}, dividendo ${dividend}`);
  if (given.model !== 'chaffe') return t(msg`Modelo de ${model}: ${parts}`);
  const free = numbers.share(given.riskFreeRate ?? 0);
  return t(msg`Modelo de ${model}: ${parts}, tipo sin riesgo ${free}`);
};

const controlNote = ({ document, numbers, t }: ReportContext): string => {
  const given = document.discounts?.lackOfControl;
  if (given?.model !== 'control-premium') return '';
  const premium = numbers.share(given.controlPremium ?? 0);
  return t(msg`De una prima de control del ${premium}: 1 − 1 / (1 + prima)`);
};

/** The total of all discounts; null without any. */
export const jointDiscount = ({ figure }: ReportContext): number | null => {
  const names = ['combined', 'lackOfMarketability', 'lackOfControl'] as const;
  const known = names.map((name) => figure(figureId.discount(name)));
  return known.find((value) => value !== null) ?? null;
};

/** The engine does not discount negative values, because a discount would raise them. */
export const isUndiscounted = ({ result }: ReportContext): boolean =>
  result.equityAfterDiscounts !== undefined && result.equityValue.central < 0;

/** Whether a discount for lack of marketability reduces any end of the range: it does not apply to a negative one. */
export const isMarketabilityEvidence = ({ figure, result }: ReportContext): boolean =>
  result.equityAfterDiscounts !== undefined &&
  (figure(figureId.discount('lackOfMarketability')) ?? 0) > 0 &&
  Object.values(result.equityValue).some((value) => value > 0);

/** The effect of the discounts on the value, as a sentence; empty without any. */
export const discountTexts = (context: ReportContext): string[] => {
  const { numbers, result, t } = context;
  if (result.equityAfterDiscounts === undefined) return [];
  const discount = numbers.rate(jointDiscount(context) ?? 0);
  if (isUndiscounted(context)) {
    return [t(msg`El descuento del ${discount} no se aplica a un valor negativo.`)];
  }
  const before = numbers.amount(result.equityValue.central);
  return [t(msg`Antes de descuentos, ${before}; descuento del ${discount}.`)];
};

/** The reason why a printed discount had no effect. */
const undiscountedNote = (context: ReportContext): string => {
  const { result, t } = context;
  const { high, low } = result.equityValue;
  if (!isUndiscounted(context)) {
    return low < 0 ? t(msg`El extremo bajo del rango es negativo y queda sin descuento`) : '';
  }
  return joinSentences(
    t(
      msg`No se aplican: los fondos propios son negativos, y un descuento los acercaría a cero en vez de restarles valor`,
    ),
    high > 0 ? t(msg`Al extremo alto del rango, que es positivo, sí`) : '',
  );
};

const methodNames = ({ t }: ReportContext, methods: readonly DiscountedMethod[]): string =>
  methods.map((method) => t(valuationTerms.methodNames[method])).join(', ');

/** The methods to whose values a discount was applied, and the reason why it was not applied to the others. */
const borneNote = (context: ReportContext, name: DiscountName): string => {
  const { document, result, t } = context;
  const used = discountedMethods.filter((method) => result[method] !== null);
  const borne = used.filter((method) => isDiscountApplied(document, method, name));
  const isPrivate = used.includes('multiples') && extentOfPrivateDeals(document) === 'whole';
  const [on, off] = [
    methodNames(context, borne),
    methodNames(
      context,
      used.filter((method) => !borne.includes(method)),
    ),
  ];
  return joinSentences(
    borne.length === 0 ? t(msg`No se aplica`) : used.length > 1 ? t(msg`Se aplica a: ${on}`) : '',
    borne.length > 0 && off !== '' ? t(msg`No se aplica a: ${off}`) : '',
    isPrivate ? t(msg`Los precios de operaciones privadas ya recogen la iliquidez`) : '',
  );
};

const amountIds = {
  lackOfControl: figureId.discountAmount('controlAmount'),
  lackOfMarketability: figureId.discountAmount('marketabilityAmount'),
} as const;

const givenNotes = { lackOfControl: controlNote, lackOfMarketability: marketabilityNote } as const;

/** Level by level: the amount of each discount, and the value without control between both. */
const levelRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, figure, numbers, source, t } = context;
  const line = (name: DiscountName): ReportRow[] => {
    const [rate, amount] = [figure(figureId.discount(name)), figure(amountIds[name])];
    if (rate === null || amount === null) return [];
    const letter = letters.add(
      joinSentences(
        borneNote(context, name),
        givenNotes[name](context),
        source(`discounts.${name}`),
      ),
    );
    const percent = numbers.rate(rate, 2);
    return [row(`${t(terms[name])}, ${percent}`, [numbers.money(-amount)], { letter })];
  };
  const between = figure(figureId.equityAfterControl('central'));
  const isBetween = between !== null && document.discounts?.lackOfMarketability !== undefined;
  return [
    ...line('lackOfControl'),
    ...(isBetween
      ? [row(t(terms.afterControl), [numbers.money(between)], { kind: 'strong' })]
      : []),
    ...line('lackOfMarketability'),
  ];
};

const discountRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  if (context.document.discounts?.byMethod !== undefined) return levelRows(context, letters);
  const { figure, numbers, source, t } = context;
  const line = (discount: DiscountFigure, note: string): ReportRow[] => {
    const value = figure(figureId.discount(discount));
    if (value === null) return [];
    const letter = letters.add(joinSentences(note, source(`discounts.${discount}`)));
    const name = t(terms[discount]);
    return [
      isUndiscounted(context)
        ? row(t(msg`${name}, sin aplicar`), [numbers.rate(value, 2)], { letter, kind: 'dim' })
        : row(name, [numbers.rate(-value, 2)], { letter }),
    ];
  };
  return [
    ...line('lackOfControl', controlNote(context)),
    ...line('lackOfMarketability', marketabilityNote(context)),
    ...line('combined', t(msg`1 − (1 − control) × (1 − liquidez)`)),
  ];
};

/** Decimals of the number of shares, which is usually a whole number. */
export const shareDecimals = 4;

const shareRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, figure, numbers, result, t } = context;
  if (result.valuePerShare === undefined) return [];
  const { number, options } = document.shares ?? {};
  const shares = number ?? 0;
  const each = figure(figureId.share('optionValue'));
  const optionCount = numbers.number(options?.number ?? 0, 0);
  const optionPrice = each === null ? '' : numbers.price(each);
  return [
    ...(result.optionsValue === undefined
      ? []
      : [
          row(
            `\u2212 ${t(valuationTerms.shares.optionsValue)}`,
            [numbers.money(-result.optionsValue)],
            {
              letter: letters.add(
                joinSentences(t(msg`${optionCount} opciones a ${optionPrice}, por Black-Scholes`)),
              ),
            },
          ),
        ]),
    row(t(valuationTerms.shareInputs.number), [
      numbers.number(shares, shortestDecimals(shares, shareDecimals)),
    ]),
    row(
      t(valuationTerms.shares.valuePerShare),
      [cell(numbers.price(result.valuePerShare), 'value')],
      { kind: 'total' },
    ),
  ];
};

/** From the value of the whole to that of a holding, and of one share; null when neither is requested. */
export const discountsView = (
  context: ReportContext,
  letters: LetteredNotes,
): LedgerView | null => {
  const { figure, numbers, result, t } = context;
  const after = result.equityAfterDiscounts;
  if (after === undefined && result.valuePerShare === undefined) return null;
  return {
    title:
      after === undefined ? t(valuationTerms.shares.valuePerShare) : t(msg`Descuentos y valor`),
    rows: [
      row(
        after === undefined
          ? t(valuationTerms.result.equityValue)
          : t(msg`Valor del 100 %, antes de descuentos`),
        [numbers.money(figure(figureId.equity('central')) ?? result.equityValue.central)],
        { kind: 'strong' },
      ),
      ...discountRows(context, letters),
      ...(after === undefined
        ? []
        : [
            row(
              t(terms.equityValue),
              [numbers.money(figure(figureId.discountedEquity('central')) ?? after.central)],
              {
                kind: 'total',
                letter: letters.add(joinSentences(undiscountedNote(context))),
              },
            ),
          ]),
      ...shareRows(context, letters),
    ],
  };
};
