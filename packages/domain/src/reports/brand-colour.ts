const productColour = '#2b4a75';
/** The contrast that the small letters of notes need on white, with some margin. */
const leastContrast = 5;
const darkening = 0.96;

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const hexOf = (channels: Channels): string =>
  `#${channels.map((channel) => Math.floor(channel).toString(16).padStart(2, '0')).join('')}`;

/** sRGB to linear light. Source: WCAG 2.2, relative luminance. */
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The contrast of a colour with white paper, 1 to 21. Source: WCAG 2.2, contrast ratio. */
export const contrastWithPaper = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex);
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return 1.05 / (luminance + 0.05);
};

/** The adviser's colour, darkened until it is readable on paper; without one, the product's colour. */
export const brandColour = (given: string | null): string => {
  if (given === null || !/^#[0-9a-f]{6}$/i.test(given)) return productColour;
  let hex = given.toLowerCase();
  while (contrastWithPaper(hex) < leastContrast) {
    const [red, green, blue] = channelsOf(hex);
    hex = hexOf([red * darkening, green * darkening, blue * darkening]);
  }
  return hex;
};
