import type { CreateRequestInput } from '@valia/domain/collaborations/request-schemas.ts';
import type { DirectoryProfile } from '@valia/domain/directory/directory-schemas.ts';
import type { DemoAccount } from './demo-accounts.ts';

export type DemoPerson = 'marta' | 'jordi' | 'rosa' | 'nuria' | 'vicent' | 'laia';

/** What became of a request, so many days ago. */
type DemoAnswer =
  | { to: 'accepted'; daysAgo: number; outcome?: 'won' | 'lost'; isConfirmed?: true }
  | { to: 'rejected'; daysAgo: number; reason: string }
  | { to: 'withdrawn' | 'expired'; daysAgo: number };

export interface DemoRequest extends Pick<
  CreateRequestInput,
  'type' | 'companyName' | 'message' | 'sector' | 'province'
> {
  from: DemoPerson;
  /** Null for the firm. */
  to: DemoPerson | null;
  daysAgo: number;
  expectedValueCents?: number;
  answer?: DemoAnswer;
  /** Who writes, how many days ago, what. */
  messages?: [by: DemoPerson, daysAgo: number, text: string][];
}

const base = { password: 'valoraciones-2026', termsAccepted: true } as const;

/** Further advisers of the directory, all invented; the demo set shows nobody's password but of those it names. */
export const demoColleagues = {
  nuria: {
    label: 'Asesora del directorio',
    role: 'advisor',
    seed: null,
    signUp: {
      ...base,
      firstName: 'Núria',
      lastName: 'Balcells Prat',
      email: 'nuria@balcellsprat.example',
      company: 'Balcells i Associats',
      phone: '973 000 118',
      city: 'Lleida',
      advisoryType: 'contable',
      taxId: null,
    },
  },
  vicent: {
    label: 'Asesor del directorio',
    role: 'advisor',
    seed: null,
    signUp: {
      ...base,
      firstName: 'Vicent',
      lastName: 'Sanchis Orero',
      email: 'vicent@sanchisorero.example',
      company: 'Sanchis Orero Asesores',
      phone: '963 000 274',
      city: 'Valencia',
      advisoryType: 'integral',
      taxId: null,
    },
  },
  laia: {
    label: 'Asesora del directorio',
    role: 'advisor',
    seed: null,
    signUp: {
      ...base,
      firstName: 'Laia',
      lastName: 'Grau Nogués',
      email: 'laia@graunogues.example',
      company: 'Grau Nogués Finance',
      phone: '934 000 361',
      city: 'Barcelona',
      advisoryType: 'juridica',
      taxId: null,
    },
  },
} as const satisfies Record<string, DemoAccount>;

/** Laia shows nothing but name and company: what everybody begins with. */
export const demoProfiles: Readonly<Partial<Record<DemoPerson, DirectoryProfile>>> = {
  marta: {
    isListed: true,
    specialties: ['valuations', 'mergers'],
    sectors: ['ALI'],
    languages: ['es'],
    province: '26',
    presentation:
      'Valoraciones y ventas de empresas familiares de alimentación en La Rioja y Navarra.',
  },
  jordi: {
    isListed: true,
    specialties: ['mergers', 'due-diligence'],
    sectors: ['ALI', 'TEX'],
    languages: ['ca', 'es', 'en'],
    province: '17',
    presentation:
      'Operaciones de compraventa en Girona y Barcelona, con contactos de compradores franceses.',
  },
  nuria: {
    isListed: true,
    specialties: ['mergers', 'restructuring'],
    sectors: ['AGR', 'ALI'],
    languages: ['ca', 'es'],
    province: '25',
    presentation: '',
  },
  vicent: {
    isListed: true,
    specialties: ['valuations', 'mergers'],
    sectors: ['TEX'],
    languages: ['es', 'ca', 'en'],
    province: '46',
    presentation: 'Industria valenciana: textil, cerámica y calzado.',
  },
};

const referral = { type: 'referral', sector: null, province: null } as const;
const together = { type: 'co_working', sector: null, province: null } as const;
const expertise = { type: 'expertise_needed', sector: null, province: null } as const;

/** Half a year of requests: every status and every outcome occurs, on both sides of Marta. */
export const demoRequests: readonly DemoRequest[] = [
  {
    ...referral,
    from: 'marta',
    to: null,
    companyName: 'Clínica Dental Montearra, S.L.P.',
    message:
      'La doctora quiere retirarse en dos años y que su equipo siga. Pide discreción con los pacientes.',
    daysAgo: 0.8,
  },
  {
    ...referral,
    from: 'rosa',
    to: null,
    companyName: 'Quesos Urdaneta, S.L.',
    message:
      'Quiero vender mi quesería en los próximos dos años. Mis hijos no siguen y el equipo sí.',
    daysAgo: 28,
    answer: { to: 'accepted', daysAgo: 26.8 },
  },
  {
    ...referral,
    from: 'rosa',
    to: null,
    companyName: 'Transportes Frigoríficos Cameros, S.L.',
    message: 'Es quien reparte nuestro queso. Los dos hermanos se jubilan y no tienen relevo.',
    daysAgo: 0.4,
    expectedValueCents: 124_000_000,
  },
  {
    ...referral,
    from: 'jordi',
    to: null,
    companyName: 'Hostal Platja Castell, S.L.',
    message:
      'La família vol vendre abans de l’estiu. Té una oferta d’una cadena i no sap si és bona.',
    daysAgo: 31,
    answer: {
      to: 'rejected',
      daysAgo: 29.6,
      reason: 'Ya asesoramos a la cadena que hizo la oferta: no podemos llevar las dos partes.',
    },
  },
  {
    ...together,
    from: 'marta',
    to: 'jordi',
    companyName: 'Instalaciones Tarrasol, S.L.',
    message:
      'Instalaciones eléctricas con 31 empleados. El dueño se jubila en 2027 y quiere dejar la venta cerrada antes. ¿Te interesa llevar la búsqueda de comprador conmigo?',
    daysAgo: 6,
  },
  {
    ...expertise,
    from: 'marta',
    to: 'nuria',
    companyName: 'Hotel Rural Sarmenta, S.L.',
    message:
      'Hotel de 14 habitaciones con viñedo propio. Busco a alguien que haya valorado terrenos agrícolas.',
    daysAgo: 11,
  },
  {
    ...together,
    from: 'marta',
    to: 'jordi',
    companyName: 'Conservas Valdeorza, S.L.',
    message:
      'Hola, Jordi. La familia quiere vender el 100 % y seguir dos años en la dirección. Tengo la valoración cerrada; busco a alguien con compradores en conserva. ¿Lo llevamos a medias?',
    daysAgo: 20,
    answer: { to: 'accepted', daysAgo: 19 },
    messages: [
      [
        'jordi',
        18.9,
        'Encantado. Tengo dos grupos franceses y uno italiano que preguntaron por esta categoría en verano. Leo la valoración hoy.',
      ],
      ['marta', 12, 'Gracias. Cuando quieras preparamos el perfil ciego.'],
      [
        'jordi',
        2,
        'El grupo italiano ofrece entre 6,6 y 7,2 M€ por el 100 %, con un 15 % aplazado a dos años según EBITDA. Está dentro de tu rango.',
      ],
      [
        'jordi',
        0.2,
        '¿Puedes hablar con la familia antes del martes? Piden exclusividad de 60 días.',
      ],
    ],
  },
  {
    ...expertise,
    from: 'marta',
    to: 'nuria',
    companyName: 'Óptica Lumarés, S.L.',
    message: 'Cadena de tres ópticas. ¿Has llevado alguna sucesión en el sector?',
    daysAgo: 110,
    answer: { to: 'expired', daysAgo: 80 },
  },
  {
    ...referral,
    from: 'marta',
    to: null,
    companyName: 'Cerámicas Vinalar, S.L.',
    message: 'Fabricante de azulejo artesano; la propiedad duda entre vender y arrendar.',
    daysAgo: 95,
    expectedValueCents: 134_000_000,
    answer: { to: 'withdrawn', daysAgo: 94.5 },
  },
  {
    ...together,
    from: 'marta',
    to: 'vicent',
    companyName: 'Maderas Ebro Alto, S.L.',
    message: 'Aserradero con almacén propio. El comprador natural está en Valencia; ¿lo conoces?',
    daysAgo: 120,
    expectedValueCents: 478_000_000,
    answer: { to: 'accepted', daysAgo: 118, outcome: 'won' },
  },
  {
    ...together,
    from: 'marta',
    to: 'nuria',
    companyName: 'Viveros Cidacos, S.L.',
    message: 'Vivero con cuatro invernaderos. La familia quiere un socio, no vender todo.',
    daysAgo: 130,
    expectedValueCents: 231_000_000,
    answer: { to: 'accepted', daysAgo: 127, outcome: 'lost', isConfirmed: true },
  },
  {
    ...referral,
    from: 'jordi',
    to: 'marta',
    companyName: 'Embutidos Puigrós, S.L.',
    message:
      'Un cliente mío se muda a Logroño y quiere comprar una empresa de alimentación de tu zona. ¿Te lo paso?',
    daysAgo: 3,
  },
  {
    ...together,
    from: 'vicent',
    to: 'marta',
    companyName: 'Calzados Albufera, S.A.',
    message: 'Busco a alguien que valore la marca; yo llevo la negociación.',
    daysAgo: 27,
  },
  {
    ...expertise,
    from: 'nuria',
    to: 'marta',
    companyName: 'Fruites Segrià, S.L.',
    message:
      'Cooperativa de fruta con cámaras propias. Necesito una segunda opinión sobre los múltiplos.',
    daysAgo: 41,
    answer: { to: 'accepted', daysAgo: 40 },
  },
  {
    ...referral,
    from: 'laia',
    to: 'marta',
    companyName: 'Clínica Veterinaria Sant Pau, S.L.P.',
    message: 'Dos veterinarias que quieren vender su clínica de Barcelona.',
    daysAgo: 70,
    answer: {
      to: 'rejected',
      daysAgo: 69,
      reason: 'No llevo operaciones fuera de La Rioja y Navarra; Jordi está más cerca.',
    },
  },
];
