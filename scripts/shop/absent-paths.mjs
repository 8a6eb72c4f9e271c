import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pages that a shop lacks because it has nothing to show on them.
 * @param {string} shop the shop's folder
 * @param {{ jobs: readonly unknown[], sampleOrders: readonly unknown[], sampleAddresses: readonly unknown[], payment: { cardPage?: string } }} [settings]
 * undefined if `shop.json` has faults; then only the pages without a Markdown file count as absent
 */
export function absentPaths(shop, settings) {
  const isWritten = (name) => existsSync(join(shop, 'pages', `${name}.md`));
  /** @type {[isShown: boolean, ...paths: string[]][]} */
  const pages = [
    [isWritten('about'), '/AboutUs'],
    [isWritten('terms'), '/Terms-Conditions'],
    [isWritten('privacy'), '/Privacy-Policy'],
    [isWritten('cookie'), '/Cookie'],
    [settings?.jobs.length !== 0, '/Career'],
    [
      settings?.sampleOrders.length !== 0,
      '/TrackOrder',
      '/TrackOrder/Detail',
      '/UserDashboard/TrackOrder',
      '/UserDashboard/TrackOrder/Detail',
      '/UserDashboard#orders',
    ],
    [settings?.sampleAddresses.length !== 0, '/UserDashboard/Address'],
    [
      settings?.payment.cardPage !== undefined || settings === undefined,
      '/Cart/Payment',
      '/Cart/Payment/PaymentStatus',
    ],
  ];
  return pages.flatMap(([isShown, ...paths]) => (isShown ? [] : paths));
}
