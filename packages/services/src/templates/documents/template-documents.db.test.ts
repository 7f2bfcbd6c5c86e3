import { files } from '@valia/db/schema/valuations/files.ts';
import { templateDocumentFiles } from '@valia/db/schema/workspace/template-documents.ts';
import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import type { TemplatePrintInput } from '@valia/domain/templates/template-printer.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../../testing/create-valuation-suite.ts';
import { failureCodes } from '../../testing/failure-codes.ts';
import { listTemplates } from '../template-verbs.ts';
import { issueTemplateDocument } from './issue-template-document.ts';
import { listTemplateDocuments } from './list-template-documents.ts';
import {
  createTemplateDocument,
  deleteTemplateDocument,
  getTemplateDocument,
} from './template-document-verbs.ts';
import { updateTemplateDocument } from './update-template-document.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const [letter] = templateLibrary;
const templateId = letter?.id ?? '';
const mine = () => suite.contextOf(suite.adviser);
const made = async (valuationId: string | null = null) =>
  (
    await createTemplateDocument({
      ctx: mine(),
      input: { templateId, language: 'es', valuationId },
    })
  ).id;

describe('a document', () => {
  test('is filled from the valuation and the adviser; the rest is missing', async () => {
    const valuation = await suite.given(mine());
    const id = await made(valuation.id);
    const document = await getTemplateDocument({ ctx: mine(), input: { id } });
    expect(document.sourced).toMatchObject({
      'company.name': { kind: 'text', text: 'Conservas Valdeorza, S.L.' },
      'valuation.equity': { kind: 'money', currency: 'EUR' },
      'adviser.email': { kind: 'text', text: suite.adviser.email },
    });
    expect(document.typed.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(document.missing).toBeGreaterThan(5);
  });

  test('of a valuation that I may not read cannot be made', async () => {
    const valuation = await suite.given(suite.contextOf(suite.stranger));
    await expect(made(valuation.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is its owner’s alone', async () => {
    const id = await made();
    const ctx = suite.contextOf(suite.stranger);
    const results = await Promise.allSettled([
      getTemplateDocument({ ctx, input: { id } }),
      deleteTemplateDocument({ ctx, input: { id } }),
      issueTemplateDocument({ ctx, input: { id, format: 'pdf' } }),
      updateTemplateDocument({ ctx, input: { id, version: 1, typed: {} } }),
    ]);
    expect(failureCodes(results)).toEqual(Array(4).fill('not-found'));
  });

  test('that cannot be committed leaves no bytes behind', async () => {
    const { db } = suite.database;
    const id = await made();
    const { files: store, ...ctx } = mine();
    const keys = new Set<string>();
    const watched: typeof store = {
      ...store,
      put: async (key, bytes) => {
        keys.add(key);
        await store.put(key, bytes);
      },
      remove: async (key) => {
        keys.delete(key);
        await store.remove(key);
      },
    };
    const templates = { printTemplate: () => Promise.resolve(new Uint8Array([37])) };
    await db.execute(sql`create function refuse_commit() returns trigger language plpgsql as $$
      begin raise exception 'no space' using errcode = 'disk_full'; end $$`);
    await db.execute(sql`create constraint trigger full_at_commit after insert on template_document_files
      deferrable initially deferred for each row execute function refuse_commit()`);
    const issuing = issueTemplateDocument({
      ctx: { ...ctx, files: watched, templates },
      input: { id, format: 'pdf' },
    });
    await expect(issuing).rejects.toMatchObject({ code: '53100' });
    await db.execute(sql`drop trigger full_at_commit on template_document_files`);
    expect([...keys]).toEqual([]);
    expect(await db.$count(templateDocumentFiles, eq(templateDocumentFiles.documentId, id))).toBe(
      0,
    );
  });

  test('keeps what is written, and tells a second tab that it is late', async () => {
    const id = await made();
    const input = { id, version: 1, typed: { place: 'Logroño', price: 100 } };
    const saved = await updateTemplateDocument({ ctx: mine(), input });
    expect(saved).toMatchObject({ version: 2, typed: { place: 'Logroño', price: 100 } });
    await expect(updateTemplateDocument({ ctx: mine(), input })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('takes the text of another language, and keeps what is written', async () => {
    const id = await made();
    const typed = { place: 'Vic' };
    await updateTemplateDocument({ ctx: mine(), input: { id, version: 1, typed } });
    const input = { id, version: 2, language: 'ca' } as const;
    const { source, ...document } = await updateTemplateDocument({ ctx: mine(), input });
    expect(source).toContain('# Carta d’encàrrec');
    expect(document).toMatchObject({ language: 'ca', name: letter?.names.ca, typed });
  });

  test('is listed, the last changed first, drafts apart', async () => {
    const id = await made();
    const { items } = await listTemplateDocuments({
      ctx: mine(),
      input: { search: 'ENCARGO', isDraft: true, cursor: null, limit: 1 },
    });
    expect(items).toMatchObject([{ id, templateId }]);
    const counted = await listTemplates({ ctx: mine(), input: { search: '', language: 'es' } });
    expect(counted.documents).toBe(counted.items[0]?.documents);
    expect(counted.drafts).toBe(counted.documents);
  });
});

describe('the file of a document', () => {
  test('replaces the one before, says whether it is a draft, and goes with the document', async () => {
    const printed: TemplatePrintInput[] = [];
    const ctx = suite.contextOf(suite.adviser, {
      templates: {
        printTemplate: async (input) => {
          printed.push(input);
          return new Uint8Array([1]);
        },
      },
    });
    const id = await made();
    const first = await issueTemplateDocument({ ctx, input: { id, format: 'docx' } });
    const second = await issueTemplateDocument({ ctx, input: { id, format: 'docx' } });
    expect(printed[0]).toMatchObject({ isDraft: true, format: 'docx', language: 'es' });
    expect(second.fileName).toMatch(/^carta-de-encargo-de-venta-.*-borrador\.docx$/);
    const { db } = suite.database;
    const count = (fileId: string) => db.$count(files, eq(files.id, fileId));
    expect([await count(first.fileId), await count(second.fileId)]).toEqual([0, 1]);
    await deleteTemplateDocument({ ctx, input: { id } });
    expect(await count(second.fileId)).toBe(0);
  });
});
