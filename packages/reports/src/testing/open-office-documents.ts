import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { templateDocx } from '../templates/template-docx.ts';
import { libreOfficeConverter } from './libre-office-converter.ts';
import { sampleTemplateInput } from './sample-template-input.ts';

const workspace = mkdtempSync(join(tmpdir(), 'valia-office-'));
const saveAs = libreOfficeConverter(workspace);

const documentPart = 'word/document.xml';
const sentence = 'Frase que se añade al revisar el documento.';

/** Edits a document like a reviewer: adds a paragraph before the end. */
const edited = (bytes: Uint8Array): Uint8Array => {
  const parts = unzipSync(bytes);
  const document = strFromU8(parts[documentPart] ?? new Uint8Array());
  const paragraph = `<w:p><w:r><w:t>${sentence}</w:t></w:r></w:p>`;
  const at = document.lastIndexOf('<w:sectPr');
  parts[documentPart] = strToU8(document.slice(0, at) + paragraph + document.slice(at));
  return zipSync(parts);
};

const wordsOf = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ');

const printAll = async (folder: string): Promise<string[]> => {
  mkdirSync(folder);
  const names: string[] = [];
  for (const template of templateLibrary)
    for (const language of userLanguages) {
      const input = sampleTemplateInput(template, language);
      const bytes = await templateDocx({ ...input, format: 'docx' });
      const name = `${template.key}-${language}`;
      writeFileSync(join(folder, `${name}.docx`), edited(bytes));
      names.push(name);
    }
  return names;
};

/** The problem of a document that was opened, edited and saved; null when there is none. */
const faultOf = (name: string, saved: string, read: string): string | null => {
  const first = wordsOf(join(read, `${name}.txt`));
  if (!first.includes(sentence)) return 'the sentence added is not in it';
  const again = wordsOf(join(saved, 'again', `${name}.txt`));
  return again === first ? null : 'saved and opened again, it says something else';
};

const openAll = async (): Promise<number> => {
  const [printed, saved, read] = ['printed', 'saved', 'read'].map((name) => join(workspace, name));
  if (printed === undefined || saved === undefined || read === undefined) return 1;
  const names = await printAll(printed);
  const pathsIn = (folder: string) => names.map((name) => join(folder, `${name}.docx`));
  saveAs('txt:Text (encoded):UTF8', pathsIn(printed), read);
  saveAs('docx:MS Word 2007 XML', pathsIn(printed), saved);
  saveAs('txt:Text (encoded):UTF8', pathsIn(saved), join(saved, 'again'));
  let failed = 0;
  for (const name of names) {
    const fault = faultOf(name, saved, read);
    if (fault === null) continue;
    failed += 1;
    process.stdout.write(`FAILED ${name}: ${fault}\n`);
  }
  process.stdout.write(`${names.length - failed} passed, ${failed} failed\n`);
  return failed;
};

try {
  process.exitCode = (await openAll()) === 0 ? 0 : 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stdout.write(`LibreOffice could not open the documents: ${reason}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
