import { hasRefusedCharacter } from '../text/refused-character.ts';
import { writtenLine } from '../text/written-text.ts';

interface Utm {
  source: string | null;
  medium: string | null;
  campaign: string | null;
}

const longest = 100;

/** Which campaign an address names; what no campaign is called is as if it were not there. */
export const readUtm = (params: { get: (name: string) => string | null }): Utm => {
  const read = (name: string) => {
    const text = params.get(`utm_${name}`)?.trim().slice(0, longest) ?? '';
    return text === '' || writtenLine(text) !== text || hasRefusedCharacter(text) ? null : text;
  };
  return { source: read('source'), medium: read('medium'), campaign: read('campaign') };
};
