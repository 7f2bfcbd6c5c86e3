import type { TemplatePhase } from '@valia/domain/templates/template-phase.ts';
import {
  declareSearch,
  readChoice,
  readMatching,
  readText,
} from '../../../components/filters/search-schema.ts';

type TemplatesTab = 'library' | 'own' | 'documents' | 'drafts';

/** The query parameters of the templates. */
export const templatesSearchSchema = declareSearch(
  {
    search: readText(100),
    phase: readChoice<TemplatePhase>({
      engagement: true,
      confidentiality: true,
      marketing: true,
      negotiation: true,
      closing: true,
    }),
    tab: readChoice<TemplatesTab>({ library: true, own: true, documents: true, drafts: true }),
    template: readMatching(/^[0-9a-f-]{36}$/),
  },
  { view: ['tab'], passing: ['template'] },
);

export const readTemplatesSearch = templatesSearchSchema.read;
export type TemplatesSearch = ReturnType<typeof readTemplatesSearch>;
