/** A picture that was decoded and written anew: nothing but its pixels is left of the file. */
export interface ReadLogo {
  bytes: Uint8Array;
  mediaType: 'image/png';
  /** `#rrggbb` of what stands out in it; null where it is black, white or grey. */
  color: string | null;
}

export interface LogoReader {
  /** Refuses as `invalid-input` what is no PNG or JPEG, or larger than a logo can be. */
  readLogo: (bytes: Uint8Array) => Promise<ReadLogo>;
}
