declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'truetype';
    /** One position on each axis of a variable font. */
    variationAxes: Record<string, number>;
  }
  /** A font with only these characters. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
