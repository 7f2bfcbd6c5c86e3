import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { isoDate, share } from '../valuations/document/amounts-and-codes.ts';
import { type BlockId, blockIds } from './block-ids.ts';
import {
  circulations,
  documentKinds,
  documentOrigins,
  feeKinds,
  levelsOfControl,
  levelsOfMarketability,
  planMakers,
  premises,
  purposes,
  statesOfDocument,
  standardsOfValue,
  visitKinds,
} from './standards-of-value.ts';

/** A user's own text in each language in which it was written; a report never prints it in another language. */
const localText = (maximum: number) =>
  z.strictObject({
    es: safeText(maximum).exactOptional(),
    ca: safeText(maximum).exactOptional(),
    en: safeText(maximum).exactOptional(),
  });
export type LocalText = z.infer<ReturnType<typeof localText>>;

/** A figure as stored with a text: money in whole units of its currency, a date as ISO. */
const keptFigureSchema = z.strictObject({
  kind: z.enum(['money', 'rate', 'multiple', 'number', 'count', 'year', 'date']),
  value: z.union([z.number(), safeText(40)]),
  currency: z.string().max(3).exactOptional(),
});
export type StoredFigure = z.infer<typeof keptFigureSchema>;

/** `figures`: the figures of the generated text when this text was started, or when it was last confirmed. */
const ownTextSchema = z.strictObject({
  text: safeText(4_000),
  figures: z.record(z.string().max(80), keptFigureSchema),
});
export type OwnText = z.infer<typeof ownTextSchema>;

/**
 * `place`: a number between those of the neighbouring blocks; when omitted, the default one. `leftOut`: the reason why
 * the block is not in the report.
 */
const blockChoiceSchema = z.strictObject({
  place: z.number().min(-1_000).max(1_000).exactOptional(),
  leftOut: localText(300).exactOptional(),
  texts: z
    .strictObject({
      es: ownTextSchema.exactOptional(),
      ca: ownTextSchema.exactOptional(),
      en: ownTextSchema.exactOptional(),
    })
    .exactOptional(),
});
export type BlockChoice = z.infer<typeof blockChoiceSchema>;

export const maxReportItems = 20;

const statementSchema = z.strictObject({ stated: z.boolean(), detail: localText(300) });

/** The contents that exist only in the report: facts entered once for all languages, and the texts of its blocks. */
export const reportContentsSchema = z.strictObject({
  engagement: z.strictObject({
    purpose: z.enum(purposes).nullable(),
    use: localText(400),
    subject: localText(300),
    reliance: localText(300),
    circulation: z.enum(circulations).nullable(),
    letterDate: isoDate.nullable(),
  }),
  basis: z.strictObject({
    standardOfValue: z.enum(standardsOfValue).nullable(),
    premise: z.enum(premises).nullable(),
    control: z.enum(levelsOfControl).nullable(),
    marketability: z.enum(levelsOfMarketability).nullable(),
  }),
  standard: z.strictObject({
    ivs: z.boolean(),
    aeca: z.boolean(),
    none: z.boolean(),
    noDepartures: z.boolean(),
    departures: localText(600),
  }),
  information: z
    .array(
      z.strictObject({
        id: z.uuid(),
        kind: z.enum(documentKinds),
        name: localText(120),
        period: safeText(40),
        origin: z.enum(documentOrigins).nullable(),
        received: isoDate.nullable(),
        state: z.enum(statesOfDocument).nullable(),
        audited: z.boolean().nullable(),
      }),
    )
    .max(maxReportItems),
  visits: z
    .array(
      z.strictObject({
        id: z.uuid(),
        kind: z.enum(visitKinds),
        subject: localText(160),
        date: isoDate.nullable(),
      }),
    )
    .max(maxReportItems),
  laterFacts: z.strictObject({
    noneKnown: z.boolean(),
    items: z
      .array(
        z.strictObject({
          id: z.uuid(),
          date: isoDate.nullable(),
          fact: localText(200),
          effect: localText(200),
        }),
      )
      .max(maxReportItems),
  }),
  company: z.strictObject({
    activity: localText(1_000),
    history: localText(1_000),
    owners: localText(600),
    people: localText(600),
    premises: localText(600),
    firstClient: share,
    fiveClients: share,
    firstSupplier: share,
    fiveSuppliers: share,
    strengths: localText(800),
    risks: localText(800),
  }),
  sector: z.strictObject({ market: localText(1_000) }),
  plan: z.strictObject({ by: z.enum(planMakers).nullable(), ties: localText(600) }),
  methods: z.strictObject({ notUsed: localText(400) }),
  statements: z.strictObject({
    independence: statementSchema,
    interest: statementSchema,
    competence: statementSchema,
    fee: z.strictObject({ kind: z.enum(feeKinds).nullable(), detail: localText(300) }),
  }),
  limits: z.strictObject({ particular: localText(1_200) }),
  place: safeText(80),
  blocks: z.partialRecord(z.enum(blockIds as [BlockId, ...BlockId[]]), blockChoiceSchema),
});
export type ReportContents = z.infer<typeof reportContentsSchema>;
