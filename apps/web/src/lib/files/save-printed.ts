import type { PrintedDocument } from '@valia/domain/commissions/commission-schemas.ts';
import { templateMediaTypes } from '@valia/domain/templates/template-media-types.ts';
import { saveFile } from './save-file.ts';

/** Downloads a document that the server generated and did not store. */
export const savePrinted = ({ base64, fileName }: PrintedDocument): void => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const type = fileName.endsWith('.docx') ? templateMediaTypes.docx : templateMediaTypes.pdf;
  saveFile(new Blob([bytes], { type }), fileName);
};
