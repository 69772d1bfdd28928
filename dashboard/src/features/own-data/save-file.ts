/** Has the browser keep a file among its downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download may begin after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
