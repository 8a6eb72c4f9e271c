type File = { readonly name: string; readonly text: string; readonly type?: string };

/** Starts a download. A script cannot know whether the file is saved. */
export function downloadFile({ name, text, type = 'application/json' }: File): void {
  const blobUrl = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = blobUrl;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after this function has returned.
  setTimeout(() => URL.revokeObjectURL(blobUrl), 60_000);
}
