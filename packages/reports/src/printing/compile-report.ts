/// <reference types="vite/client" />

import { tmpdir } from 'node:os';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { reportFonts } from './report-fonts.ts';

const sources = import.meta.glob<string>('./templates/*.typ', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The Typst sources by file name. They travel inside the bundle. */
const reportTemplates: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([path, source]) => [path.replace('./templates/', ''), source]),
);

// Sources are added in memory below this folder; nothing is read from it.
const workspace = tmpdir();
/** As a file: an input of the typesetter would have it read every template anew. */
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

export interface ReportSetting {
  template: string;
  view: object;
  /** `#rrggbb`, dark enough to be read. */
  brand: string;
  /** Set under `path`, which the view names. */
  logo: { path: string; bytes: Uint8Array } | null;
  issuedAt: Date;
  /** For letters that the report's own fonts have not. */
  furtherFonts: readonly Buffer[];
}

/** A figure and the sign after it stay on one line, in an adviser's own words too, and so does what is left of 1. */
const keepTogether = (_key: string, value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll(/(?<=\d) (?=[%€$£](?!\w))|(?<=\(1) (?=−)|(?<=\(1 −) /g, '\u00a0')
    : value;

const compiled = (
  compiler: NodeCompiler,
  { brand, logo, template, view }: ReportSetting,
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
  setting: ReportSetting,
  write: (compiler: NodeCompiler, document: NodeTypstDocument) => Output,
): Output => {
  // A compiler takes its fonts once.
  const isShared = setting.furtherFonts.length === 0;
  const compiler = isShared ? sharedCompiler() : createCompiler(setting.furtherFonts);
  try {
    return write(compiler, compiled(compiler, setting));
  } finally {
    compiler.unmapShadow(viewPath);
    if (setting.logo !== null) compiler.unmapShadow(`${workspace}/${setting.logo.path}`);
    // Takes as long as setting a page, so it is done after this report is handed over.
    setImmediate(() => compiler.evictCache(isShared ? keptCompilations : 0));
  }
};

/** Sets a view with a template and answers a tagged PDF. Texts reach the template as values, never as source. */
export const compileReport = (setting: ReportSetting): Uint8Array =>
  compiledAs(setting, (compiler, document) => {
    const creationTimestamp = Math.floor(setting.issuedAt.getTime() / 1000);
    return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
  });

/** The same as one drawing, its letters as outlines. */
export const compileDrawing = (setting: ReportSetting): string =>
  compiledAs(setting, (compiler, document) => compiler.plainSvg(document));
