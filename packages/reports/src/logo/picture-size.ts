interface PictureSize {
  width: number;
  height: number;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const headerAt = 12;

const pngSize = (bytes: Uint8Array): PictureSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isHeader = String.fromCharCode(...bytes.subarray(headerAt, headerAt + 4)) === 'IHDR';
  return isHeader && bytes.length >= 33
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : null;
};

/**
 * Markers of frames that contain a size: baseline, extended, progressive and similar ones; not tables or arithmetic
 * conditioning.
 */
const givesSize = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (bytes: Uint8Array): PictureSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (givesSize(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
};

/** The size that a PNG or JPEG declares, read from its first bytes without decoding it; null for anything else. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null => {
  if (pngSignature.every((byte, at) => bytes[at] === byte)) return pngSize(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? jpegSize(bytes) : null;
};
