declare global {
  interface Window {
    /** Layout shifts (CLS) since the page began to load. */
    shiftFaults: () => string[];
  }
}

/** Serialised into the page, so it must not use imports. */
export function defineShiftAudit(): void {
  const faults: string[] = [];
  const watch = new PerformanceObserver((list) => note(list.getEntries()));
  watch.observe({ type: 'layout-shift', buffered: true });

  function note(entries: readonly PerformanceEntry[]): void {
    for (const entry of entries) {
      const value = Number(Reflect.get(entry, 'value'));
      // Fonts without a preload shift a word by a pixel, which is not visible.
      if (value < 0.0005) continue;
      const sources: unknown = Reflect.get(entry, 'sources');
      const nodes: unknown[] = Array.isArray(sources) ? sources.map(({ node }) => node) : [];
      const names = nodes.map((node) =>
        node instanceof Element ? window.geometry.nameOf(node) : String(node),
      );
      faults.push(`${names.join(', ')} moved by ${value.toFixed(4)}`);
    }
  }

  window.shiftFaults = () => {
    note(watch.takeRecords());
    return faults;
  };
}
