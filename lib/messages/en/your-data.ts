const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

export const yourDataMessages = {
  title: 'Your Data',
  intro:
    'What the shop remembers of you lies in this browser and is not sent to us. Here is all of it, to read, to save and to delete.',
  places: {
    device: 'On this device, until you delete it',
    tab: 'In this tab, until you close it',
  },
  noScript: 'What is kept lies in this browser. Please turn JavaScript on to see it.',
  unkept:
    'This browser does not let the shop keep everything. What is listed here may last only until you close this page.',
  /** What each is, what for and how long, in plain words; `count` tells what is in it now. */
  subjects: {
    cart: {
      name: 'Cart',
      what: 'The products in your cart and how many of each, so that they are still there tomorrow. Kept until you take them out.',
      count: products,
    },
    wishlist: {
      name: 'Wishlist',
      what: 'The products on your wishlist. Kept until you take them off.',
      count: products,
    },
    requests: {
      name: 'Order requests',
      what: 'The orders you prepared for the shop as a message, with your name, address and notes as you typed them, to send or order again. Kept until you remove them; of more than twenty the oldest goes.',
      count: (count: number) => (count === 1 ? '1 order request' : `${count} order requests`),
    },
    addresses: {
      name: 'Saved addresses',
      what: 'The addresses you chose to save in the checkout form, each with name, phone and e-mail as you typed them, to fill it in again. Kept until you remove them; of more than ten the oldest goes.',
      count: (count: number) => (count === 1 ? '1 address' : `${count} addresses`),
    },
    account: {
      name: 'Account',
      what: 'Your name, your e-mail address and a salted hash of your password, not the password itself, so that you can sign in here. Kept until another account takes its place.',
      count: (count: number) => `${count} account`,
    },
    session: {
      name: 'Signed in',
      what: 'Who is signed in, by name and e-mail address. Kept until you sign out.',
      count: String,
    },
    viewings: {
      name: 'Recently viewed',
      what: 'The last nine products you opened and when, to find them again below a product. Forgotten after thirty days.',
      count: products,
    },
    currency: {
      name: 'Currency',
      what: 'The currency you asked to see beside dollars. Kept until you choose dollars alone.',
      count: String,
    },
    copies: {
      name: 'Rescued copies',
      what: 'A cart or wishlist that could not be read, as it was, so that nothing of yours is lost. Kept until you delete it.',
      count: (count: number) => (count === 1 ? '1 copy' : `${count} copies`),
    },
    draft: {
      name: 'Checkout form',
      what: 'What you typed into the checkout form, so that it survives a reload. Your card is no part of it: its number, date and code are never kept.',
      count: (count: number) => (count === 1 ? '1 field filled in' : `${count} fields filled in`),
    },
    reloads: {
      name: 'Reloads',
      what: 'Which page had to be loaded anew because a file of it was missing, and when, so that it is not done over and over.',
      count: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    },
  },
  copyOfShop:
    'Beside all this lies a copy of the shop itself, for times without a network: its pages, and the pictures you have seen. Nothing that you typed or chose is in it. Your browser’s settings for this site delete it.',
  storedAs: 'Stored as',
  /** The key of a page that was loaded anew ends with its address. */
  reloadKey: 'reloaded /…',
  nothing: 'Nothing now',
  empty: 'Empty',
  unreadable: 'Something that the shop cannot read',
  save: 'Save as a file',
  saved: (name: string) => `${name} is made. Look for it where your browser puts downloads.`,
  unsaved: 'The file could not be made. Please try again.',
  remove: 'Delete',
  removeAll: 'Delete everything',
  removeOne: (name: string) => `Delete: ${name}`,
  ask: {
    one: (name: string) => `Delete “${name}”?`,
    all: 'Delete everything?',
    gone: 'It cannot be brought back, and is gone from the shop’s other tabs too.',
    account: 'You will be signed out, and can no longer sign in with this account.',
    session: 'You will be signed out. The account stays.',
    everything:
      'Cart, wishlist, account and whatever else the shop keeps in this browser. It cannot be brought back, and is gone from the shop’s other tabs too. You will be signed out. What you may want later, save as a file before.',
  },
  keep: 'Keep it',
  close: 'Close',
  removed: (name: string) => `Deleted: ${name}.`,
  removedAll: 'Deleted. Nothing that you typed or chose is kept in this browser now.',
} as const;
