import type { Figures } from '@valia/valuation/figure.ts';
import type { SourceNote, ValuationDocument } from '../valuations/document/valuation-document.ts';

/** The notes of the typed fields that a figure depends on, each text once, in the order of its formula. */
export const underlyingSources = (
  figures: Figures,
  id: string,
  { sources }: ValuationDocument,
): SourceNote[] => {
  const found = new Map<string, SourceNote>();
  const seen = new Set<string>();
  const collect = (current: string): void => {
    if (seen.has(current)) return;
    seen.add(current);
    const figure = figures[current];
    const note = sources[figure?.field ?? ''];
    if (note !== undefined && note.text.trim() !== '' && !found.has(note.text))
      found.set(note.text, note);
    figure?.inputs.forEach((input) => collect(input.figure));
  };
  collect(id);
  return [...found.values()];
};
