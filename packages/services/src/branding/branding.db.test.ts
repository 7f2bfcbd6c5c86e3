import { files } from '@valia/db/schema/valuations/files.ts';
import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFile } from '../files/read-file.ts';
import { loadReportAdviser } from '../reports/report-adviser.ts';
import { loadReportBrand } from '../reports/report-brand.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { getOwnBranding } from './find-branding.ts';
import { printBrandingSample } from './print-branding-sample.ts';
import { sendLogo } from './send-logo.ts';
import { updateBranding } from './update-branding.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const store = createServiceContext({} as never).files;
const contextOf = (adviser: TestAdviser) =>
  createServiceContext(database.db, adviser, {
    files: store,
    logos: {
      readLogo: (bytes) => Promise.resolve({ bytes, mediaType: 'image/png', color: '#4e93a3' }),
    },
  });
const brand = {
  logoFileId: null,
  color: '#4e93a3',
  name: 'Soler Prada',
  description: 'Valoración y fiscalidad',
  phone: null,
  email: 'hola@solerprada.example',
  website: 'solerprada.example',
  address: null,
  disclaimers: { es: 'Solo para su destinatario.', ca: '', en: '' },
};
const send = (adviser: TestAdviser, byte: number) =>
  sendLogo({ ctx: contextOf(adviser), input: { bytes: new Uint8Array([byte]) } });
const filesOf = ({ userId }: TestAdviser) =>
  database.db.select().from(files).where(eq(files.ownerId, userId));

/** An owner, and a member of their organization. */
const pair = async () => {
  const [owner, member] = [await createAdviser(database.db), await createAdviser(database.db)];
  await database.db
    .update(organizationMembers)
    .set({ organizationId: owner.organizationId, role: 'member' })
    .where(eq(organizationMembers.userId, member.userId));
  return { owner, member };
};

describe('a brand', () => {
  test('is on the reports of every member, with what each language says', async () => {
    const { owner, member } = await pair();
    const { fileId } = await send(owner, 1);
    await updateBranding({ ctx: contextOf(owner), input: { ...brand, logoFileId: fileId } });
    const ctx = contextOf(member);
    const of = { userId: member.userId };
    expect(await loadReportBrand(ctx, { ...of, language: 'es' })).toMatchObject({
      color: '#4e93a3',
      description: 'Valoración y fiscalidad',
      website: 'solerprada.example',
      disclaimer: 'Solo para su destinatario.',
      logo: { mediaType: 'image/png', bytes: new Uint8Array([1]) },
    });
    expect((await loadReportBrand(ctx, { ...of, language: 'ca' })).disclaimer).toBeNull();
    expect(await loadReportAdviser(database.db, member.userId)).toMatchObject({
      organizationName: 'Soler Prada',
      email: 'hola@solerprada.example',
    });
    expect((await readFile({ ctx, input: { id: fileId } })).bytes).toEqual(new Uint8Array([1]));
    expect(await getOwnBranding({ ctx })).toMatchObject({ role: 'member', logo: { fileId } });
  });

  test('is changed by the owner alone, and its logo read by nobody else', async () => {
    const { owner, member } = await pair();
    const stranger = await createAdviser(database.db);
    const byMember = updateBranding({ ctx: contextOf(member), input: brand });
    await expect(byMember).rejects.toMatchObject({ code: 'forbidden' });
    const { fileId } = await send(owner, 1);
    await updateBranding({ ctx: contextOf(owner), input: { ...brand, logoFileId: fileId } });
    const read = readFile({ ctx: contextOf(stranger), input: { id: fileId } });
    await expect(read).rejects.toMatchObject({ code: 'not-found' });
  });

  test("takes no logo of another's, and none that is no logo", async () => {
    const { owner } = await pair();
    const stranger = await createAdviser(database.db);
    const { fileId } = await send(stranger, 2);
    const taken = updateBranding({
      ctx: contextOf(owner),
      input: { ...brand, logoFileId: fileId },
    });
    await expect(taken).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('keeps one logo: a replaced one goes with its bytes, as one that was sent and never used', async () => {
    const { owner } = await pair();
    const first = await send(owner, 1);
    await updateBranding({ ctx: contextOf(owner), input: { ...brand, logoFileId: first.fileId } });
    await send(owner, 2);
    const third = await send(owner, 3);
    expect((await filesOf(owner)).map(({ id }) => id).toSorted()).toEqual(
      [first.fileId, third.fileId].toSorted(),
    );
    const [former] = await filesOf(owner).then((rows) =>
      rows.filter(({ id }) => id === first.fileId),
    );
    await updateBranding({ ctx: contextOf(owner), input: { ...brand, logoFileId: third.fileId } });
    expect((await filesOf(owner)).map(({ id }) => id)).toEqual([third.fileId]);
    await expect(store.get(former?.storageKey ?? '')).rejects.toThrow('not-found');
    await updateBranding({ ctx: contextOf(owner), input: brand });
    expect(await filesOf(owner)).toEqual([]);
  });
});

describe('a sample', () => {
  const printed: ValuationReportInput[] = [];
  const reports = {
    renderValuationReport: (input: ValuationReportInput) => {
      printed.push(input);
      return Promise.resolve(new Uint8Array([37, 80, 68, 70]));
    },
  };
  const print = (adviser: TestAdviser, input: typeof brand, logoFileId: string | null = null) =>
    printBrandingSample({
      ctx: { ...contextOf(adviser), reports },
      input: { ...input, logoFileId, language: 'es' },
    });

  test('is a whole report with what is typed and not saved, and is kept nowhere', async () => {
    const owner = await createAdviser(database.db);
    const { fileId } = await send(owner, 7);
    const before = await filesOf(owner);
    const { fileName, base64 } = await print(owner, brand, fileId);
    expect([fileName, base64]).toEqual(['muestra.pdf', 'JVBERg==']);
    expect(printed.at(-1)).toMatchObject({
      kind: 'full',
      document: { company: { name: 'Conservas Valdeorza, S.L.' } },
      adviser: { organizationName: 'Soler Prada', email: 'hola@solerprada.example' },
      brand: {
        color: '#4e93a3',
        disclaimer: 'Solo para su destinatario.',
        logo: { bytes: new Uint8Array([7]) },
      },
      verification: { code: 'MUESTRA' },
    });
    expect(await filesOf(owner)).toEqual(before);
    expect(await getOwnBranding({ ctx: contextOf(owner) })).toMatchObject({ color: null });
  });

  test("takes the organization's logo from a member, and no stranger's", async () => {
    const { owner, member } = await pair();
    const { fileId } = await send(owner, 8);
    await expect(print(member, brand, fileId)).rejects.toMatchObject({ code: 'invalid-input' });
    await updateBranding({ ctx: contextOf(owner), input: { ...brand, logoFileId: fileId } });
    await print(member, brand, fileId);
    expect(printed.at(-1)?.brand.logo?.bytes).toEqual(new Uint8Array([8]));
    const stranger = await createAdviser(database.db);
    await expect(print(stranger, brand, fileId)).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
