import type { Page } from 'playwright/test';
import { defineGeometry } from './dom-geometry';

declare global {
  interface Window {
    /** Describes the layout shifts (CLS) since the page began to load. */
    shiftFaults: () => string[];
  }
}

/** For pages whose fonts may load late: unlike the layout audit, it adopts no style sheet, which loads them again. */
export async function installShiftAudit(page: Page): Promise<void> {
  await page.addInitScript({ content: `(${String(defineGeometry)})();(${String(defineShiftAudit)})();` });
}

/** Defines `shiftFaults`. The function is serialised into the page, so it must not use imports. */
export function defineShiftAudit(): void {
  /** The style sheet of the layout audit has Chromium load the fonts again, which moves text by up to 0.0002. */
  const invisibleShift = 0.0005;
  const faults: string[] = [];
  const observer = new PerformanceObserver((list) => recordFaults(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });

  function recordFaults(entries: readonly PerformanceEntry[]): void {
    for (const entry of entries) {
      const value = Number(Reflect.get(entry, 'value'));
      if (value < invisibleShift) continue;
      const sources: unknown = Reflect.get(entry, 'sources');
      const nodes: unknown[] = Array.isArray(sources) ? sources.map(({ node }) => node) : [];
      const names = nodes.map((node) =>
        node instanceof Element ? window.geometry.nameOf(node) : String(node),
      );
      faults.push(`${names.join(', ')} moved by ${value.toFixed(4)}`);
    }
  }

  window.shiftFaults = () => {
    recordFaults(observer.takeRecords());
    return faults;
  };
}
