import { z } from 'zod';
import { userLanguages } from '../accounts/user-languages.ts';
import { nextCursor } from '../lists/page-cursor.ts';
import { tolerantInput } from '../stored-documents/tolerant-input.ts';
import { uncheckedStored } from '../stored-documents/unchecked-stored.ts';
import { nameText, oneLineText, requiredLineText } from '../text/one-line-text.ts';
import { requiredText, safeText } from '../text/safe-text.ts';
import { templatePhases } from './template-phase.ts';
import { sourcedValuesSchema, typedValuesSchema } from './template-values.ts';

const language = z.enum(userLanguages);
const instant = z.iso.datetime();
const id = z.uuid();
const versionNumber = z.int().min(1);
const inEachLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ es: value, ca: value, en: value });

export const templateIdInput = z.strictObject({ id });
export type TemplateIdInput = z.infer<typeof templateIdInput>;

export const templateOwners = ['firm', 'mine', 'organization'] as const;

const currentVersion = z.strictObject({
  number: versionNumber,
  /** For a language other than Spanish: the Spanish version that this text translates. */
  follows: z.int().nullable(),
  createdAt: instant,
});

/** A row of the library. `about` is empty for a copy; `documents` is the number of the user's own documents. */
/** The maximum numbers per user. */
export const [mostTemplateCopies, mostTemplateDocuments] = [100, 2_000];

export const templateListItemSchema = z.strictObject({
  id,
  phase: z.enum(templatePhases),
  names: inEachLanguage(z.string()),
  about: inEachLanguage(z.string()),
  owner: z.enum(templateOwners),
  ownerName: z.string().nullable(),
  isShared: z.boolean(),
  isBlind: z.boolean(),
  versions: inEachLanguage(currentVersion),
  documents: z.int(),
  /** The number of fields in its Spanish text. */
  fields: z.int(),
});
export type TemplateListItem = z.infer<typeof templateListItemSchema>;

export const listTemplatesInput = z.strictObject({
  /** Searched in the names and in the text of the current versions. */
  search: safeText(100).default(''),
  language: language.default('es'),
});
export type ListTemplatesInput = z.infer<typeof listTemplatesInput>;
/**
 * `documents` and `drafts`: the numbers of the user's own, whatever the search; a draft is a document with a missing
 * field.
 */
export const templateListSchema = z.strictObject({
  items: z.array(templateListItemSchema),
  documents: z.int(),
  drafts: z.int(),
});
export type TemplateList = z.infer<typeof templateListSchema>;

export const templateVersionSchema = z.strictObject({
  language,
  number: versionNumber,
  follows: z.int().nullable(),
  note: z.string(),
  createdAt: instant,
});
export type TemplateVersion = z.infer<typeof templateVersionSchema>;

/** `versions`: the newest fifty of all languages, newest first. */
export const templateSchema = z.strictObject({
  ...templateListItemSchema.omit({ fields: true }).shape,
  sources: inEachLanguage(z.string()),
  history: z.array(templateVersionSchema),
});
export type Template = z.infer<typeof templateSchema>;

export const templateVersionInput = z.strictObject({ id, language, number: versionNumber });
export type TemplateVersionInput = z.infer<typeof templateVersionInput>;
export const templateSourceSchema = z.strictObject({ source: z.string() });
export type TemplateSourceText = z.infer<typeof templateSourceSchema>;

export const copyTemplateInput = z.strictObject({ id, name: nameText(80) });
export type CopyTemplateInput = z.infer<typeof copyTemplateInput>;

export const changeTemplateInput = z.strictObject({
  id,
  name: nameText(80).exactOptional(),
  isShared: z.boolean().exactOptional(),
  /** Whether the template is hidden from the list; `false` restores it. */
  isArchived: z.boolean().exactOptional(),
});
export type ChangeTemplateInput = z.infer<typeof changeTemplateInput>;

export const maxTemplateLength = 60_000;

/** `basedOn`: the version that was edited; the call fails with `conflict` when there is a newer one. */
export const saveTemplateVersionInput = z.strictObject({
  id,
  language,
  basedOn: versionNumber,
  source: requiredText(maxTemplateLength),
  note: requiredLineText(120),
  /** For a language other than Spanish: whether this text translates the current Spanish version. */
  followsSpanish: z.boolean().default(true),
});
export type SaveTemplateVersionInput = z.infer<typeof saveTemplateVersionInput>;

export const createTemplateDocumentInput = z.strictObject({
  templateId: id,
  language,
  valuationId: id.nullable().default(null),
});
export type CreateTemplateDocumentInput = z.infer<typeof createTemplateDocumentInput>;

export const templateFormats = ['docx', 'pdf'] as const;
export type TemplateFormat = (typeof templateFormats)[number];

const documentHead = {
  id,
  name: z.string(),
  language,
  companyName: z.string(),
  templateId: id.nullable(),
  versionNumber,
  valuationId: id.nullable(),
  missing: z.int(),
  createdAt: instant,
  updatedAt: instant,
};

export const templateDocumentItemSchema = z.strictObject(documentHead);
export type TemplateDocumentItem = z.infer<typeof templateDocumentItemSchema>;

export const templateDocumentPageSchema = z.strictObject({
  items: z.array(templateDocumentItemSchema),
  nextCursor,
});
export type TemplateDocumentPage = z.infer<typeof templateDocumentPageSchema>;

/**
 * A document with all data for its preview. `latestNumber` is the latest version of the template's text in its
 * language.
 */
export const templateDocumentSchema = z.strictObject({
  ...documentHead,
  version: versionNumber,
  isBlind: z.boolean(),
  source: z.string(),
  sourced: sourcedValuesSchema,
  typed: uncheckedStored<z.output<typeof typedValuesSchema>>(),
  latestNumber: versionNumber.nullable(),
});
export type TemplateDocument = z.infer<typeof templateDocumentSchema>;

/**
 * Omitted keys remain unchanged. `language` switches to the template's current text in that language; `isRenewed`
 * switches to the current text in the same language.
 */
export const updateTemplateDocumentInput = z.strictObject({
  id,
  version: versionNumber,
  typed: tolerantInput(typedValuesSchema).exactOptional(),
  valuationId: id.nullable().exactOptional(),
  language: language.exactOptional(),
  isRenewed: z.boolean().exactOptional(),
});
export type UpdateTemplateDocumentInput = z.infer<typeof updateTemplateDocumentInput>;

export const issueTemplateDocumentInput = z.strictObject({ id, format: z.enum(templateFormats) });
export type IssueTemplateDocumentInput = z.infer<typeof issueTemplateDocumentInput>;
export const issuedTemplateDocumentSchema = z.strictObject({
  fileId: id,
  fileName: oneLineText(200),
});
export type IssuedTemplateDocument = z.infer<typeof issuedTemplateDocumentSchema>;

/** The valuations that can fill in a document. */
export const templateValuationsInput = z.strictObject({
  /** Searched in the names of companies; when empty, the latest valuations are returned. */
  search: safeText(100).default(''),
});
export type TemplateValuationsInput = z.infer<typeof templateValuationsInput>;
export const templateValuationsSchema = z.strictObject({
  /** Whether there are more valuations, which can be found by name. */
  hasMore: z.boolean(),
  items: z.array(z.strictObject({ id, companyName: z.string() })),
});
export type TemplateValuations = z.infer<typeof templateValuationsSchema>;
