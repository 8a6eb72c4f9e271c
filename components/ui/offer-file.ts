/** Hands a text to the browser as a file to save; where it goes, and whether it is kept, the browser alone knows. */
export function offerFile({ name, text }: { readonly name: string; readonly text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
