/// <reference types="vite/client" />

import { tmpdir } from 'node:os';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { reportFonts } from './report-fonts.ts';

const sources = import.meta.glob<string>('./templates/*.typ', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The Typst sources by file name, included in the bundle. */
const reportTemplates: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([path, source]) => [path.replace('./templates/', ''), source]),
);

// Sources are added in memory below this folder; nothing is read from it.
const workspace = tmpdir();
/** As a file, because a typesetter input would make it parse every template again. */
const viewPath = `${workspace}/view.json`;
const keptCompilations = 10;

const createCompiler = (furtherFonts: readonly Buffer[] = []): NodeCompiler => {
  const fontBlobs = [...reportFonts(), ...furtherFonts];
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  for (const [name, source] of reportTemplates) compiler.addSource(`${workspace}/${name}`, source);
  return compiler;
};

let shared: NodeCompiler | null = null;

const sharedCompiler = (): NodeCompiler => {
  shared ??= createCompiler();
  return shared;
};

export interface TypesettingInput {
  template: string;
  view: object;
  /** `#rrggbb`, dark enough to be readable. */
  brand: string;
  /** Stored under `path`, which is also in the view. */
  logo: { path: string; bytes: Uint8Array } | null;
  issuedAt: Date;
  /** For letters that are missing in the report's own fonts. */
  furtherFonts: readonly Buffer[];
}

/**
 * Keeps a figure and the following sign on one line, also in an adviser's own text, and likewise the parts of a
 * subtraction from 1.
 */
const keepTogether = (_key: string, value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll(/(?<=\d) (?=[%€$£](?!\w))|(?<=\(1) (?=−)|(?<=\(1 −) /g, '\u00a0')
    : value;

const compiled = (
  compiler: NodeCompiler,
  { brand, logo, template, view }: TypesettingInput,
): NodeTypstDocument => {
  if (logo !== null) compiler.mapShadow(`${workspace}/${logo.path}`, Buffer.from(logo.bytes));
  compiler.mapShadow(viewPath, Buffer.from(JSON.stringify(view, keepTogether)));
  const compilation = compiler.compile({
    mainFilePath: `${workspace}/${template}`,
    inputs: { brand },
  });
  const document = compilation.result;
  if (document !== null) return document;
  const diagnostics = compilation.takeError()?.shortDiagnostics ?? [];
  throw new Error(`The report template did not compile: ${JSON.stringify(diagnostics)}`);
};

const compiledAs = <Output>(
  setting: TypesettingInput,
  write: (compiler: NodeCompiler, document: NodeTypstDocument) => Output,
): Output => {
  // A compiler accepts fonts only when it is created.
  const isShared = setting.furtherFonts.length === 0;
  const compiler = isShared ? sharedCompiler() : createCompiler(setting.furtherFonts);
  try {
    return write(compiler, compiled(compiler, setting));
  } finally {
    compiler.unmapShadow(viewPath);
    if (setting.logo !== null) compiler.unmapShadow(`${workspace}/${setting.logo.path}`);
    // Takes as long as typesetting a page, so it runs after this report is returned.
    setImmediate(() => compiler.evictCache(isShared ? keptCompilations : 0));
  }
};

/**
 * Typesets a view with a template and returns a tagged PDF. Texts are passed to the template as values, never as
 * source.
 */
export const compileReport = (setting: TypesettingInput): Uint8Array =>
  compiledAs(setting, (compiler, document) => {
    const creationTimestamp = Math.floor(setting.issuedAt.getTime() / 1000);
    return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
  });

/** The same as a single drawing, with its letters as outlines. */
export const compileDrawing = (setting: TypesettingInput): string =>
  compiledAs(setting, (compiler, document) => compiler.plainSvg(document));
