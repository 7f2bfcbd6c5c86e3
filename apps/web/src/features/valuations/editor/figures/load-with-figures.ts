import { loadTexts } from '../../../../lib/language.ts';
import { loadChunk } from '../../../../lib/page/load-chunk.ts';

/** Fetches a part that presents figures together with what they say, which the page itself does without. */
export const loadWithFigures = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadChunk(load), loadTexts('figures')]);
  return part;
};
