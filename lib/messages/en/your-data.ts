import { currencyName, hasCardPage } from '@/shop/settings';

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

export const yourDataMessages = {
  title: 'Your Data',
  intro:
    'Everything the shop remembers about you is kept in this browser. You can read, save or delete it here.',
  places: {
    device: 'On this device, even after you close this tab',
    tab: 'In this tab, until you close it',
  },
  noScript: 'Your data is kept in this browser. Please turn on JavaScript to see it.',
  writeFailed:
    "Your browser isn't letting us keep everything. What's listed here may last only until you close this page.",
  subjects: {
    cart: {
      name: 'Cart',
      what: "The products in your cart and how many of each, so that they're still there tomorrow. Kept until you remove them.",
      count: products,
    },
    wishlist: {
      name: 'Wishlist',
      what: 'The products on your wishlist. Kept until you remove them.',
      count: products,
    },
    requests: {
      name: 'Order requests',
      what: 'The orders you opened in an app, copied or printed, with the name, addresses, phone number, email and notes you typed, so that you can send or repeat them. Kept until you remove them, up to the latest twenty.',
      count: (count: number) => (count === 1 ? '1 order request' : `${count} order requests`),
    },
    addresses: {
      name: 'Saved addresses',
      what: "The addresses you chose to save in the checkout form, each with the name, phone number and email you typed, so that you don't have to type them again. Kept until you remove them, up to the latest ten.",
      count: (count: number) => (count === 1 ? '1 address' : `${count} addresses`),
    },
    account: {
      name: 'Account',
      what: 'Your name, your email address and a salted hash of your password (not the password itself), so that you can log in here. Kept until you register again.',
      count: (count: number) => `${count} account`,
    },
    session: {
      name: 'Logged in',
      what: 'Who is logged in, by name and email address. Kept until you log out on the login page.',
      count: String,
    },
    viewings: {
      name: 'Recently viewed',
      what: 'The last nine products you opened and when, so that you can find them again at the bottom of a product page. Each is deleted after thirty days.',
      count: products,
    },
    currency: {
      name: 'Currency',
      what: `The currency you chose to see next to ${currencyName}. Kept until you switch back to ${currencyName} alone.`,
      count: String,
    },
    offlineCopy: {
      name: 'No offline copy',
      what: 'That you turned off the offline copy of the shop. Kept until you turn it on again.',
      count: () => 'Turned off',
    },
    backups: {
      name: 'Rescued copies',
      what: "A cart or wishlist that couldn't be read, exactly as it was, so that nothing is lost. Kept until you delete it.",
      count: (count: number) => (count === 1 ? '1 copy' : `${count} copies`),
    },
    draft: {
      name: 'Checkout form',
      what: `What you typed into the checkout form, so that it survives a reload.${hasCardPage ? ' Your card number, expiry date and CVV are never kept.' : ''}`,
      count: (count: number) => (count === 1 ? '1 field filled in' : `${count} fields filled in`),
    },
    notices: {
      name: 'Notices you have seen',
      what: "Which changes to your cart or wishlist we've already told you about, so that we don't tell you twice.",
      count: (count: number) => (count === 1 ? '1 notice' : `${count} notices`),
    },
    reloads: {
      name: 'Reloads',
      what: "Which page was reloaded because a file was missing, so that it isn't reloaded again and again.",
      count: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    },
  },
  offlineCopy: {
    title: 'Offline copy',
    what: 'The pages you need for an order, the pages you opened and the pictures you have seen, so that the shop also opens without an internet connection. It holds nothing you typed or chose. It begins with the second page you open, the first product in your cart, or when you install the shop.',
    keep: 'Keep an offline copy',
    size: (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB on this device`,
    changing: 'One moment',
    none: 'Nothing kept yet',
    off: 'Turned off, nothing kept',
    saving: 'Nothing kept, because your connection is slow or set to save data',
    unsupported: "Your browser can't keep one, or doesn't let us",
  },
  storedAs: 'Stored as',
  /** Stands for the real keys, which end with a path. */
  reloadKey: 'reloaded /…',
  nothingStored: 'Nothing kept',
  empty: 'Empty',
  unreadable: "Something the shop can't read",
  save: 'Save as a file',
  /** Browsers do not report whether a download succeeded. */
  downloadStarted: (name: string) =>
    `We asked your browser to save ${name}. If it isn't in your downloads, read and copy it below.`,
  downloadFailed: "Your browser couldn't make the file. Read and copy your data below instead.",
  read: 'Read and copy as text',
  copy: 'Copy',
  delete: 'Delete',
  deleteAll: 'Delete everything',
  deleteOne: (name: string) => `Delete: ${name}`,
  confirm: {
    one: (name: string) => `Delete “${name}”?`,
    all: 'Delete everything?',
    gone: "You can't undo this, and it applies to your other tabs too.",
    account: "You'll be logged out, and you won't be able to log in with this account again.",
    session: "You'll be logged out. Your account stays.",
    everything:
      "This deletes your cart, your wishlist, your account and everything else the shop keeps in this browser, including your other tabs. You can't undo this, and you'll be logged out. Save anything you may want later as a file first.",
  },
  cancelDelete: 'Keep it',
  close: 'Close',
  deleted: (name: string) => `Deleted: ${name}.`,
  deletedAll: 'Deleted. This browser no longer keeps anything you typed or chose.',
} as const;
