import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import type {
  Template,
  TemplateDocument,
  TemplateListItem,
} from '@valia/domain/templates/template-schemas.ts';

const createdAt = '2026-11-02T10:00:00.000Z';

/** The library as returned in the list; the English text of the first template is outdated. */
export const templateItems = (): TemplateListItem[] =>
  templateLibrary.map(({ id, phase, names, about, isBlind }, index) => ({
    id,
    phase,
    names,
    about,
    isBlind,
    isShared: false,
    documents: 0,
    fields: 27,
    owner: 'firm',
    ownerName: null,
    versions: {
      es: { number: index === 0 ? 2 : 1, follows: null, createdAt },
      ca: { number: index === 0 ? 2 : 1, follows: index === 0 ? 2 : 1, createdAt },
      en: { number: 1, follows: 1, createdAt },
    },
  }));

const [first] = templateItems();
export const ownTemplate = (source: string): Template => {
  if (first === undefined) throw new Error('The library is empty.');
  const { fields: _, ...listed } = first;
  return {
    ...listed,
    owner: 'mine',
    versions: { es: version(1), ca: version(1), en: version(1) },
    sources: { es: source, ca: source, en: source },
    history: [{ language: 'es', number: 1, follows: null, note: '', createdAt }],
  };
};
const version = (number: number) => ({ number, follows: null, createdAt });

export const templateDocument = (changes: Partial<TemplateDocument> = {}): TemplateDocument => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  name: 'Carta de encargo de venta',
  language: 'es',
  companyName: 'Conservas Valdeorza, S.L.',
  templateId: first?.id ?? null,
  versionNumber: 1,
  valuationId: null,
  missing: 2,
  createdAt,
  updatedAt: createdAt,
  version: 1,
  isBlind: false,
  source: '# Carta\nDe {{company.name}}, por {{company-representative}}, en {{place}}.',
  sourced: { 'company.name': { kind: 'text', text: 'Conservas Valdeorza, S.L.' } },
  typed: {},
  latestNumber: 1,
  ...changes,
});
