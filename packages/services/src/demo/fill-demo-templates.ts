import type { LibraryTemplate } from '@valia/domain/templates/read-library.ts';
import type { TypedValues } from '@valia/domain/templates/template-values.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import {
  createTemplateDocument,
  getTemplateDocument,
} from '../templates/documents/template-document-verbs.ts';
import { updateTemplateDocument } from '../templates/documents/update-template-document.ts';
import { publishTemplateVersion } from '../templates/library-template-verbs.ts';
import { listTemplateValuations } from '../templates/list-template-valuations.ts';
import { changeTemplate, copyTemplate, saveTemplateVersion } from '../templates/template-verbs.ts';

type Library = readonly LibraryTemplate[];

const libraryTemplate = (library: Library, key: string) => {
  const template = library.find((known) => known.key === key);
  if (template === undefined) throw new Error(`No template ${key}`);
  return template;
};

const engagement: TypedValues = {
  'adviser-address': 'Gran Vía, 38, 26002 Logroño',
  'company-address': 'Camino de la Estación, 14, 26500 Calahorra',
  stake: 1,
  exclusive: true,
  'term-months': 12,
  'tail-months': 24,
  retainer: 3_000,
  'credit-share': 1,
  'fee-bands':
    'Hasta 1 M€; 10 %\nDe 1 a 2 M€; 8 %\nDe 2 a 3 M€; 6 %\nDe 3 a 4 M€; 4 %\nMás de 4 M€; 2 %',
  'fee-base': 'el precio de las participaciones',
  'minimum-fee': 150_000,
  'fee-cap': 300_000,
  'excluded-buyers': 'Grupo Almadía y sus filiales',
  'known-buyer-discount': 0.25,
  'indirect-tax': 'IVA al 21 %',
  'expenses-cap': 500,
};

const teaser: TypedValues = {
  'project-code': 'Ribera',
  transaction: 'Venta del 100 % del capital por relevo generacional.',
  'blind-activity':
    'Fabricante de conservas vegetales con marca propia y para la distribución, con clientes de más de diez años.',
  region: 'Valle del Ebro',
  highlights:
    'Diez años seguidos con beneficio\nPlanta propia con capacidad libre\nMás de la mitad de las ventas, fuera de España',
  'reply-by': '2027-02-26',
};

/**
 * Publishes a new version of the first template in Spanish and Catalan only; the English text remains outdated, as it
 * would be for a while in practice.
 */
const publishNews = async (ctx: ServiceContext, library: Library): Promise<void> => {
  const { id, sources } = libraryTemplate(library, 'engagement-letter');
  const news = {
    es: '## 10. Comunicaciones\nLas comunicaciones entre las partes se hacen por escrito, a los domicilios del encabezamiento.',
    ca: '## 10. Comunicacions\nLes comunicacions entre les parts es fan per escrit, als domicilis de l’encapçalament.',
  };
  const before = { es: 'Y en prueba de conformidad', ca: 'I en prova de conformitat' };
  const note = { es: 'Añade las comunicaciones entre las partes', ca: 'Afegeix les comunicacions' };
  for (const language of ['es', 'ca'] as const)
    await publishTemplateVersion({
      ctx,
      input: {
        id,
        language,
        basedOn: 1,
        note: note[language],
        followsSpanish: true,
        source: sources[language].replace(
          before[language],
          `${news[language]}\n\n${before[language]}`,
        ),
      },
    });
};

const makeCopy = async (ctx: ServiceContext, library: Library): Promise<void> => {
  const { id: from, sources } = libraryTemplate(library, 'confidentiality-agreement');
  const { id } = await copyTemplate({ ctx, input: { id: from, name: 'NDA de la casa' } });
  const note = 'Añade cómo se comunican las partes';
  const end = '\n\n~ Por la Sociedad';
  const clause =
    '\n9.3. Las comunicaciones se hacen por escrito, a los domicilios del encabezamiento.';
  const source = sources.es.replace(end, `${clause}${end}`);
  const version = { id, language: 'es', basedOn: 1, source, note, followsSpanish: true } as const;
  await saveTemplateVersion({ ctx, input: version });
  await changeTemplate({ ctx, input: { id, isShared: true } });
};

const makeDocument = async (
  ctx: ServiceContext,
  { id: templateId }: LibraryTemplate,
  typed: TypedValues,
) => {
  const search = 'Conservas Valdeorza';
  const [valuation] = (await listTemplateValuations({ ctx, input: { search } })).items;
  const { id } = await createTemplateDocument({
    ctx,
    input: {
      templateId,
      language: 'es',
      valuationId: valuation?.id ?? null,
    },
  });
  const { version, typed: first } = await getTemplateDocument({ ctx, input: { id } });
  await updateTemplateDocument({ ctx, input: { id, version, typed: { ...first, ...typed } } });
};

/** A library with a newer version, a shared copy, a draft and a completed document. */
export const fillDemoTemplates = async (
  ctx: ServiceContext,
  { marta, administrator }: Record<'marta' | 'administrator', Actor>,
  library: Library,
): Promise<void> => {
  await publishNews({ ...ctx, actor: administrator }, library);
  const ofMarta = { ...ctx, actor: marta };
  await makeCopy(ofMarta, library);
  await makeDocument(ofMarta, libraryTemplate(library, 'engagement-letter'), engagement);
  await makeDocument(ofMarta, libraryTemplate(library, 'teaser'), teaser);
};
