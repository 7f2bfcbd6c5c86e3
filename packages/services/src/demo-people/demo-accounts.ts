import type { SignUpInput } from '@valia/domain/accounts/account-schemas.ts';

export interface DemoAccount {
  label: string;
  role: 'advisor' | 'user' | 'superadmin';
  /** The seed of the second factor, in Base32; set for administrators, who need one. */
  seed: string | null;
  signUp: SignUpInput;
}

const password = 'valoraciones-2026';
const base = { password, termsAccepted: true } as const;

/** Invented users. Addresses under `.example` cannot belong to anybody. */
export const demoAccounts = {
  marta: {
    label: 'Asesora',
    role: 'advisor',
    seed: null,
    signUp: {
      ...base,
      firstName: 'Marta',
      lastName: 'Soler',
      email: 'marta@solerprada.example',
      company: 'Soler Prada Asesores',
      phone: '941 000 114',
      city: 'Logroño',
      advisoryType: 'integral',
      taxId: 'B26001479',
    },
  },
  jordi: {
    label: 'Segundo asesor',
    role: 'advisor',
    seed: null,
    signUp: {
      ...base,
      firstName: 'Jordi',
      lastName: 'Ferrer',
      email: 'jordi@ferrervila.example',
      company: 'Ferrer Vila Consultors',
      phone: '972 000 236',
      city: 'Girona',
      advisoryType: 'fiscal',
      taxId: 'B08203150',
    },
  },
  rosa: {
    label: 'Empresaria',
    role: 'user',
    seed: null,
    signUp: {
      ...base,
      firstName: 'Rosa',
      lastName: 'Urdaneta',
      email: 'rosa@quesosurdaneta.example',
      company: 'Quesos Urdaneta',
      phone: '941 000 471',
      city: 'Calahorra',
      advisoryType: null,
      taxId: 'B26008144',
    },
  },
  administrator: {
    label: 'Administradora',
    role: 'superadmin',
    seed: 'VALIADEMOSEEDVALIADEMOSEED234567',
    signUp: {
      ...base,
      firstName: 'Irene',
      lastName: 'Sanabria',
      email: 'irene@merindal.example',
      company: 'Merindal Corporate Finance',
      phone: '941 000 357',
      city: 'Logroño',
      advisoryType: null,
      taxId: null,
    },
  },
} as const satisfies Record<string, DemoAccount>;

/** The firm that operates the platform in the demo data. */
export const demoFirm = {
  name: 'Merindal Corporate Finance, S.L.',
  taxId: 'B26005181',
  address: 'Gran Vía Juan Carlos I, 14, 26002 Logroño',
  dataProtectionContact: 'privacidad@merindal.example',
  mailbox: 'hola@merindal.example',
  phone: '941 000 000',
} as const;
