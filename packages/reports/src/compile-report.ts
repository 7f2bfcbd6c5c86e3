import { tmpdir } from 'node:os';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { reportFonts } from './report-fonts.ts';
import { reportTemplates } from './report-templates.ts';

// Sources are added in memory below this folder; nothing is read from it.
const workspace = tmpdir();
const keptCompilations = 10;

const createCompiler = (): NodeCompiler => {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: reportFonts() }] });
  for (const [name, source] of reportTemplates) compiler.addSource(`${workspace}/${name}`, source);
  return compiler;
};

let shared: NodeCompiler | null = null;

const sharedCompiler = (): NodeCompiler => {
  shared ??= createCompiler();
  return shared;
};

const compiled = (compiler: NodeCompiler, template: string, view: object): NodeTypstDocument => {
  const compilation = compiler.compile({
    mainFilePath: `${workspace}/${template}`,
    inputs: { view: JSON.stringify(view) },
  });
  const document = compilation.result;
  if (document !== null) return document;
  const diagnostics = compilation.takeError()?.shortDiagnostics ?? [];
  throw new Error(`The report template did not compile: ${JSON.stringify(diagnostics)}`);
};

/**
 * Sets `view` with a template and answers a tagged PDF. Texts reach the template as values, never as source.
 * PDF/UA-1 needs a glyph for every character: text in a script that no font has costs that mark, not the document.
 */
export const compileReport = (template: string, view: object, issuedAt: Date): Uint8Array => {
  const compiler = sharedCompiler();
  const creationTimestamp = Math.floor(issuedAt.getTime() / 1000);
  const document = compiled(compiler, template, view);
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
  } catch (error) {
    if (!String(error).includes('could not be displayed')) throw error;
    return compiler.pdf(document, { creationTimestamp });
  } finally {
    compiler.evictCache(keptCompilations);
  }
};
