/** Starts a download; whether the file is saved stays unknown. */
export function downloadFile({ name, text }: { readonly name: string; readonly text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
