import type { Evidence } from '../accounts-intake.ts';

const units: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:millones|milions|millions)\b|\bmill\. ?(?:de )?(?:€|eur)|(?<![\p{L}])M ?€|\bMEUR\b/u,
    1_000_000,
  ],
  [
    /\b(?:miles|milers|thousands)\b(?: de | d['’ ]| of )?(?:euros|eur|€)?|(?<![\p{L}])[Kk] ?€|\bK?EUR ?000\b|000 ?€|€ ?['’]?000|['’]000\b|\bKEUR\b/u,
    1000,
  ],
  [
    /\b(?:en|in) euros\b|\(euros\)|\(€\)|\b(?:unidad|unitat|unit): ?(?:euros?|€)|cifras en €|\(en €\)/u,
    1,
  ],
];

const spoken = (text: string): string =>
  text
    .replaceAll(/\b(?:Euros|EUROS)\b/gu, 'euros')
    .replaceAll(
      /\b(Miles|MILES|Milers|Millones|MILLONES|Milions|Thousands|Millions|En|EN|In)\b/gu,
      (word) => word.toLowerCase(),
    );

/** The unit that a text mentions: 1, 1,000 or 1,000,000; null when it mentions none. */
export const findStatedUnit = (text: string): number | null =>
  units.find(([pattern]) => pattern.test(spoken(text)))?.[1] ?? null;

export interface UnitDecision {
  multiple: number;
  isAsked: boolean;
  evidence: Evidence[];
}

/** The unit mentioned by the table above this one in the sheet. */
export interface UnitAbove {
  multiple: number;
  seen: string;
}

/**
 * The unit from texts of the table, which may disagree, otherwise from the table above it in the sheet; without any,
 * euros until the size of the figures suggests another unit.
 */
export const decideUnit = (
  texts: readonly string[],
  answer: number | null,
  above: UnitAbove | null,
): UnitDecision => {
  if (answer !== null)
    return {
      multiple: answer,
      isAsked: false,
      evidence: [{ class: 'answered', seen: '', count: 1 }],
    };
  const stated = texts.flatMap((text) => {
    const unit = findStatedUnit(text);
    return unit === null ? [] : [{ text, unit }];
  });
  const [first] = stated;
  if (first === undefined && above !== null)
    return {
      multiple: above.multiple,
      isAsked: false,
      evidence: [{ class: 'supporting', seen: above.seen, count: 1 }],
    };
  if (first === undefined)
    return { multiple: 1, isAsked: false, evidence: [{ class: 'default', seen: '', count: 0 }] };
  return {
    multiple: first.unit,
    isAsked: stated.some(({ unit }) => unit !== first.unit),
    evidence: stated.map(({ text }) => ({ class: 'decisive', seen: text, count: 1 })),
  };
};
