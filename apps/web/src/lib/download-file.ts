/** Hands a stored document over to the browser. */
export const downloadFile = (fileId: string, fileName: string): void => {
  const link = document.createElement('a');
  link.href = `/files/${fileId}`;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
};
