/** Saves data as a file on the user's device. Text is written as UTF-8. */
export function download(data: Blob | BlobPart, name: string, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(data instanceof Blob ? data : new Blob([data], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
