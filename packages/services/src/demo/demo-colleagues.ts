import type { DirectoryProfile } from '@valia/domain/directory/directory-schemas.ts';
import type { DemoAccount } from './demo-accounts.ts';
import type { DemoPerson } from './demo-content.ts';

const base = { password: 'valoraciones-2026', termsAccepted: true } as const;

/** More invented advisers of the directory. The demo data shows passwords only for the accounts that it presents. */
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

/** Laia shows only her name and company, which is the default profile. */
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
