/** A decoded and re-encoded picture, which contains only the pixels of the uploaded file. */
export interface ReadLogo {
  bytes: Uint8Array;
  mediaType: 'image/png';
  /** The most prominent colour as `#rrggbb`; null when it is black, white or grey. */
  color: string | null;
}

export interface LogoReader {
  /** Throws `invalid-input` when the bytes are not a PNG or JPEG, or larger than a logo can be. */
  readLogo: (bytes: Uint8Array) => Promise<ReadLogo>;
}
