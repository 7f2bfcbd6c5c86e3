import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The possible regions of sector data, by the name in their source. */
const regionTexts: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['Western Europe', msg`Europa occidental`],
  ['US', msg`Estados Unidos`],
]);

export const namedRegions: readonly string[] = [...regionTexts.keys()];

/** A region in the reader's language; for any other region, as its source writes it. */
export const regionText = (
  region: string,
  translate: (message: MessageDescriptor) => string,
): string => {
  const text = regionTexts.get(region);
  return text === undefined ? region : translate(text);
};
