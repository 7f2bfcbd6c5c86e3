import { hasForbiddenCharacter } from '../text/forbidden-character.ts';
import { normaliseLine } from '../text/normalise-text.ts';

interface Utm {
  source: string | null;
  medium: string | null;
  campaign: string | null;
}

const longest = 100;

/** The campaign in a URL's parameters; values that cannot be campaign names are treated as missing. */
export const readUtm = (params: { get: (name: string) => string | null }): Utm => {
  const read = (name: string) => {
    const text = params.get(`utm_${name}`)?.trim().slice(0, longest) ?? '';
    return text === '' || normaliseLine(text) !== text || hasForbiddenCharacter(text) ? null : text;
  };
  return { source: read('source'), medium: read('medium'), campaign: read('campaign') };
};
