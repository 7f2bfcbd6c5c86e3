import type * as library from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { asDamaged, refuseSource } from '../refuse-source.ts';

type Library = typeof library;
export type PdfDocument = Awaited<ReturnType<Library['getDocument']>['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** What the library makes when it is loaded, to paint with; Node has none, and nothing is painted here. */
const paintingParts = ['DOMMatrix', 'ImageData', 'Path2D'];

const openDocument = async (library: Library, bytes: Uint8Array): Promise<PdfDocument> => {
  const { promise } = library.getDocument({
    // The library takes the bytes that it is given away from whoever gave them.
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
    throw asDamaged(error);
  }
};

/** In a worker without a window the library would take over the messages of whoever began it. */
const importWorkerPart = async (): Promise<unknown> => {
  const hasWindow = Reflect.has(globalThis, 'window');
  if (!hasWindow) Reflect.set(globalThis, 'window', globalThis);
  try {
    return await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  } finally {
    if (!hasWindow) Reflect.deleteProperty(globalThis, 'window');
  }
};

/** The library and its worker's part in this thread: whoever reads files does so in a worker already. */
export const loadPdfLibrary = async () => {
  for (const part of paintingParts)
    if (!Reflect.has(globalThis, part)) Reflect.set(globalThis, part, Object);
  Reflect.set(globalThis, 'pdfjsWorker', await importWorkerPart());
  const loaded = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
  return { open: (bytes: Uint8Array) => openDocument(loaded, bytes) };
};
