/** Resolves once the whole page is parsed. */
export async function domReady(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
}
