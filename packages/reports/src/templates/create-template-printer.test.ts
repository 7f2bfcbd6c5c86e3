import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { pdfPageTexts } from '../testing/pdf-text.ts';
import { sampleTemplateInput } from '../testing/sample-template-input.ts';
import { createTemplatePrinter } from './create-template-printer.ts';

const printer = createTemplatePrinter();
/** A text with markup, entered in the sample as a value, which must be printed literally. */
const typedMarkup = 'con {{price}} y **signos**';

const each = templateLibrary.flatMap((template) =>
  userLanguages.map((language) => ({ key: template.key, language, template })),
);

const wordsOf = (bytes: Uint8Array): string => {
  const parts = unzipSync(bytes);
  const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  return document.replaceAll(/<w:p[ >]/g, '\n$&').replaceAll(/<[^>]+>/g, '');
};

describe.each(each)('$key in $language', ({ language, template }) => {
  test('is a DOCX without a leftover field', async () => {
    const input = sampleTemplateInput(template, language);
    const bytes = await printer.printTemplate({ ...input, format: 'docx' });
    expect(Object.keys(unzipSync(bytes))).toContain('[Content_Types].xml');
    const words = wordsOf(bytes);
    expect(words.replaceAll(typedMarkup, '')).not.toMatch(/\{\{|\}\}|\*\*|undefined|\[object/);
    expect(words).not.toContain('[');
  });

  test('is a tagged PDF without a leftover field', async () => {
    const input = sampleTemplateInput(template, language);
    const bytes = await printer.printTemplate({ ...input, format: 'pdf' });
    expect(Buffer.from(bytes).toString('latin1')).toContain('pdfuaid');
    const words = pdfPageTexts(bytes).join('\n').replaceAll(/\s+/g, ' ');
    expect(words.replaceAll(typedMarkup, '')).not.toMatch(/\{\{|\}\}|undefined/);
    expect(words).not.toContain('[');
  });
});

describe('what is missing', () => {
  const [letter] = templateLibrary;
  if (letter === undefined) throw new Error('The library is empty.');

  test('keeps its place by its name, and the PDF says that it is a draft', async () => {
    const input = sampleTemplateInput(letter, 'es', 'none');
    const words = wordsOf(await printer.printTemplate({ ...input, format: 'docx' }));
    expect(words).toContain('[Representante de la sociedad]');
    const pages = pdfPageTexts(await printer.printTemplate({ ...input, format: 'pdf' }));
    for (const page of pages) expect(page).toContain('Borrador: faltan datos');
  });

  test('what no font has is refused by its field', async () => {
    const input = { ...sampleTemplateInput(letter, 'es'), typed: { place: 'ก' } };
    await expect(printer.printTemplate({ ...input, format: 'pdf' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });
});
