import type * as library from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { wrapAsDamaged, refuseSource } from '../refuse-source.ts';

type Library = typeof library;
export type PdfDocument = Awaited<ReturnType<Library['getDocument']>['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/**
 * Drawing classes that the library instantiates when it is loaded. Node does not have them, and nothing is drawn here.
 */
const paintingParts = ['DOMMatrix', 'ImageData', 'Path2D'];

const openDocument = async (library: Library, bytes: Uint8Array): Promise<PdfDocument> => {
  const { promise } = library.getDocument({
    // Copied, because the library takes ownership of the bytes and the caller could no longer use them.
    data: bytes.slice(),
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      return refuseSource('password');
    throw wrapAsDamaged(error);
  }
};

/**
 * Imports the library's worker module. In a worker without a `window`, that module would handle the messages of our own
 * worker, so a `window` is defined meanwhile.
 */
const importWorkerPart = async (): Promise<unknown> => {
  const hasWindow = Reflect.has(globalThis, 'window');
  if (!hasWindow) Reflect.set(globalThis, 'window', globalThis);
  try {
    return await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  } finally {
    if (!hasWindow) Reflect.deleteProperty(globalThis, 'window');
  }
};

/** Loads the library and its worker module in this thread, because files are already read in a worker. */
export const loadPdfLibrary = async () => {
  for (const part of paintingParts)
    if (!Reflect.has(globalThis, part)) Reflect.set(globalThis, part, Object);
  Reflect.set(globalThis, 'pdfjsWorker', await importWorkerPart());
  const loaded = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
  return { open: (bytes: Uint8Array) => openDocument(loaded, bytes) };
};
