import type { RequestType } from '@valia/domain/collaborations/request-status.ts';
import type { RequestOutcome } from '@valia/domain/collaborations/request-outcome.ts';

/** What became of a referred company, in days before today. */
export interface DemoDeal {
  companyName: string;
  by: 'marta' | 'jordi' | 'rosa';
  toFirm: boolean;
  type: RequestType;
  euros: number;
  sent: number;
  accepted: number;
  outcome: RequestOutcome;
  /** When it was won. */
  ended: number;
  /** The price at the end, where it was another. */
  corrected?: [euros: number, days: number, reason: string];
  approved?: number;
  paid?: [days: number, reference: string];
  reversed?: [days: number, reason: string];
}

const referral = { by: 'marta', toFirm: true, type: 'referral' } as const;
const together = { by: 'marta', toFirm: false, type: 'co_working' } as const;

/** Invented companies: every status of a commission, and a debt that the next payment worked off. */
export const demoDeals: readonly DemoDeal[] = [
  {
    ...referral,
    companyName: 'Panificadora Urrutalde, S.L.',
    euros: 520_000,
    sent: 145,
    accepted: 144,
    outcome: 'won',
    ended: 120,
    approved: 115,
    paid: [100, 'Factura 2026/003'],
  },
  {
    ...together,
    companyName: 'Aceites Riomayor, S.A.',
    euros: 2_310_000,
    sent: 140,
    accepted: 137,
    outcome: 'won',
    ended: 110,
    approved: 104,
    paid: [90, 'Factura 2026/011'],
    reversed: [66, 'El comprador incumplió y la venta se resolvió'],
  },
  {
    ...referral,
    companyName: 'Cerámicas Olivarda, S.L.',
    euros: 1_180_000,
    sent: 128,
    accepted: 127,
    outcome: 'won',
    ended: 88,
    approved: 80,
    paid: [70, 'Factura 2026/019'],
  },
  {
    ...together,
    companyName: 'Logística Ebrovía, S.A.',
    euros: 5_720_000,
    sent: 118,
    accepted: 115,
    outcome: 'won',
    ended: 50,
    approved: 44,
    paid: [30, 'Factura 2026/027'],
  },
  {
    ...referral,
    companyName: 'Maderas Ocejón, S.L.',
    euros: 1_940_000,
    sent: 62,
    accepted: 61,
    outcome: 'won',
    ended: 3,
  },
  {
    ...referral,
    by: 'jordi',
    companyName: 'Papelera Onsella, S.A.',
    euros: 1_470_000,
    sent: 110,
    accepted: 109,
    outcome: 'won',
    ended: 52,
    approved: 41,
  },
  {
    ...referral,
    by: 'jordi',
    companyName: 'Tallers Montnegre, S.L.',
    euros: 3_100_000,
    sent: 40,
    accepted: 39,
    outcome: 'won',
    ended: 6,
  },
  {
    ...referral,
    by: 'rosa',
    companyName: 'Lácteos Valdelaseca, S.L.',
    euros: 860_000,
    sent: 72,
    accepted: 71,
    outcome: 'won',
    ended: 33,
    approved: 27,
  },
  {
    ...referral,
    companyName: 'Distribuciones Quirante, S.L.',
    euros: 2_720_000,
    sent: 75,
    accepted: 74,
    outcome: 'won',
    ended: 20,
    corrected: [2_680_000, 15, 'Precio final tras el ajuste de circulante'],
    approved: 9,
  },
];
