declare global {
  interface Window {
    /** What has moved by itself since the page began to load (CLS). */
    shiftFaults: () => string[];
  }
}

/** Runs in the browser, so that it can use nothing from outside itself. */
export function defineShiftEye(): void {
  const faults: string[] = [];
  const watch = new PerformanceObserver((list) => note(list.getEntries()));
  watch.observe({ type: 'layout-shift', buffered: true });

  function note(entries: readonly PerformanceEntry[]): void {
    for (const entry of entries) {
      const value = Number(Reflect.get(entry, 'value'));
      // A word or two by a pixel, where the letters of a page without a preload come late: no eye sees it.
      if (value < 0.0005) continue;
      const sources: unknown = Reflect.get(entry, 'sources');
      const nodes: unknown[] = Array.isArray(sources) ? sources.map(({ node }) => node) : [];
      const names = nodes.map((node) => (node instanceof Element ? window.sight.nameOf(node) : String(node)));
      faults.push(`${names.join(', ')} moved by ${value.toFixed(4)}`);
    }
  }

  window.shiftFaults = () => {
    note(watch.takeRecords());
    return faults;
  };
}
