import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { createLead } from '../leads/create-lead.ts';
import type { ServiceContext } from '../context/service-context.ts';
import type { Changed } from '../verbs/verb.ts';
import type { RequestRow } from '../requests/requests.ts';
import { versionFigures, type VersionFigures } from './versions/version-figures.ts';

const senderOf = async (tx: Transaction, userId: string) => {
  const [sender] = await tx
    .select({
      email: users.email,
      language: users.language,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, userId));
  if (sender === undefined) throw new AppError('not-found');
  return sender;
};

const isPurchase = async (tx: Transaction, valuationId: string | null): Promise<boolean> => {
  if (valuationId === null) return false;
  const [row] = await tx
    .select({ type: valuations.type })
    .from(valuations)
    .where(eq(valuations.id, valuationId));
  return row?.type === 'potential_acquisition';
};

/** Figures in euros, because leads store euros. */
const companyFigures = (figures: VersionFigures | null) => {
  const inEuros = figures?.currency === 'EUR' ? figures : null;
  const revenue = inEuros?.revenue ?? null;
  return {
    annualRevenue: revenue === null ? null : Math.max(0, revenue),
    ebitda: inEuros?.ebitda ?? null,
    figures: figures && {
      method: figures.method,
      currency: figures.currency,
      equityLow: figures.equityLow,
      equityCentral: figures.equityCentral,
      equityHigh: figures.equityHigh,
    },
  };
};

/**
 * The lead created from a request to the firm: its contact is the sender, and its arrival time is that of the request.
 */
export const leadOfRequest = async (
  tx: Transaction,
  ctx: ServiceContext,
  request: RequestRow,
): Promise<Changed<string>> => {
  const { requesterUserId, companyName, sector, province, message, valuationId } = request;
  const { email, language, phone, ...name } = await senderOf(tx, requesterUserId);
  const figures = request.snapshotId && (await versionFigures(tx, request.snapshotId));
  const lead = await createLead(tx, ctx, {
    kind: (await isPurchase(tx, valuationId)) ? 'buy' : 'sell',
    source: 'referral',
    companyName,
    taxId: null,
    sector,
    province,
    reason: null,
    timing: null,
    contactName: fullName(name),
    email,
    phone: phone ?? '',
    message,
    language,
    requestedBy: requesterUserId,
    valuationId,
    ...companyFigures(figures || null),
  });
  await tx
    .update(sellBusinessLeads)
    .set({ createdAt: request.createdAt })
    .where(eq(sellBusinessLeads.id, lead.value));
  return lead;
};
