import type { UserLanguage } from '../../accounts/user-languages.ts';
import { inThreeLanguages, type InThreeLanguages } from '../template-field.ts';
import type { TemplatePhase } from '../template-phase.ts';
import { engagementLetterCa } from './ca/engagement-letter-ca.ts';
import { engagementLetterEn } from './en/engagement-letter-en.ts';
import { engagementLetterEs } from './es/engagement-letter-es.ts';
import { feeAgreementCa } from './ca/fee-agreement-ca.ts';
import { feeAgreementEn } from './en/fee-agreement-en.ts';
import { feeAgreementEs } from './es/fee-agreement-es.ts';
import { collaborationAgreementCa } from './ca/collaboration-agreement-ca.ts';
import { collaborationAgreementEn } from './en/collaboration-agreement-en.ts';
import { collaborationAgreementEs } from './es/collaboration-agreement-es.ts';
import { confidentialityAgreementCa } from './ca/confidentiality-agreement-ca.ts';
import { confidentialityAgreementEn } from './en/confidentiality-agreement-en.ts';
import { confidentialityAgreementEs } from './es/confidentiality-agreement-es.ts';
import { teaserCa } from './ca/teaser-ca.ts';
import { teaserEn } from './en/teaser-en.ts';
import { teaserEs } from './es/teaser-es.ts';
import { informationMemorandumCa } from './ca/information-memorandum-ca.ts';
import { informationMemorandumEn } from './en/information-memorandum-en.ts';
import { informationMemorandumEs } from './es/information-memorandum-es.ts';
import { buyerListCa } from './ca/buyer-list-ca.ts';
import { buyerListEn } from './en/buyer-list-en.ts';
import { buyerListEs } from './es/buyer-list-es.ts';
import { processLetterCa } from './ca/process-letter-ca.ts';
import { processLetterEn } from './en/process-letter-en.ts';
import { processLetterEs } from './es/process-letter-es.ts';
import { valuationLetterCa } from './ca/valuation-letter-ca.ts';
import { valuationLetterEn } from './en/valuation-letter-en.ts';
import { valuationLetterEs } from './es/valuation-letter-es.ts';
import { letterOfIntentCa } from './ca/letter-of-intent-ca.ts';
import { letterOfIntentEn } from './en/letter-of-intent-en.ts';
import { letterOfIntentEs } from './es/letter-of-intent-es.ts';
import { exclusivityLetterCa } from './ca/exclusivity-letter-ca.ts';
import { exclusivityLetterEn } from './en/exclusivity-letter-en.ts';
import { exclusivityLetterEs } from './es/exclusivity-letter-es.ts';
import { dueDiligenceChecklistCa } from './ca/due-diligence-checklist-ca.ts';
import { dueDiligenceChecklistEn } from './en/due-diligence-checklist-en.ts';
import { dueDiligenceChecklistEs } from './es/due-diligence-checklist-es.ts';
import { sharePurchaseTermsCa } from './ca/share-purchase-terms-ca.ts';
import { sharePurchaseTermsEn } from './en/share-purchase-terms-en.ts';
import { sharePurchaseTermsEs } from './es/share-purchase-terms-es.ts';
import { closingChecklistCa } from './ca/closing-checklist-ca.ts';
import { closingChecklistEn } from './en/closing-checklist-en.ts';
import { closingChecklistEs } from './es/closing-checklist-es.ts';

/** A template of the firm as the product comes with it. Its id is fixed, so that a second start adds nothing. */
export interface LibraryTemplate {
  id: string;
  key: string;
  phase: TemplatePhase;
  names: InThreeLanguages;
  /** A few words beside the name. */
  about: InThreeLanguages;
  /** Goes to people who may not learn whose company it is. */
  isBlind: boolean;
  sources: Readonly<Record<UserLanguage, string>>;
}

const idOf = (number: number): string =>
  `7e3a9c10-52d4-4f1b-8a60-${String(number).padStart(12, '0')}`;

/** In the order of a deal. */
export const templateLibrary: readonly LibraryTemplate[] = [
  {
    id: idOf(1),
    key: 'engagement-letter',
    phase: 'engagement',
    names: inThreeLanguages(
      'Carta de encargo de venta',
      'Carta d’encàrrec de venda',
      'Sell-side engagement letter',
    ),
    about: inThreeLanguages('honorarios y plazo', 'honoraris i termini', 'fees and term'),
    isBlind: false,
    sources: { es: engagementLetterEs, ca: engagementLetterCa, en: engagementLetterEn },
  },
  {
    id: idOf(2),
    key: 'fee-agreement',
    phase: 'engagement',
    names: inThreeLanguages('Acuerdo de honorarios', 'Acord d’honoraris', 'Fee agreement'),
    about: inThreeLanguages(
      'escala, mínimo y pago',
      'escala, mínim i pagament',
      'scale, minimum and payment',
    ),
    isBlind: false,
    sources: { es: feeAgreementEs, ca: feeAgreementCa, en: feeAgreementEn },
  },
  {
    id: idOf(3),
    key: 'collaboration-agreement',
    phase: 'engagement',
    names: inThreeLanguages(
      'Acuerdo de colaboración',
      'Acord de col·laboració',
      'Referral agreement',
    ),
    about: inThreeLanguages('por referencia', 'per referència', 'by referral'),
    isBlind: false,
    sources: {
      es: collaborationAgreementEs,
      ca: collaborationAgreementCa,
      en: collaborationAgreementEn,
    },
  },
  {
    id: idOf(4),
    key: 'confidentiality-agreement',
    phase: 'confidentiality',
    names: inThreeLanguages(
      'Acuerdo de confidencialidad',
      'Acord de confidencialitat',
      'Non-disclosure agreement',
    ),
    about: inThreeLanguages('NDA con el comprador', 'NDA amb el comprador', 'NDA with the buyer'),
    isBlind: false,
    sources: {
      es: confidentialityAgreementEs,
      ca: confidentialityAgreementCa,
      en: confidentialityAgreementEn,
    },
  },
  {
    id: idOf(5),
    key: 'teaser',
    phase: 'marketing',
    names: inThreeLanguages('Perfil ciego', 'Perfil cec', 'Teaser'),
    about: inThreeLanguages(
      'sin nombre de la empresa',
      'sense nom de l’empresa',
      'without the company’s name',
    ),
    isBlind: true,
    sources: { es: teaserEs, ca: teaserCa, en: teaserEn },
  },
  {
    id: idOf(6),
    key: 'information-memorandum',
    phase: 'marketing',
    names: inThreeLanguages('Cuaderno de venta', 'Quadern de venda', 'Information memorandum'),
    about: inThreeLanguages(
      'cuentas, mercado y previsiones',
      'comptes, mercat i previsions',
      'accounts, market and forecast',
    ),
    isBlind: false,
    sources: {
      es: informationMemorandumEs,
      ca: informationMemorandumCa,
      en: informationMemorandumEn,
    },
  },
  {
    id: idOf(7),
    key: 'buyer-list',
    phase: 'marketing',
    names: inThreeLanguages('Lista de compradores', 'Llista de compradors', 'Buyer list'),
    about: inThreeLanguages('contactos y estado', 'contactes i estat', 'contacts and status'),
    isBlind: false,
    sources: { es: buyerListEs, ca: buyerListCa, en: buyerListEn },
  },
  {
    id: idOf(8),
    key: 'process-letter',
    phase: 'marketing',
    names: inThreeLanguages('Carta de proceso', 'Carta de procés', 'Process letter'),
    about: inThreeLanguages(
      'fases, fechas y normas',
      'fases, dates i normes',
      'stages, dates and rules',
    ),
    isBlind: false,
    sources: { es: processLetterEs, ca: processLetterCa, en: processLetterEn },
  },
  {
    id: idOf(9),
    key: 'valuation-letter',
    phase: 'marketing',
    names: inThreeLanguages(
      'Carta del informe de valoración',
      'Carta de l’informe de valoració',
      'Valuation report letter',
    ),
    about: inThreeLanguages(
      'presenta el informe y sus límites',
      'presenta l’informe i els seus límits',
      'introduces the report and its limits',
    ),
    isBlind: false,
    sources: { es: valuationLetterEs, ca: valuationLetterCa, en: valuationLetterEn },
  },
  {
    id: idOf(10),
    key: 'letter-of-intent',
    phase: 'negotiation',
    names: inThreeLanguages('Carta de intenciones', 'Carta d’intencions', 'Letter of intent'),
    about: inThreeLanguages(
      'oferta no vinculante, NBO',
      'oferta no vinculant, NBO',
      'non-binding offer, NBO',
    ),
    isBlind: false,
    sources: { es: letterOfIntentEs, ca: letterOfIntentCa, en: letterOfIntentEn },
  },
  {
    id: idOf(11),
    key: 'exclusivity-letter',
    phase: 'negotiation',
    names: inThreeLanguages('Carta de exclusividad', 'Carta d’exclusivitat', 'Exclusivity letter'),
    about: inThreeLanguages('plazo y materias', 'termini i matèries', 'term and matters'),
    isBlind: false,
    sources: { es: exclusivityLetterEs, ca: exclusivityLetterCa, en: exclusivityLetterEn },
  },
  {
    id: idOf(12),
    key: 'due-diligence-checklist',
    phase: 'closing',
    names: inThreeLanguages(
      'Lista de due diligence',
      'Llista de due diligence',
      'Due diligence checklist',
    ),
    about: inThreeLanguages('diez áreas', 'deu àrees', 'ten areas'),
    isBlind: false,
    sources: {
      es: dueDiligenceChecklistEs,
      ca: dueDiligenceChecklistCa,
      en: dueDiligenceChecklistEn,
    },
  },
  {
    id: idOf(13),
    key: 'share-purchase-terms',
    phase: 'closing',
    names: inThreeLanguages(
      'Términos del contrato',
      'Termes del contracte',
      'Share purchase outline',
    ),
    about: inThreeLanguages(
      'base de la compraventa',
      'base de la compravenda',
      'basis of the sale',
    ),
    isBlind: false,
    sources: { es: sharePurchaseTermsEs, ca: sharePurchaseTermsCa, en: sharePurchaseTermsEn },
  },
  {
    id: idOf(14),
    key: 'closing-checklist',
    phase: 'closing',
    names: inThreeLanguages('Lista de cierre', 'Llista de tancament', 'Closing checklist'),
    about: inThreeLanguages(
      'documentos y firmas',
      'documents i signatures',
      'documents and signatures',
    ),
    isBlind: false,
    sources: { es: closingChecklistEs, ca: closingChecklistCa, en: closingChecklistEn },
  },
];
