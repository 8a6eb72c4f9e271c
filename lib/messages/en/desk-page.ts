/** What stands in the document and the manifest of the order desk, before its script runs. */
export const deskPageMessages = {
  title: 'Order desk',
  documentTitle: (shopName: string) => `Order desk | ${shopName}`,
  appName: (shopName: string) => `${shopName} order desk`,
  shortName: 'Order desk',
  description: 'The orders of the shop, kept on this device alone.',
  noScript: 'The order desk keeps your orders in this browser. Please turn on JavaScript to see them.',
} as const;
