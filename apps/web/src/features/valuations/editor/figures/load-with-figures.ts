import { loadTexts } from '../../../../lib/language.ts';
import { loadChunk } from '../../../../lib/page/load-chunk.ts';

/** Loads a part that shows figures together with the texts about figures, which the page itself does not need. */
export const loadWithFigures = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadChunk(load), loadTexts('figures')]);
  return part;
};
