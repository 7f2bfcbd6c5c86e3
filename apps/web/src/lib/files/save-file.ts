const keptMs = 60_000;

/** Downloads a file that was created in the browser. */
export const saveFile = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed, because some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};
