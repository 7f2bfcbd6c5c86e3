declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'truetype';
    /** One place on each axis of a variable font. */
    variationAxes: Record<string, number>;
  }
  /** A font of these characters alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
