/** The SHA-256 of a file, in hexadecimal; the file is read and hashed here and is not uploaded. */
export const hashFile = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
