import { msg } from '@lingui/core/macro';
import { sourceText } from '@valia/i18n/product-source-texts.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { regionText } from '@valia/i18n/region-texts.ts';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import { isListedComparable } from '@valia/valuation/multiples/known-comparables.ts';
import { isSizeDependent } from '@valia/valuation/multiples/size-step-reach.ts';
import type { MultipleOrigin } from '@valia/valuation/valuation-inputs.ts';
import { bridgeSum } from '../equity/bridge-view.ts';
import { isBandOfComparables, reachOfSizeStep } from './reach-of-size-step.ts';
import { comparablesView, type ComparablesView } from './comparables-view.ts';
import { dealEvidenceView, type DealEvidenceView } from './deal-evidence-view.ts';
import { sectorName } from '../front/cover-view.ts';
import { furtherMultiplesTable } from './further-multiples-view.ts';
import { ebitdaForMultiples, ebitdaForMultiplesName } from '../leases/leases-view.ts';
import { listedMultiple, listedMultipleName } from './listed-multiple.ts';
import { roundingNotes } from '../content/rounding-notes.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { platformSampleText } from './platform-sample.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import {
  column,
  type SideNote,
  type SideNotes,
  remark,
  type ReportRow,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { sizeStepMargin, sizeStepView, type SizeStepView } from './size-step-view.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

export interface MultiplesView {
  title: string;
  /** Null when EV/EBITDA is not part of the value. */
  table: ReportTable | null;
  margin: SideNotes[];
  sizeStep: SizeStepView | null;
  /** Null for EV/EBITDA alone. */
  several: { title: string; table: ReportTable } | null;
  comparables: ComparablesView | null;
  /** The multiples of deals and listed companies, next to the multiple in use. */
  evidence: DealEvidenceView | null;
}

const points = ['low', 'central', 'high'] as const satisfies readonly RangePoint[];

type Evidence = NonNullable<Extract<MultipleOrigin, { kind: 'own' }>['evidence']>;

/** The evidence on which the multiple is based, when that is evidence of deals. */
const evidenceText = (context: ReportContext, evidence: Evidence): string => {
  const { document, input, t } = context;
  if (evidence.kind === 'platform') {
    const sample = platformSampleText(context, evidence);
    return joinSentences(t(msg`Mediana de la plataforma: ${sample}`));
  }
  const { deals } = document.multiples;
  const day = deals === undefined ? '' : formatDate(deals.date, input.language, 'long');
  return joinSentences(
    t(msg`Operaciones de pymes del sector, llevadas al EBITDA de la empresa; datos hasta ${day}`),
  );
};

export const originText = (context: ReportContext, origin: MultipleOrigin): string => {
  const { input, numbers, t } = context;
  if (origin.kind === 'own' && origin.evidence !== undefined) {
    return evidenceText(context, origin.evidence);
  }
  if (origin.kind === 'own') {
    return joinSentences(
      t(msg`Múltiplo propio del responsable del informe`),
      isListedComparable(origin)
        ? ''
        : t(msg`De operaciones privadas, que ya recogen tamaño e iliquidez: sin ajuste`),
      sourceText({ text: origin.note }, t, input.language),
    );
  }
  if (origin.kind === 'comparables') {
    return joinSentences(t(msg`Comparables propios del responsable del informe`));
  }
  const date = formatDate(origin.date, input.language, 'long');
  const firms = numbers.number(origin.firms, 0);
  const place = joinSentences(sectorName(context, origin.sector), regionText(origin.region, t));
  return joinSentences(place, t(msg`${firms} empresas cotizadas, a ${date}`), origin.source);
};

/** The point whose multiple resulted in a value: the opposite one when EBITDA is negative. */
const pointOfMultiple = ({ input }: ReportContext, point: RangePoint): RangePoint => {
  const { figures } = input.outcome;
  const figure =
    figures[figureId.multiple('evToEbitda', `enterpriseValue.${point}`)] ??
    figures[figureId.multiplesEnterprise(point)];
  const inputs = figure?.inputs ?? [];
  const used = points.find((other) =>
    inputs.some((operand) => operand.figure === figureId.appliedMultiple(other)),
  );
  return used ?? point;
};

/** The ids of the figures for EV/EBITDA alone, which are separate when there are further multiples. */
const valueIds = ({ document }: ReportContext) => {
  if (document.multiples.further === undefined) {
    return { enterprise: figureId.multiplesEnterprise, equity: figureId.multiplesEquity };
  }
  return {
    enterprise: (point: RangePoint) => figureId.multiple('evToEbitda', `enterpriseValue.${point}`),
    equity: (point: RangePoint) => figureId.multiple('evToEbitda', `equityValue.${point}`),
  };
};

const equityName = ({ document, t }: ReportContext): string =>
  document.multiples.further === undefined
    ? t(msg`Fondos propios por múltiplos`)
    : t(msg`Fondos propios por EV/EBITDA`);

/** The factor that adjusts the multiple to this size, from the size adjustment or from the deal curve. */
const sizeFactorOf = (context: ReportContext): number => {
  const { document, figure } = context;
  if (isSizeDependent(document.multiples, 'evToEbitda')) return figure(figureId.sizeFactor()) ?? 1;
  return 1 + (reachOfSizeStep(context) === 'whole' ? (figure(figureId.sizeStep()) ?? 0) : 0);
};

/** The multiple before the size adjustment at each point; only the central one when the range is a band around it. */
const unsizedRow = (context: ReportContext): ReportRow => {
  const { low, high, origin } = context.document.multiples.evToEbitda;
  const isBand =
    isBandOfComparables(context) ||
    (origin.kind !== 'comparables' && (low === null || high === null || low === high));
  return row(
    listedMultipleName(context),
    points.map((point) => {
      const value =
        isBand && point !== 'central'
          ? null
          : listedMultiple(context, pointOfMultiple(context, point));
      return value === null ? '' : context.numbers.multiple(value);
    }),
  );
};

const valueRows = (context: ReportContext): ReportRow[] => {
  const ids = valueIds(context);
  const { baseYear, figure, numbers, t } = context;
  const missing = t(msg`n. d.`);
  const ranged = (format: (value: number) => string, id: (point: RangePoint) => string) =>
    points.map((point) => {
      const value = figure(id(point));
      return value === null ? missing : format(value);
    });
  const factor = sizeFactorOf(context);
  const shown = numbers.number(factor, Math.max(2, shortestDecimals(factor, 4)));
  const applied = t(valuationTerms.multiples.appliedMultiple);
  const ebitda = numbers.money(
    figure(figureId.lease('ebitda')) ??
      figure(figureId.account(baseYear, 'normalisedEbitda')) ??
      ebitdaForMultiples(context),
  );
  const bridge = numbers.money(figure(figureId.bridgeTotal()) ?? 0);
  return [
    unsizedRow(context),
    row(
      factor === 1 ? applied : `${applied} (× ${shown})`,
      ranged(
        (value) => numbers.multiple(value, 3),
        (point) => figureId.appliedMultiple(pointOfMultiple(context, point)),
      ),
    ),
    row(ebitdaForMultiplesName(context), [ebitda, ebitda, ebitda]),
    row(t(valuationTerms.result.enterpriseValue), ranged(numbers.money, ids.enterprise), {
      kind: 'strong',
    }),
    row(t(valuationTerms.bridgeFigures.total), [bridge, bridge, bridge]),
    row(equityName(context), ranged(numbers.money, ids.equity), {
      kind: 'total',
    }),
  ];
};

const bandNote = (context: ReportContext): SideNote[] => {
  const { document, numbers, t } = context;
  const { high, low, origin } = document.multiples.evToEbitda;
  const isBand = isBandOfComparables(context);
  if (origin.kind === 'comparables' && !isBand) return [];
  if (!isBand && low !== null && high !== null && low !== high) {
    return origin.kind === 'sector'
      ? [
          remark(
            t(
              msg`Mínimo, media ponderada y máximo de agregados sectoriales, no percentiles de empresas.`,
            ),
          ),
        ]
      : [];
  }
  const band = numbers.share(document.range.multipleBand);
  return [remark(t(msg`El rango es una banda de ±${band} sobre el múltiplo central.`))];
};

/** Listed multiples include lease debt that Spanish accounts do not show. */
const leaseNote = ({ document, t }: ReportContext): SideNote[] =>
  document.multiples.evToEbitda.origin.kind === 'sector'
    ? [
        remark(
          t(
            document.leases === undefined
              ? msg`El EV de las cotizadas incluye arrendamientos; el EBITDA del PGC, no. Sin corregir.`
              : msg`El EV de las cotizadas incluye arrendamientos: el EBITDA va antes de alquileres y el puente resta su deuda.`,
          ),
        ),
      ]
    : [];

/**
 * In a mixed set, or with further multiples alone, the size adjustment cannot be drawn on the axis, but still has to be
 * mentioned.
 */
const offAxisStepMargin = (context: ReportContext): SideNotes[] => {
  const step = context.figure(figureId.sizeStep());
  return reachOfSizeStep(context) !== 'whole' && step !== null
    ? [sizeStepMargin(context, step)]
    : [];
};

export const multiplesView = (context: ReportContext): MultiplesView => {
  const { document, figure, t } = context;
  const sizeStep = sizeStepView(context);
  const sum = bridgeSum(context);
  const several = furtherMultiplesTable(context);
  return {
    title: t(msg`Valor por múltiplo EV/EBITDA`),
    table:
      figure(valueIds(context).equity('central')) === null
        ? null
        : {
            corner: unitName(context.numbers),
            columns: points.map((point) => column(t(valuationTerms.rangePoints[point]))),
            rows: valueRows(context),
          },
    margin: [
      {
        title: t(msg`Múltiplo`),
        notes: [
          remark(originText(context, document.multiples.evToEbitda.origin)),
          ...bandNote(context),
          ...(sum === '' ? [] : [remark(sum, t(msg`Puente:`))]),
          ...leaseNote(context),
          ...roundingNotes(context, (total) =>
            points.some((point) => total === valueIds(context).equity(point)),
          ),
        ],
      },
      ...(sizeStep === null ? offAxisStepMargin(context) : [sizeStep.margin]),
    ],
    sizeStep,
    several: several && { title: t(msg`Varios múltiplos`), table: several },
    comparables: comparablesView(context),
    evidence: dealEvidenceView(context),
  };
};
