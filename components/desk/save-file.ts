type SavedFile = { readonly name: string; readonly text: string; readonly type: string };

/** Starts a download; false if the browser cannot. A script cannot know whether the file is saved. */
export function saveFile({ name, text, type }: SavedFile): boolean {
  try {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    // Some browsers read the blob only after this function has returned.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch {
    return false;
  }
}
