/** Asks the browser not to clear the orders by itself. Browsers without the question answer no. */
export async function askToPersist(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

/** Whether the browser has promised it; undefined where it cannot be asked. */
export async function isPersistent(): Promise<boolean | undefined> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return undefined;
  }
}
